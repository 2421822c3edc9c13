import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { countCall, spareTime } from '../src/spare-time';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn() }));
const waits = jest.mocked(wait).mockResolvedValue(undefined);
const measure = jest.spyOn(performance, 'eventLoopUtilization');

/** Lets the event loop be active for these shares of the windows, in sequence, and then for all of its time. */
function active(...shares: number[]): void {
  let at = 0;
  measure.mockImplementation((now, last) => {
    if (!now || !last) return { idle: 0, active: (at += WINDOW_MS), utilization: 0 };
    if (now === last) return { idle: 0, active: 0, utilization: 0 };
    return { idle: 0, active: now.active - last.active, utilization: shares.shift() ?? 1 };
  });
}

const WINDOW_MS = 20;

beforeEach(() => waits.mockClear());
afterAll(() => measure.mockRestore());

const signal = () => new AbortController().signal;

it('does not wait while the event loop has time to spare', async () => {
  const spare = spareTime();
  active(0.5, 0.89);
  for (let works = 0; works < 3; works += 1) await spare(signal());
  expect(waits).not.toHaveBeenCalled();
});

it('waits until the event loop has time to spare', async () => {
  const spare = spareTime();
  active(1, 0.95, 0.91, 0.3);
  await spare(signal());
  await spare(signal());
  expect(waits).toHaveBeenCalledTimes(3);
});

it('waits while the process answers many calls at once, and its event loop waits for the database', async () => {
  const spare = spareTime();
  active(...Array<number>(8).fill(0.1));
  const answered = new AbortController();
  const answer = () => once(answered.signal, 'abort');
  const all = Array.from({ length: 5 }, () => countCall(answer));
  waits
    .mockImplementationOnce(() => Promise.resolve())
    .mockImplementationOnce(async () => {
      answered.abort();
      await Promise.all(all);
    });
  await spare(signal());
  await spare(signal());
  expect(waits).toHaveBeenCalledTimes(2);
});

it('counts a call that fails until then', async () => {
  const spare = spareTime();
  active(...Array<number>(8).fill(0.1));
  const failing = () => countCall(() => Promise.reject(new Error('refused')));
  for (let call = 0; call < 9; call += 1) await expect(failing()).rejects.toThrow('refused');
  await spare(signal());
  expect(waits).not.toHaveBeenCalled();
});

it('waits about a second at most', async () => {
  const spare = spareTime();
  active();
  await spare(signal());
  await spare(signal());
  expect(waits).toHaveBeenCalledTimes(50);
  expect(new Set(waits.mock.calls.map(([milliseconds]) => milliseconds))).toEqual(
    new Set([WINDOW_MS]),
  );
});

it('ends when the signal is aborted', async () => {
  const abort = new AbortController();
  waits.mockImplementationOnce(() => {
    abort.abort();
    return Promise.reject(new Error('aborted'));
  });
  const spare = spareTime();
  active();
  await spare(abort.signal);
  await spare(abort.signal);
  expect(waits).toHaveBeenCalledTimes(1);
});
