import { refundAmount } from '../src/lib/refund-problem';

it.each([1, 300, 1250])('accepts %p units of 1250', (amount) => {
  expect(() => refundAmount(amount, 1250, 'usd')).not.toThrow();
});

it.each([0, -1, -500, 0.5, Number.NaN])('rejects %p units', (amount) => {
  expect(() => refundAmount(amount, 1250, 'usd')).toThrow(/more than 0/);
});

it('states what is left, in the currency of the order', () => {
  const refuse = (currency: string) => () => refundAmount(1251, 1250, currency);
  expect(refuse('usd')).toThrow('At most 12.5 USD can be refunded.');
  expect(refuse('jpy')).toThrow('At most 1250 JPY can be refunded.');
  expect(refuse('kwd')).toThrow('At most 1.25 KWD can be refunded.');
});

it('requires a multiple of the card payment step', () => {
  expect(() => refundAmount(1230, 2470, 'kwd')).not.toThrow();
  expect(() => refundAmount(1235, 2470, 'kwd')).toThrow(/steps of 0\.010/);
});

it('is all that is left by default', () => {
  expect(refundAmount(undefined, 1250, 'usd')).toBe(1250);
});

it.each([0, -1])('rejects every amount if %p is left', (left) => {
  const refusal = (asked?: number): unknown => {
    try {
      return refundAmount(asked, left, 'usd');
    } catch (error) {
      return error;
    }
  };
  const nothing = 'This order has already been fully refunded.';
  expect(refusal(1)).toMatchObject({ type: 'invalid_body', fields: { amount: nothing } });
  expect(refusal()).toMatchObject({ type: 'conflict', code: 'already_refunded' });
});
