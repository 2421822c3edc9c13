import { phoneDigits, toTerms } from '../src/lib/search-terms.ts';

it.each([
  ['5155550100', '5155550100'],
  ['+15155550100', '5155550100'],
  ['15155550100', '5155550100'],
  ['(515)', '515'],
  ['555-0100', '5550100'],
  ['+491701234567', '1701234567'],
  ['00491701234567', '1701234567'],
  ['+49(0)1701234567', '1701234567'],
  ['01701234567', '1701234567'],
  ['0170/1234567', '1701234567'],
  ['+3530861234567', '861234567'],
])('finds the phone number %s by %s, with or without the country’s code', (word, digits) => {
  expect(phoneDigits(word)).toBe(digits);
});

it.each(['ada', 'pi_12345678', '12a', '-', '000'])('takes %s for no phone number', (word) => {
  expect(phoneDigits(word)).toBeNull();
});

const wordsOf = (search: string) => toTerms(search).map(({ word }) => word);

it('leaves out a country’s code that stands before the rest of a phone number', () => {
  expect(wordsOf('+49 170 1234567 ada')).toEqual(['170', '1234567', 'ada']);
  expect(wordsOf('ada +49')).toEqual(['ada', '+49']);
});

it('searches for each word once, and for the characters that mean something to LIKE', () => {
  expect(wordsOf(' 100%  ada 100% ')).toEqual(['100%', 'ada']);
  expect(toTerms('100%')[0]?.patterns).toEqual(['%100\\%%']);
});

it('takes numbers for those of orders, and longer words for the beginning of a payment', () => {
  expect(toTerms('#1023')[0]).toMatchObject({ number: 1023, payment: null });
  expect(toTerms('pi_3Pq8x')[0]).toMatchObject({ number: null, payment: 'pi\\_3Pq8x%' });
  expect(toTerms('9999999999')[0]?.number).toBeNull();
});
