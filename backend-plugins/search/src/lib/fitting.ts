import type { FittingProducts } from '@harrow/catalogue';
import type { ListedProduct } from '@harrow/contract';
import type { EntityManager } from 'typeorm';

/** Returns the numbers by which the search knows products. */
export async function numbersOf(
  snapshot: EntityManager,
  { products }: FittingProducts,
): Promise<string[]> {
  const rows: { number: string }[] = await snapshot.query(
    'SELECT number FROM catalogue_search WHERE product_id = ANY ($1)',
    [[...products.keys()]],
  );
  return rows.map(({ number }) => number);
}

/** Says of each product whether it fits the chosen machine. */
export const withFits = (
  rows: ListedProduct[],
  fitting: FittingProducts | null,
): ListedProduct[] =>
  fitting ? rows.map((row) => ({ ...row, fit: fitting.products.get(row._id) })) : rows;
