import { marked } from './marked';

const shown = (text: string, typed: string) =>
  marked(text, typed)
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('');

test.each([
  ['Spring tine S 32', 'spr', '[Spr]ing tine S 32'],
  ['Mounted sprayer M 1200', 'spr m', '[M]ounted [spr]ayer [M] 1200'],
  ['Respray kit', 'spr', 'Respray kit'],
  ['Bolt (M12)', '(m', 'Bolt ([M]12)'],
  ['Écrou', 'é', '[É]crou'],
  ['E\u0301crou', 'écr', '[E\u0301cr]ou'],
  ['Straße 4', 'strasse', '[Straße] 4'],
  ['Plow', '', 'Plow'],
  ['Plow', '- /', 'Plow'],
  ['', 'plow', ''],
  ['Oil filter F 93', 'filter oil', '[Oil filter] F 93'],
  ['Compact disc harrow', 'discs', 'Compact [disc] harrow'],
  ['HR-14-361', '14 36', 'HR-[14-36]1'],
  ['HR-14-361', 'hr1436', '[HR-14-36]1'],
  ['HR-14-220', 'filter HR-14-22O', '[HR-14]-220'],
  ['HR-14-220', 'hr 14 22o', '[HR-14-220]'],
  ['PTX-540-B', '540', 'PTX-[540]-B'],
  ['PTX-540-B', 'tx', 'PTX-540-B'],
  ['Field tractor T120', '120', 'Field tractor T[120]'],
  ['Яблоко', 'ябл', '[Ябл]око'],
])('marks in %s what begins like %s', (text, typed, expected) => {
  expect(shown(text, typed)).toBe(expected);
});

test.each(['😀 14-36', '\u0301é', 'ﬁlter ½″', '- -', 'İstanbul', 'a\u202Eb', '١٤'])(
  'keeps every character of %s',
  (text) => {
    for (const typed of [text, 'a', '1', '']) {
      expect(
        marked(text, typed)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }
  },
);
