import { caretAfter, digitsOf, formatDigits } from '../card-format.ts';

describe('a card number', () => {
  const shown = (text: string) => formatDigits('number', digitsOf('number', text, 'unknown'));

  it('is shown in groups of four', () => {
    expect(shown('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(shown('42424')).toBe('4242 4');
  });

  it('of American Express is shown in groups of 4, 6 and 5 digits', () => {
    expect(shown('378282246310005')).toBe('3782 822463 10005');
  });

  it('may be pasted with spaces, dashes and words', () => {
    expect(shown(' Card: 4242-4242 4242-4242 ')).toBe('4242 4242 4242 4242');
  });

  it('is cut to the length of its brand', () => {
    expect(shown('42424242424242429999')).toBe('4242 4242 4242 4242');
    expect(shown('3782822463100059999')).toBe('3782 822463 10005');
  });

  it('is empty without digits', () => {
    expect(shown('abc')).toBe('');
  });
});

describe('an expiration date', () => {
  const shown = (text: string) => formatDigits('expiry', digitsOf('expiry', text, 'visa'));

  it.each([
    ['1230', '12 / 30'],
    ['12/30', '12 / 30'],
    ['1/30', '01 / 30'],
    ['12/2030', '12 / 30'],
    ['122030', '12 / 30'],
    ['5', '05'],
    ['1', '1'],
    ['12', '12'],
    ['123', '12 / 3'],
  ])('entered as %s is shown as %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });
});

describe('a security code', () => {
  it('has three digits, or four with American Express', () => {
    expect(digitsOf('cvc', '12345', 'visa')).toBe('123');
    expect(digitsOf('cvc', '12345', 'amex')).toBe('1234');
  });
});

describe('the caret', () => {
  it('stays after a digit that was typed in the middle', () => {
    expect(caretAfter({ text: '42942 4242', caret: 3 }, '4294 2424 2')).toBe(3);
  });

  it('stays at the end when the text grows by a space', () => {
    expect(caretAfter({ text: '42424', caret: 5 }, '4242 4')).toBe(6);
  });

  it('stays at the start', () => {
    expect(caretAfter({ text: '4242 42', caret: 0 }, '4242 42')).toBe(0);
  });
});
