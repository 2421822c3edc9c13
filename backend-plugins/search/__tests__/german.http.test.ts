import type { SearchResult, Suggestions } from '@harrow/contract';
import { useSharedShop } from '@harrow/testing/shared-shop';
import { addCategory, addProduct } from './search-shop';

const shop = useSharedShop();
const GERMAN = { 'accept-language': 'de' };

const find = async (q: string, headers: Record<string, string> = GERMAN) =>
  (await shop.request('GET', `/search?q=${encodeURIComponent(q)}`, { headers }))
    .body as SearchResult;

const namesOf = ({ data }: SearchResult) => data.map(({ name }) => name);

/** Adds a product with German texts. */
async function addGerman(title: string, texts: Record<string, unknown>, category?: string) {
  const id = await addProduct(shop, { title, category });
  await shop.sql('UPDATE product SET metadata = metadata || $2::jsonb WHERE id = $1', [
    id,
    JSON.stringify(texts),
  ]);
  return id;
}

let discs: string;
beforeAll(async () => {
  discs = await addCategory(shop, { name: 'Qudiscs' });
  await shop.sql(
    `UPDATE product_category SET metadata = '{"name_de": "Quarkscheiben"}' WHERE id = $1`,
    [discs],
  );
  await addGerman('Qudisc 560', { name_de: 'Hohlscheibe 560' }, discs);
  await addGerman('Quharrow 3 m', {
    name_de: 'Scheibenegge 3 m',
    description_de: 'Für Stoppelfelder.',
  });
  await addGerman('Qushaft', {
    name_de: 'Querlenkwelle',
    specifications_de: [{ name: 'Länge', value: '1,2 m' }],
  });
});

it.each([
  ['a plural', 'Hohlscheiben', 'Hohlscheibe 560'],
  ['the beginning of a compound', 'Scheibe', 'Scheibenegge 3 m'],
  ['other cases', 'querlenkwellen', 'Querlenkwelle'],
  ['a word of the description', 'Stoppelfeld', 'Scheibenegge 3 m'],
  ['a word of the specifications', 'Querlenkwelle Länge', 'Querlenkwelle'],
  ['stop words', 'Querlenkwelle mit der Länge', 'Querlenkwelle'],
  ['a German and an English word', 'Querlenkwelle qushaft', 'Querlenkwelle'],
  ['an English name', 'qushaft', 'Querlenkwelle'],
])('finds %s in German: %s', async (_, q, name) => {
  const found = await find(q);
  expect(namesOf(found)).toContain(name);
  expect(found.near).toBe(false);
});

it('finds the products of a category by its German name, which the facets have', async () => {
  const found = await find('Quarkscheibe');
  expect(namesOf(found)).toEqual(['Hohlscheibe 560']);
  expect(found.facets.categories).toContainEqual({
    ...{ handle: discs, name: 'Quarkscheiben', count: 1 },
  });
});

it('suggests German products and categories while someone is typing', async () => {
  const { body } = await shop.request('GET', '/search/suggestions?q=Quarksch', { headers: GERMAN });
  const { categories } = body as Suggestions;
  expect(categories).toMatchObject([{ name: 'Quarkscheiben' }]);
  const others = await shop.request('GET', '/search/suggestions?q=Querlenkw', { headers: GERMAN });
  expect((others.body as Suggestions).products).toMatchObject([{ name: 'Querlenkwelle' }]);
});

it('finds nothing by German words in English, and shows English names', async () => {
  expect((await find('Quarkscheiben', {})).count).toBe(0);
  expect((await find('de', {})).data.map(({ name }) => name)).not.toContain('Qushaft');
  expect(namesOf(await find('qushaft', {}))).toEqual(['Qushaft']);
});

it('knows a changed text at once', async () => {
  const id = await addGerman('Quspreader', { name_de: 'Kalkstreuer' });
  expect(namesOf(await find('Kalkstreuer'))).toEqual(['Kalkstreuer']);
  await shop.sql(`UPDATE product SET metadata = '{"name_de": "Sandstreuer"}' WHERE id = $1`, [id]);
  expect((await find('Kalkstreuer')).count).toBe(0);
  expect(namesOf(await find('Sandstreuern'))).toEqual(['Sandstreuer']);
});
