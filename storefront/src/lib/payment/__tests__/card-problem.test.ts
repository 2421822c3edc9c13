import type { CardDigits } from '../sandbox/card-digits';
import { fieldProblem } from '../sandbox/card-problem';

const today = new Date(2026, 10, 21);
const card: CardDigits = { number: '4242424242424242', expiry: '1230', cvc: '123' };
const codeOf = (field: keyof CardDigits, changes: Partial<CardDigits>) =>
  fieldProblem(field, { ...card, ...changes }, today)?.code;

it('finds nothing wrong with a test card', () => {
  expect(codeOf('number', {})).toBeUndefined();
  expect(codeOf('expiry', {})).toBeUndefined();
  expect(codeOf('cvc', {})).toBeUndefined();
});

it('misses digits in every field', () => {
  expect(codeOf('number', { number: '424242424242424' })).toBe('incomplete_number');
  expect(codeOf('expiry', { expiry: '12' })).toBe('incomplete_expiry');
  expect(codeOf('cvc', { cvc: '12' })).toBe('incomplete_cvc');
});

it('wants four digits of security code from American Express', () => {
  expect(codeOf('cvc', { number: '378282246310005', cvc: '123' })).toBe('incomplete_cvc');
  expect(codeOf('cvc', { number: '378282246310005', cvc: '1234' })).toBeUndefined();
});

it('knows a mistyped number by its check digit', () => {
  expect(codeOf('number', { number: '4242424242424241' })).toBe('invalid_number');
});

it.each([
  ['1330', 'invalid_expiry_month'],
  ['0030', 'invalid_expiry_month'],
  ['1225', 'invalid_expiry_year_past'],
  ['1026', 'invalid_expiry_month_past'],
  ['1199', 'invalid_expiry_year'],
])('refuses the expiration date %s as %s', (expiry, code) => {
  expect(codeOf('expiry', { expiry })).toBe(code);
});

it('takes a card to the end of its last month', () => {
  expect(codeOf('expiry', { expiry: '1126' })).toBeUndefined();
});
