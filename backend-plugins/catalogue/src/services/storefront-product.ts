import type {
  Category,
  PriceStep,
  Product,
  ProductDetails,
  ProductFilters,
  ProductLine,
} from '@harrow/contract';
import { loadInBatches, noSuch, type Services, ShopError } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import type { CachedCatalogue, Page } from '../lib/cached-catalogue';
import { asTree, SELECT_CATEGORIES } from '../lib/category';
import { chargedOffers, chargedProducts } from '../lib/charged-lines';
import type { SpecifiedProduct } from '../lib/key-figures';
import { optionsSchema } from '../lib/options';
import {
  ADDRESSES,
  DETAILS,
  ID,
  IDS_BY_NAME,
  PAGE,
  PRODUCTS,
  SPECIFIED,
  STEPS,
} from '../lib/shown-statements';
import type { ChargedOffer } from '../lib/offer';
import { toPriceSteps } from '../lib/price-steps';
import { type CatalogueProduct, type ChargedProduct, toProductDto } from '../lib/product';
import { type DetailedProduct, type ProductAddress, toDetailsDto } from '../lib/product-details';

/** Something to show, and the ids of the products whose changes may change it. */
export type ShownProducts<Shown> = { shown: Shown; ids: string[] };

/** Maximum number of related products on a product page. */
const MAX_RELATED = 12;

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

  /** Returns those of these products that the shop sells, as they are now. */
  async current(ids: string[]): Promise<Product[]> {
    const products = await this.fromCache(
      (catalogue) => catalogue.products(ids),
      () => this.jsonOf(ids),
    );
    return products.map((json) => JSON.parse(json) as Product);
  }

  /**
   * Returns what `read` reads from the database, which is kept in memory until one of its ids changes;
   * undefined if it finds nothing.
   */
  async kept<Value>(
    key: string,
    read: () => Promise<{ value: Value; ids: string[] } | undefined>,
  ): Promise<Value | undefined> {
    const readJson = async () => {
      const found = await read();
      return found && { json: JSON.stringify(found.value), ids: found.ids };
    };
    const json = await this.fromCache(
      (catalogue) => catalogue.kept(key, readJson),
      async () => (await readJson())?.json,
    );
    return json === undefined ? undefined : (JSON.parse(json) as Value);
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
    return await PRODUCTS.run(manager, [this.currency, ids]);
  }

  /** The same with their specifications, for lists that show figures. */
  async listSpecified(ids: string[], manager: EntityManager): Promise<SpecifiedProduct[]> {
    return await SPECIFIED.run(manager, [this.currency, ids]);
  }

  /**
   * Returns these products, in order, with what one piece costs a customer, or everyone without one, in an
   * order of that quantity; undefined for those that the shop does not sell.
   */
  async listCharged(
    lines: readonly ProductLine[],
    customerId: string | null,
  ): Promise<(ChargedProduct | undefined)[]> {
    const { manager } = this.services;
    return await chargedProducts(manager, lines, { currency: this.currency, customerId });
  }

  /** Returns a product. Throws `not_found` if the shop sells none with this id. */
  async retrieve(productId: string, manager = this.services.manager): Promise<CatalogueProduct> {
    const [product] = await this.listByIds([productId], manager);
    if (!product) throw noSuch('product');
    return product;
  }

  /** Returns the id of a product. Throws `not_found` if the shop sells none with this handle. */
  async idOf(handle: string): Promise<string> {
    const [product] = await ID.run(this.services.manager, [this.currency, handle]);
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
    const [product] = await PAGE.run(manager, [this.currency, handle]);
    if (!product) throw noSuch('product');
    const { related: ids } = product;
    const related = ids.length > 0 ? await this.listByIds(ids) : [];
    const byId = new Map(related.map((each) => [each.productId, toProductDto(each)]));
    const sold = ids.flatMap((id) => byId.get(id) ?? []).slice(0, MAX_RELATED);
    const priceSteps = toPriceSteps(product.steps, product.currencyCode);
    const parts = await this.services.productPartsService.of(product.productId);
    const shown = { ...toDetailsDto(product), related: sold, priceSteps, ...parts.shown };
    // includes products not sold yet: they may go on sale in a moment
    return { shown, ids: [product.productId, ...ids, ...parts.ids] };
  }

  /** Returns those of these products that the shop sells with what their pages show. */
  async detailsByIds(ids: string[], manager = this.services.manager): Promise<DetailedProduct[]> {
    return await DETAILS.run(manager, [this.currency, ids]);
  }

  /** Returns the ids of all products, newest first. */
  async ids(): Promise<string[]> {
    return (await this.services.soldProductsService.list()).ids;
  }

  /** Returns a page of the addresses of all products, by id; pages count from 0. */
  async addresses({ limit, pageNumber }: Page): Promise<ProductAddress[]> {
    return await ADDRESSES.run(this.services.manager, [this.currency, limit, limit * pageNumber]);
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
    const [found] = await STEPS.run(this.services.manager, values);
    if (!found) throw noSuch('product');
    return toPriceSteps(found.steps, found.currencyCode);
  }

  /**
   * Returns the id of the product with this exact name, read with the connection of `manager`. Throws
   * `not_found` if there is none, `conflict` if several products have the name.
   */
  async idByName(manager: EntityManager, name: string): Promise<string> {
    const [product, another] = await IDS_BY_NAME.run(manager, [this.currency, name]);
    if (!product) throw noSuch('product');
    if (another) {
      throw new ShopError('conflict', 'Several products have this name. Send its productId.', {
        code: 'ambiguous_product',
      });
    }
    return product.productId;
  }

  /**
   * Returns the current offer for each line, as a customer, or everyone without one, is charged for its
   * quantity, read with the connection of `manager`; undefined for a product that is not sold.
   */
  async offersFor(
    manager: EntityManager,
    lines: readonly ProductLine[],
    customerId: string | null,
  ): Promise<(ChargedOffer | undefined)[]> {
    return await chargedOffers(manager, lines, { currency: this.currency, customerId });
  }
}
