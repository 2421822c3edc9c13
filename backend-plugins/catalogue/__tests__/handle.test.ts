import { wordsOf } from '../src/lib/handle.ts';

it.each([
  ['Größe XL', 'groesse-xl'],
  ['ÄNDERUNG', 'aenderung'],
  ['Smørekande', 'smoerekande'],
  ['Ångström', 'aangstroem'],
  ['Œuvre de Ðorðe', 'oeuvre-de-dorde'],
  ['Łódź crème brûlée', 'lodz-creme-brulee'],
  ['a\u0308hnlich', 'aehnlich'],
  ['Tine S 32 (heavy)', 'tine-s-32-heavy'],
  ['½ inch', '1-2-inch'],
  ['犁', 'product'],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('spells %s as %s in an address', (name, words) => {
  expect(wordsOf(name)).toBe(words);
});
