import { checkRefund } from '../src/lib/refund-problem';

it.each([1, 300, 1250])('accepts %p units of 1250', (amount) => {
  expect(() => checkRefund(amount, 1250, 'usd')).not.toThrow();
});

it.each([0, -1, -500, 0.5, Number.NaN])('rejects %p units', (amount) => {
  expect(() => checkRefund(amount, 1250, 'usd')).toThrow(/more than 0/);
});

it('states what is left, in the currency of the order', () => {
  const refuse = (currency: string) => () => checkRefund(1251, 1250, currency);
  expect(refuse('usd')).toThrow('At most 12.5 USD can be refunded.');
  expect(refuse('jpy')).toThrow('At most 1250 JPY can be refunded.');
  expect(refuse('kwd')).toThrow('At most 1.25 KWD can be refunded.');
});

it('requires a multiple of the card payment step', () => {
  expect(() => checkRefund(1230, 2470, 'kwd')).not.toThrow();
  expect(() => checkRefund(1235, 2470, 'kwd')).toThrow(/steps of 0\.010/);
});

it.each([0, -1])('rejects every amount if %p is left', (left) => {
  expect(() => checkRefund(1, left, 'usd')).toThrow(/Nothing of this order is left/);
});
