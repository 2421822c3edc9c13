import { marked } from './marked';

const shown = (text: string, typed: string) =>
  marked(text, typed)
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('');

test.each([
  ['Spring tine S 32', 'spr', '[Spr]ing tine S 32'],
  ['Mounted sprayer M 1200', 'spr m', '[M]ounted [spr]ayer [M] 1200'],
  ['Respray kit', 'spr', 'Respray kit'],
  ['Bolt (M12)', '(m', 'Bolt [(M]12)'],
  ['Écrou', 'é', '[É]crou'],
  ['Plow', '', 'Plow'],
])('marks in %s what begins like %s', (text, typed, expected) => {
  expect(shown(text, typed)).toBe(expected);
});
