import { ShopError } from '@harrow/http';
import type { ProductVariantService } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { optionsSchema } from '../lib/options';
import { NEWEST_FIRST, SELECT_PRODUCTS } from '../lib/product-query';
import type { OrderableProduct } from '../lib/service-dto';

type Container = { manager: EntityManager; productVariantService: ProductVariantService };
type Page = { limit: number; pageNumber: number };

const noSuchProduct = () => new ShopError('not_found', 'There is no such product.');

/** The catalogue as shoppers see it: the engine's published products that have a price. */
export default class StorefrontProductService {
  private readonly manager: EntityManager;
  private readonly variants: ProductVariantService;
  private readonly currency: string;

  constructor(container: Container, options: unknown) {
    this.manager = container.manager;
    this.variants = container.productVariantService;
    this.currency = optionsSchema.parse(options).currency;
  }

  /** One page of products, newest first, and how many there are; every product without a page. */
  async listAndCount(page?: Page): Promise<{ products: OrderableProduct[]; count: number }> {
    const paging = page ? 'LIMIT $2 OFFSET $3' : '';
    const products: OrderableProduct[] = await this.manager.query(
      `${SELECT_PRODUCTS} ${NEWEST_FIRST} ${paging}`,
      page ? [this.currency, page.limit, page.limit * page.pageNumber] : [this.currency],
    );
    if (!page) return { products, count: products.length };
    const [row]: { count: number }[] = await this.manager.query(
      `SELECT count(*)::int AS count FROM (${SELECT_PRODUCTS}) AS sold`,
      [this.currency],
    );
    return { products, count: row?.count ?? 0 };
  }

  /** One product. Throws `not_found` where the shop sells none with this id. */
  async retrieve(productId: string, manager = this.manager): Promise<OrderableProduct> {
    const [product] = await this.select(manager, 'p.id = $2', productId);
    if (!product) throw noSuchProduct();
    return product;
  }

  /**
   * The product that an order means, by id, else by exact name, as the transaction that places the
   * order sees it. Throws `not_found` where there is none, `conflict` where several products have
   * the name.
   */
  async findForOrder(
    manager: EntityManager,
    selector: { productId?: string; name: string },
  ): Promise<OrderableProduct> {
    if (selector.productId) return await this.retrieve(selector.productId, manager);
    const [product, another] = await this.select(manager, 'p.title = $2', selector.name);
    if (!product) throw noSuchProduct();
    if (another) {
      throw new ShopError('conflict', 'Several products have this name. Send its productId.', {
        code: 'ambiguous_product',
      });
    }
    return product;
  }

  /** Sets the stock of a product, in pieces. Throws `not_found` where there is no such product. */
  async setStock(productId: string, available: number): Promise<OrderableProduct> {
    const { variantId } = await this.retrieve(productId);
    await this.manager.transaction(async (manager) => {
      await this.variants
        .withTransaction(manager)
        .update(variantId, { inventory_quantity: available });
    });
    return await this.retrieve(productId);
  }

  private async select(
    manager: EntityManager,
    condition: string,
    value: string,
  ): Promise<OrderableProduct[]> {
    return await manager.query(`${SELECT_PRODUCTS} AND ${condition} LIMIT 2`, [
      this.currency,
      value,
    ]);
  }
}
