import { colorsAddress, colorsSheet } from '../colors.ts';

const colors = {
  button: { day: '#b23a22', night: '#bd4329' },
  stock: { day: '#2f6b45', night: '#8fd0a6' },
  link: { day: '#0a3a88', night: '#8ab4f8' },
};

const queryOf = (address: string) => new URLSearchParams(address.split('?')[1]);

it('writes the colors of an address for both schemes, and for the one that a visitor has chosen', () => {
  const sheet = colorsSheet(queryOf(colorsAddress(colors))) ?? '';
  const day =
    '{--color-red:#b23a22;--color-red-deep:#94301c;--color-leaf-text:#2f6b45;--color-red-text:#0a3a88}';
  const night =
    '{--color-red:#bd4329;--color-red-deep:#9d3822;--color-leaf-text:#8fd0a6;--color-red-text:#8ab4f8}';
  expect(sheet).toBe(
    `@media not print{:root${day}@media (prefers-color-scheme:dark){:root${night}}` +
      `:root[data-scheme=light]${day}:root[data-scheme=dark]${night}}\n`,
  );
});

it.each(['', 'button=b23a22-bd4329', 'button=red-red&stock=1-1&link=1-1'])(
  'has no style sheet for %j',
  (query) => {
    expect(colorsSheet(new URLSearchParams(query))).toBeUndefined();
  },
);

it('takes nothing but colors from an address', () => {
  const query = queryOf(colorsAddress(colors));
  query.set('link', '0a3a88-8ab4f8;}body{display:none');
  expect(colorsSheet(query)).toBeUndefined();
});
