import { loadInBatches, PreparedStatement, ShopError } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import type { CachedCatalogue, Page, ProductIds } from '../lib/cached-catalogue';
import { optionsSchema } from '../lib/options';
import {
  NEWEST_FIRST,
  type OrderableProduct,
  SELECT_PRODUCTS,
  selectProductBy,
  toProductDto,
} from '../lib/product';

type Container = { manager: EntityManager };

/** Selects a product by id or, without one, by exact name. */
export type ProductSelector = { productId?: string; name: string };

/** The sort key of a product in the catalogue. */
export type Position = Pick<OrderableProduct, 'productId' | 'createdAt'>;

const selectBy = (column: 'id' | 'title') =>
  new PreparedStatement<OrderableProduct>(`product_by_${column}`, selectProductBy(column));
const SELECT_BY_ID = selectBy('id');
const SELECT_BY_TITLE = selectBy('title');

const noSuchProduct = () => new ShopError('not_found', 'There is no such product.');

/** Shared by the whole process: the engine constructs its services for each request. */
let cache: CachedCatalogue | undefined;

/** The catalogue as shoppers see it: the engine's published products that have a price. */
export default class StorefrontProductService {
  /** The shop's currency; a product without a price in it is neither shown nor sold. */
  readonly currency: string;
  private readonly manager: EntityManager;

  constructor(container: Container, options: unknown) {
    this.manager = container.manager;
    this.currency = optionsSchema.parse(options).currency;
  }

  /** Makes lists read the in-memory catalogue whenever it is current. */
  useCache(catalogue: CachedCatalogue): void {
    cache = catalogue;
  }

  /**
   * Returns a page of products, newest first, or all products, as JSON in batches, and the total
   * count. The cache is tried first: PostgreSQL needs seconds to sort and count a large catalogue.
   */
  async list(page?: Page): Promise<{ products: AsyncIterable<string[]>; count: number }> {
    const { ids, count } = await this.fromCache(
      (catalogue) => catalogue.ids(page),
      () => this.idsAndCount(page),
    );
    const asJson = (batch: string[]) =>
      this.fromCache(
        (catalogue) => catalogue.products(batch),
        () => this.jsonOf(batch),
      );
    return { products: loadInBatches(ids, asJson), count };
  }

  /** Reads the cache, or the database if the cache fails; the cache logs why. */
  private async fromCache<T>(
    read: (catalogue: CachedCatalogue) => Promise<T>,
    readDatabase: () => Promise<T>,
  ): Promise<T> {
    return cache ? await read(cache).catch(readDatabase) : await readDatabase();
  }

  private async idsAndCount(page?: Page): Promise<ProductIds> {
    const rows: { productId: string }[] = await this.manager.query(
      `SELECT "productId" FROM (${SELECT_PRODUCTS} ${NEWEST_FIRST}
         ${page ? 'LIMIT $2 OFFSET $3' : ''}) AS listed`,
      page ? [this.currency, page.limit, page.limit * page.pageNumber] : [this.currency],
    );
    const ids = rows.map(({ productId }) => productId);
    if (!page) return { ids, count: ids.length };
    const [row]: { count: number }[] = await this.manager.query(
      `SELECT count(*)::int AS count FROM (${SELECT_PRODUCTS}) AS sold`,
      [this.currency],
    );
    return { ids, count: row?.count ?? 0 };
  }

  private async jsonOf(ids: string[]): Promise<string[]> {
    const products = await this.listByIds(ids);
    const byId = new Map(products.map((product) => [product.productId, product]));
    return ids.flatMap((id) => {
      const product = byId.get(id);
      return product ? JSON.stringify(toProductDto(product)) : [];
    });
  }

  /** Returns those of these products that the shop sells. */
  async listByIds(ids: string[]): Promise<OrderableProduct[]> {
    return await this.manager.query(`${SELECT_PRODUCTS} AND p.id = ANY($2)`, [this.currency, ids]);
  }

  /** Returns the sort key of every product that the shop sells, newest first. */
  async listPositions(): Promise<Position[]> {
    return await this.manager.query(
      `SELECT "productId", "createdAt" FROM (${SELECT_PRODUCTS}) AS sold
        ORDER BY "createdAt" DESC, "productId" COLLATE "C" DESC`,
      [this.currency],
    );
  }

  /** Returns a product. Throws `not_found` if the shop sells none with this id. */
  async retrieve(productId: string, manager = this.manager): Promise<OrderableProduct> {
    const [product] = await SELECT_BY_ID.run(manager, [this.currency, productId]);
    if (!product) throw noSuchProduct();
    return product;
  }

  /**
   * Returns the current product for an order, by id or exact name, read with the connection of
   * `manager`. Throws `not_found` if there is none, `conflict` if several products have the name.
   */
  async findForOrder(manager: EntityManager, selector: ProductSelector): Promise<OrderableProduct> {
    if (selector.productId) return await this.retrieve(selector.productId, manager);
    const [product, another] = await SELECT_BY_TITLE.run(manager, [this.currency, selector.name]);
    if (!product) throw noSuchProduct();
    if (another) {
      throw new ShopError('conflict', 'Several products have this name. Send its productId.', {
        code: 'ambiguous_product',
      });
    }
    return product;
  }

  /**
   * Like `retrieve`, but locks the rows of the product and its variant until the transaction ends,
   * so that changes to one product are serialized. Orders lock only the variant.
   */
  async lock(manager: EntityManager, productId: string): Promise<OrderableProduct> {
    await manager.query(
      'SELECT id FROM product WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE',
      [productId],
    );
    const { variantId } = await this.retrieve(productId, manager);
    await manager.query('SELECT id FROM product_variant WHERE id = $1 FOR NO KEY UPDATE', [
      variantId,
    ]);
    return await this.retrieve(productId, manager);
  }
}
