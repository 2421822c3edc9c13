import type { Category, PriceStep, ProductDetails, ProductFilters } from '@harrow/contract';
import {
  loadInBatches,
  noSuch,
  PreparedStatement,
  type Services,
  ShopError,
} from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import type { CachedCatalogue, Page } from '../lib/cached-catalogue';
import { asTree, SELECT_CATEGORIES } from '../lib/category';
import { optionsSchema } from '../lib/options';
import {
  type ChargedOffer,
  SELECT_STEPS,
  selectChargedOfferBy,
  type StepRow,
  toPriceSteps,
} from '../lib/price-steps';
import { type CatalogueProduct, SELECT_PRODUCTS, toProductDto } from '../lib/product';
import {
  type DetailedProduct,
  type PricedProduct,
  type ProductAddress,
  readMetadata,
  SELECT_ADDRESSES,
  SELECT_DETAILS,
  SELECT_DETAILS_BY_IDS,
  SELECT_ID,
  toDetailsDto,
} from '../lib/product-details';

/** Selects a product by id or, without one, by exact name. */
export type ProductSelector = { productId?: string; name: string };

/** The customer and the quantity of an order. */
export type Purchase = { customerId: string; quantity: number };

/** Something to show, and the ids of the products whose changes may change it. */
export type ShownProducts<Shown> = { shown: Shown; ids: string[] };

const SELECT_BY_ID = new PreparedStatement<CatalogueProduct>(
  'product_by_id',
  `${SELECT_PRODUCTS} AND p.id = $2`,
);
const SELECT_BY_IDS = new PreparedStatement<CatalogueProduct>(
  'products_by_ids',
  `${SELECT_PRODUCTS} AND p.id = ANY ($2)`,
);
const SELECT_OFFER_BY_ID = new PreparedStatement<ChargedOffer>(
  'offer_by_id',
  selectChargedOfferBy('id'),
);
const SELECT_OFFER_BY_TITLE = new PreparedStatement<ChargedOffer>(
  'offer_by_title',
  selectChargedOfferBy('title'),
);
const SELECT_STEPS_BY_ID = new PreparedStatement<{ currencyCode: string; steps: StepRow[] }>(
  'price_steps_by_id',
  SELECT_STEPS,
);
const SELECT_PAGE = new PreparedStatement<PricedProduct>('product_details', SELECT_DETAILS);
const SELECT_PAGES = new PreparedStatement<DetailedProduct>(
  'product_details_by_ids',
  SELECT_DETAILS_BY_IDS,
);

const SELECT_ID_BY_HANDLE = new PreparedStatement<{ productId: string }>(
  'product_id_by_handle',
  SELECT_ID,
);

/** Shared by the whole process: the engine constructs its services for each request. */
let cache: CachedCatalogue | undefined;

