import type { Category, Product, SearchResult } from '@harrow/contract';
import { useTestShop } from '@harrow/testing/test-shop';
import fc from 'fast-check';
import { find } from './search-shop';

const shop = useTestShop();
/** The handles of a category and of those above it, by its handle. */
const pathTo = new Map<string, string[]>();
/** The products that the words find, by the words. */
const found = new Map<string, Product[]>();

const WORDS = ['', 'tractor', 'harvester', 'parts', 'power', 'steel', 'filter', 'zxqwvv'];

beforeAll(async () => {
  await shop.sql(
    `UPDATE product_variant SET inventory_quantity = 0 WHERE id IN
       (SELECT id FROM product_variant ORDER BY sku LIMIT 12)`,
  );
  const { body } = await shop.request('GET', '/categories');
  const walk = (categories: Category[], above: string[]) => {
    for (const { handle, children } of categories) {
      pathTo.set(handle, [...above, handle]);
      walk(children, [...above, handle]);
    }
  };
  walk((body as { data: Category[] }).data, []);
  for (const q of WORDS) found.set(q, (await find(shop, { q, limit: 100 })).data);
});

type Filters = { category?: string; inStock?: 'true'; minPrice?: number; maxPrice?: number };

const isIn = ({ category }: Product, handle: string | undefined) =>
  handle === undefined || (category !== null && pathTo.get(category.handle)?.includes(handle));
const isStocked = ({ available }: Product, only: string | undefined) => !only || available > 0;
const isPriced = ({ price }: Product, { minPrice = 0, maxPrice = Infinity }: Filters) =>
  price >= minPrice && price <= maxPrice;

/** Counts one by one what the facets must be. */
function expected(q: string, filters: Filters): Pick<SearchResult, 'count' | 'facets'> {
  const all = found.get(q) ?? [];
  const { category, inStock } = filters;
  const grouped = all.filter((one) => isStocked(one, inStock) && isPriced(one, filters));
  const stocked = all.filter((one) => isIn(one, category) && isPriced(one, filters));
  const prices = all.filter((one) => isIn(one, category) && isStocked(one, inStock));
  const counts = [...pathTo.keys()].map((handle) => ({
    handle,
    name: expect.any(String) as string,
    count: grouped.filter((one) => isIn(one, handle)).length,
  }));
  return {
    count: grouped.filter((one) => isIn(one, category)).length,
    facets: {
      categories: counts.filter(({ count }) => count > 0),
      inStock: stocked.filter(({ available }) => available > 0).length,
      price:
        prices.length === 0
          ? null
          : {
              min: Math.min(...prices.map(({ price }) => price)),
              max: Math.max(...prices.map(({ price }) => price)),
            },
    },
  };
}

it('counts each facet under all filters but its own', async () => {
  const price = fc.constantFrom(0, 15, 40.5, 312, 20000, 50000, 260000);
  const filters = fc.record(
    {
      category: fc.constantFrom(...pathTo.keys()),
      inStock: fc.constant('true' as const),
      minPrice: price,
      maxPrice: price,
    },
    { requiredKeys: [] },
  );
  const property = async (q: string, chosen: Filters) => {
    const { count, facets, data } = await find(shop, { q, ...chosen, limit: 100 });
    expect({ count, facets }).toEqual(expected(q, chosen));
    expect(data).toHaveLength(count);
  };
  await fc.assert(fc.asyncProperty(fc.constantFrom(...WORDS), filters, property), {
    numRuns: 120,
    endOnFailure: true,
  });
});
