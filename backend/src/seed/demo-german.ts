import type { Services } from '@harrow/plugin-kit';
import german from './data/german.json';

/** Adds the texts $1, by handle, to the metadata of the records of a table; leaves those of staff. */
const addTo = (table: 'product' | 'product_category') => `
  UPDATE ${table} described SET metadata = given.texts || coalesce(metadata, '{}')
    FROM jsonb_each($1::jsonb) AS given (handle, texts) WHERE described.handle = given.handle`;

/** Returns German texts as members of the metadata: `name_de` for `name`. */
const inMetadata = (texts: object) =>
  Object.fromEntries(Object.entries(texts).map(([member, text]) => [`${member}_de`, text]));

/** Gives the categories and products of the demonstration their German texts. */
export async function seedGerman({ manager }: Services): Promise<void> {
  const add = async (table: 'product' | 'product_category', texts: Record<string, object>) => {
    const byHandle = Object.entries(texts).map(([handle, own]) => [handle, inMetadata(own)]);
    await manager.query(addTo(table), [JSON.stringify(Object.fromEntries(byHandle))]);
  };
  await add('product_category', german.categories);
  await add('product', german.products);
}
