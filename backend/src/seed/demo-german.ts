import type { Services } from '@harrow/plugin-kit';
import german from './data/german.json';

/** Gives the records of a table the names in German, by their handles $1 and in their order; leaves those of staff. */
const nameIn = (table: 'product' | 'product_category') => `
  UPDATE ${table} named SET metadata = jsonb_build_object('name_de', given.name) || coalesce(metadata, '{}')
    FROM unnest($1::text[], $2::text[]) AS given (handle, name) WHERE named.handle = given.handle`;

/** Gives the categories and products of the demonstration their German names. */
export async function seedGerman({ manager }: Services): Promise<void> {
  const { categories, products } = german;
  const values = (names: Record<string, string>) => [Object.keys(names), Object.values(names)];
  await manager.query(nameIn('product_category'), values(categories));
  await manager.query(nameIn('product'), values(products));
}
