import { loadInBatches, PreparedStatement, ShopError } from '@harrow/http';
import type { EntityManager } from 'typeorm';
import type { KeptCatalogue, Page, ProductIds } from '../lib/kept-catalogue';
import { optionsSchema } from '../lib/options';
import { NEWEST_FIRST, SELECT_PRODUCTS } from '../lib/product-query';
import { type OrderableProduct, toServiceDto } from '../lib/service-dto';

type Container = { manager: EntityManager };

/** Which product is meant: by id, else by exact name. */
export type ProductSelector = { productId?: string; name: string };

/** What decides where a product stands in the catalogue. */
export type Position = Pick<OrderableProduct, 'productId' | 'createdAt'>;

/** Two rows, since a title may belong to several products. */
const selectBy = (column: 'id' | 'title') =>
  new PreparedStatement<OrderableProduct>(
    `product_by_${column}`,
    `${SELECT_PRODUCTS} AND p.${column} = $2 LIMIT 2`,
  );
const SELECT_BY_ID = selectBy('id');
const SELECT_BY_TITLE = selectBy('title');

const noSuchProduct = () => new ShopError('not_found', 'There is no such product.');

/** Of the whole process: the engine makes its services anew for each request. */
let kept: KeptCatalogue | undefined;

/** The catalogue as shoppers see it: the engine's published products that have a price. */
export default class StorefrontProductService {
  /** What the shop sells in: what has no price in it is neither shown nor sold. */
  readonly currency: string;
  private readonly manager: EntityManager;

  constructor(container: Container, options: unknown) {
    this.manager = container.manager;
    this.currency = optionsSchema.parse(options).currency;
  }

  /** Has lists read from what the process keeps of the catalogue, while it can know. */
  readFrom(catalogue: KeptCatalogue): void {
    kept = catalogue;
  }

  /**
   * One page of products, newest first, or every product, as JSON in batches; and how many there are
   * in all. PostgreSQL needs seconds to sort and count a large catalogue: what is kept is asked first.
   */
  async list(page?: Page): Promise<{ products: AsyncIterable<string[]>; count: number }> {
    const { ids, count } = await this.fromKept(
      (catalogue) => catalogue.ids(page),
      () => this.idsAndCount(page),
    );
    const asJson = (batch: string[]) =>
      this.fromKept(
        (catalogue) => catalogue.products(batch),
        () => this.jsonOf(batch),
      );
    return { products: loadInBatches(ids, asJson), count };
  }

  /** What keeps the catalogue says by itself, in the log, why it cannot know. */
  private async fromKept<T>(
    ask: (catalogue: KeptCatalogue) => Promise<T>,
    askDatabase: () => Promise<T>,
  ): Promise<T> {
    return kept ? await ask(kept).catch(askDatabase) : await askDatabase();
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
      return product ? JSON.stringify(toServiceDto(product)) : [];
    });
  }

  /** The products with these ids that the shop sells; the others are left out. */
  async listByIds(ids: string[]): Promise<OrderableProduct[]> {
    return await this.manager.query(`${SELECT_PRODUCTS} AND p.id = ANY($2)`, [this.currency, ids]);
  }

  /** Where every product that the shop sells stands, newest first. */
  async listPositions(): Promise<Position[]> {
    return await this.manager.query(
      `SELECT "productId", "createdAt" FROM (${SELECT_PRODUCTS}) AS sold
        ORDER BY "createdAt" DESC, "productId" COLLATE "C" DESC`,
      [this.currency],
    );
  }

  /** One product. Throws `not_found` where the shop sells none with this id. */
  async retrieve(productId: string, manager = this.manager): Promise<OrderableProduct> {
    const [product] = await SELECT_BY_ID.run(manager, [this.currency, productId]);
    if (!product) throw noSuchProduct();
    return product;
  }

  /**
   * The product that an order means, by id, else by exact name, as it is now, read with the
   * connection of `manager`. Throws `not_found` where there is none, `conflict` where several
   * products have the name.
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
   * The same as `retrieve`, with the rows of the product and its variant locked until the caller's
   * transaction ends, so that changes of one product take turns. Orders wait at the variant only.
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
