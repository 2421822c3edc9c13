import type { Position, SoldProducts } from '@harrow/catalogue';

/** Whether a position comes after another in the catalogue. */
const isAfter = (one: Position, other: Position): boolean =>
  one.createdAt < other.createdAt ||
  (one.createdAt === other.createdAt && one.productId < other.productId);

/** The products that a test's database has at the time of each call; `sorted` returns them in order. */
export const soldProducts = (
  sorted: () => Position[],
): Pick<SoldProducts, 'list' | 'positions' | 'positionsOf'> => ({
  list: async ({ limit, pageNumber } = { limit: Infinity, pageNumber: 0 }) => {
    const ids = sorted().map(({ productId }) => productId);
    const from = pageNumber === 0 ? 0 : limit * pageNumber;
    return { ids: ids.slice(from, from + limit), count: ids.length };
  },
  positions: async (limit, after) =>
    sorted()
      .filter((position) => !after || isAfter(position, after))
      .slice(0, limit),
  positionsOf: async (ids) => sorted().filter(({ productId }) => ids.includes(productId)),
});