/** The catalogue as shoppers see it: the engine's published products that have a price. */
export default class StorefrontProductService {
  /** The shop's currency; a product without a price in it is neither shown nor sold. */
  readonly currency: string;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    this.currency = optionsSchema.parse(options).currency;
  }

  /** Makes lists read the in-memory catalogue whenever it is current. */
  useCache(catalogue: CachedCatalogue): void {
    cache = catalogue;
  }

  /**
   * Returns a page of products, newest first, or all products, as JSON in batches, and the total
   * count. The cache is tried first: PostgreSQL counts and skips through a large catalogue.
   */
  async list(page?: Page): Promise<{ products: AsyncIterable<string[]>; count: number }> {
    const { ids, count } = await this.fromCache(
      (catalogue) => catalogue.ids(page),
      () => this.services.soldProductsService.list(page),
    );
    const asJson = (batch: string[]) =>
      this.fromCache(
        (catalogue) => catalogue.products(batch),
        () => this.jsonOf(batch),
      );
    return { products: loadInBatches(ids, asJson), count };
  }

  /** The same for the products that match the filters of staff, from the database. */
  async find(
    filters: ProductFilters,
    page?: Page,
  ): Promise<{ products: AsyncIterable<string[]>; count: number }> {
    const { ids, count } = await this.services.soldProductsService.find(filters, page);
    return { products: loadInBatches(ids, (batch) => this.jsonOf(batch)), count };
  }

  /**
   * Returns the stamp of the catalogue: where it is the same twice, nothing public has changed in
   * between, in any process. Throws `unavailable` if this process cannot tell.
   */
  async stamp(): Promise<string> {
    const stamp = await cache?.stamp().catch(() => undefined); // the cache logs why
    if (stamp === undefined) throw new ShopError('unavailable', 'The catalogue is not connected.');
    return stamp;
  }

  /** Reads the cache, or the database if the cache fails; the cache logs why. */
  private async fromCache<T>(
    read: (catalogue: CachedCatalogue) => Promise<T>,
    readDatabase: () => Promise<T>,
  ): Promise<T> {
    return cache ? await read(cache).catch(readDatabase) : await readDatabase();
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
  async listByIds(ids: string[], manager = this.services.manager): Promise<CatalogueProduct[]> {
    return await SELECT_BY_IDS.run(manager, [this.currency, ids]);
  }

  /** Returns a product. Throws `not_found` if the shop sells none with this id. */
  async retrieve(productId: string, manager = this.services.manager): Promise<CatalogueProduct> {
    const [product] = await SELECT_BY_ID.run(manager, [this.currency, productId]);
    if (!product) throw noSuch('product');
    return product;
  }

  /** Returns the id of a product. Throws `not_found` if the shop sells none with this handle. */
  async idOf(handle: string): Promise<string> {
    const [product] = await SELECT_ID_BY_HANDLE.run(this.services.manager, [this.currency, handle]);
    if (!product) throw noSuch('product');
    return product.productId;
  }

  /**
   * Returns what the page of a product shows, and the ids of all products on it. Throws `not_found` if
   * the shop sells none with this handle.
   */
  async details(
    handle: string,
    manager = this.services.manager,
  ): Promise<ShownProducts<ProductDetails>> {
    const [product] = await SELECT_PAGE.run(manager, [this.currency, handle]);
    if (!product) throw noSuch('product');
    const ids = readMetadata(product.metadata).related.filter((id) => id !== product.productId);
    const related = ids.length > 0 ? await this.listByIds(ids) : [];
    const byId = new Map(related.map((each) => [each.productId, toProductDto(each)]));
    const sold = ids.flatMap((id) => byId.get(id) ?? []);
    // those that are not sold count too: they may be, in a moment
    const priceSteps = toPriceSteps(product.steps, product.currencyCode);
    const shown = { ...toDetailsDto(product, sold), priceSteps };
    return { shown, ids: [product.productId, ...ids] };
  }

  /** Returns those of these products that the shop sells with what their pages show. */
  async detailsByIds(ids: string[], manager = this.services.manager): Promise<DetailedProduct[]> {
    return await SELECT_PAGES.run(manager, [this.currency, ids]);
  }

  /** Returns the ids of all products, newest first. */
  async ids(): Promise<string[]> {
    return (await this.services.soldProductsService.list()).ids;
  }

  /** Returns a page of the addresses of all products, by id; pages count from 0. */
  async addresses({ limit, pageNumber }: Page): Promise<ProductAddress[]> {
    return await this.services.manager.query(SELECT_ADDRESSES, [
      this.currency,
      limit,
      limit * pageNumber,
    ]);
  }

  /** Returns the categories that shoppers see as a tree, in the order that staff gave them. */
  async categories(): Promise<Category[]> {
    const counts = await this.services.soldProductsService.countByCategory();
    return asTree(await this.services.manager.query(SELECT_CATEGORIES), counts);
  }

  /**
   * Returns what one piece of a product costs a customer by the quantity of the order, or everyone without
   * one. Throws `not_found` if the shop sells no product with this id.
   */
  async priceSteps(productId: string, customerId: string | null): Promise<PriceStep[]> {
    const values = [this.currency, productId, customerId];
    const [found] = await SELECT_STEPS_BY_ID.run(this.services.manager, values);
    if (!found) throw noSuch('product');
    return toPriceSteps(found.steps, found.currencyCode);
  }

  /**
   * Returns the current offer for an order, by id or exact name, read with the connection of
   * `manager`. Throws `not_found` if there is none, `conflict` if several products have the name.
   */
  async findForOrder(
    manager: EntityManager,
    { productId, name }: ProductSelector,
    { customerId, quantity }: Purchase,
  ): Promise<ChargedOffer> {
    const [offer, another] = productId
      ? await SELECT_OFFER_BY_ID.run(manager, [this.currency, productId, customerId, quantity])
      : await SELECT_OFFER_BY_TITLE.run(manager, [this.currency, name, customerId, quantity]);
    if (!offer) throw noSuch('product');
    if (another) {
      throw new ShopError('conflict', 'Several products have this name. Send its productId.', {
        code: 'ambiguous_product',
      });
    }
    return offer;
  }

  /**
   * Like `retrieve`, but locks the rows of the product and its variant until the transaction ends,
   * so that changes to one product are serialized. Orders lock only the variant.
   */
  async lock(manager: EntityManager, productId: string): Promise<CatalogueProduct> {
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
