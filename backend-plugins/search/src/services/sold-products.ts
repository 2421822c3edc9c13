import type { Page, Position, ProductIds, SoldProducts } from '@harrow/catalogue';
import type { ProductFilters } from '@harrow/contract';
import { PreparedStatement, type Services } from '@harrow/plugin-kit';
import { CategoryTree } from '../lib/category-tree';
import { inSnapshot } from '../lib/snapshot';
import { findForStaff } from '../lib/staff-list';

const POSITION = `product_id AS "productId",
                  (extract(epoch FROM created_at) * 1000000)::float8 AS "createdAt"`;

/** An index has the rows in this order, and everything that is read of them. */
const NEWEST_FIRST = 'ORDER BY created_at DESC, product_id DESC';

const FIRST_POSITIONS = new PreparedStatement<Position>(
  'search_first_positions',
  `SELECT ${POSITION} FROM catalogue_search ${NEWEST_FIRST} LIMIT $1`,
);
const NEXT_POSITIONS = new PreparedStatement<Position>(
  'search_next_positions',
  `SELECT ${POSITION} FROM catalogue_search
    WHERE (created_at, product_id)
        < (timestamptz 'epoch' + $2::float8 * interval '1 microsecond', $3)
          ${NEWEST_FIRST} LIMIT $1`,
);
const POSITIONS_OF = new PreparedStatement<Position>(
  'search_positions_of',
  `SELECT ${POSITION} FROM catalogue_search WHERE product_id = ANY ($1)`,
);
const PAGE = new PreparedStatement<{ id: string }>(
  'search_page_of_all',
  `SELECT product_id AS id FROM catalogue_search ${NEWEST_FIRST} LIMIT $1 OFFSET $2`,
);
const COUNT = 'SELECT count(*)::int AS count FROM catalogue_search_facet';
const COUNT_BY_SET = `
  SELECT numbers, count(*)::int AS count
    FROM catalogue_search_facet JOIN catalogue_search_category_set USING (set_number) GROUP BY 1`;

/** The products that the shop sells, from the rows of the search. */
export default class SoldProductsService implements SoldProducts {
  constructor(private readonly services: Services) {}

  /** Returns the ids of a page, newest first, or of all products, and the total number of products. */
  async list(page?: Page): Promise<ProductIds> {
    const { limit = null, pageNumber = 0 } = page ?? {};
    const rows = await PAGE.run(this.services.manager, [limit, (limit ?? 0) * pageNumber]);
    const ids = rows.map(({ id }) => id);
    if (!page) return { ids, count: ids.length };
    const counted: { count: number }[] = await this.services.manager.query(COUNT);
    return { ids, count: counted[0]?.count ?? 0 };
  }

  /**
   * Returns the ids of the products that match the filters of staff, newest first, of a page or all, and
   * how many match.
   */
  async find(filters: ProductFilters, page?: Page): Promise<ProductIds> {
    return await findForStaff(this.services.manager, filters, page);
  }

  /** Returns the first positions, newest first, or those after another. */
  async positions(limit: number, after?: Position): Promise<Position[]> {
    if (!after) return await FIRST_POSITIONS.run(this.services.manager, [limit]);
    const { createdAt, productId } = after;
    return await NEXT_POSITIONS.run(this.services.manager, [limit, createdAt, productId]);
  }

  /** Returns the positions of those of these products that are sold. */
  async positionsOf(ids: string[]): Promise<Position[]> {
    return await POSITIONS_OF.run(this.services.manager, [ids]);
  }

  /** Returns the number of products in each category that shoppers see and below it, by its id. */
  async countByCategory(): Promise<Map<string, number>> {
    return await inSnapshot(this.services.manager, async (snapshot) => {
      const sets: { numbers: number[]; count: number }[] = await snapshot.query(COUNT_BY_SET);
      const tree = await CategoryTree.read(snapshot);
      const counts = new Map<number, number>();
      for (const { numbers, count } of sets) {
        for (const holder of tree.holdersOf(numbers)) {
          counts.set(holder, (counts.get(holder) ?? 0) + count);
        }
      }
      return new Map(tree.branches.map(({ id, number }) => [id, counts.get(number) ?? 0]));
    });
  }
}
