import { onFirstSign } from './first-sign';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each(['pointermove', 'pointerdown', 'keydown', 'focusin'])(
  'calls once, at the first %s',
  (sign) => {
    const listener = jest.fn();
    onFirstSign(listener);
    expect(listener).not.toHaveBeenCalled();
    document.dispatchEvent(new Event(sign));
    document.dispatchEvent(new Event(sign));
    jest.runAllTimers();
    expect(listener).toHaveBeenCalledTimes(1);
  },
);

it('calls after a while without a sign', () => {
  const listener = jest.fn();
  onFirstSign(listener);
  jest.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('does not call once it is cancelled', () => {
  const listener = jest.fn();
  onFirstSign(listener)();
  document.dispatchEvent(new Event('keydown'));
  jest.runAllTimers();
  expect(listener).not.toHaveBeenCalled();
});
