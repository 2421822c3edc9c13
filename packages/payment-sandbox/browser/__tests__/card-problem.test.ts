import type { CardDigits } from '../card-digits.ts';
import { fieldProblem } from '../card-problem.ts';

const today = new Date(2026, 10, 21);
const card: CardDigits = { number: '4242424242424242', expiry: '1230', cvc: '123' };
const codeOf = (field: keyof CardDigits, changes: Partial<CardDigits>) =>
  fieldProblem(field, { ...card, ...changes }, today)?.code;

it('accepts a test card', () => {
  expect(codeOf('number', {})).toBeUndefined();
  expect(codeOf('expiry', {})).toBeUndefined();
  expect(codeOf('cvc', {})).toBeUndefined();
});

it('reports missing digits in every field', () => {
  expect(codeOf('number', { number: '424242424242424' })).toBe('incomplete_number');
  expect(codeOf('expiry', { expiry: '12' })).toBe('incomplete_expiry');
  expect(codeOf('cvc', { cvc: '12' })).toBe('incomplete_cvc');
});

it('requires a security code of four digits from American Express', () => {
  expect(codeOf('cvc', { number: '378282246310005', cvc: '123' })).toBe('incomplete_cvc');
  expect(codeOf('cvc', { number: '378282246310005', cvc: '1234' })).toBeUndefined();
});

it('detects a mistyped number by its check digit', () => {
  expect(codeOf('number', { number: '4242424242424241' })).toBe('invalid_number');
});

it.each([
  ['1330', 'invalid_expiry_month'],
  ['0030', 'invalid_expiry_month'],
  ['1225', 'invalid_expiry_year_past'],
  ['1026', 'invalid_expiry_month_past'],
  ['1199', 'invalid_expiry_year'],
])('rejects the expiration date %s with %s', (expiry, code) => {
  expect(codeOf('expiry', { expiry })).toBe(code);
});

it('accepts a card until the end of its expiration month', () => {
  expect(codeOf('expiry', { expiry: '1126' })).toBeUndefined();
});
