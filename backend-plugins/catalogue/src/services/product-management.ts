import { type BodyOf, MAX_PIECES, type moveStock } from '@harrow/contract';
import { invalidField, noSuch, type Services, ShopError } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { optionsSchema } from '../lib/options';
import type { CatalogueProduct } from '../lib/product';
import type { Page } from '../lib/cached-catalogue';
import { noSuchCategory } from '../lib/category';
import { lockHandle } from '../lib/handle';
import { announce, type NewProduct, newRow } from '../lib/import-row';
import { writeRows } from '../lib/import-writes';
import { asTaken, requireFree } from '../lib/part-number';
import { readPrice } from '../lib/price';
import { effective, type ProductChanges, recordsOf } from '../lib/product-changes';
import { toWrittenDto, type WrittenProduct } from '../lib/product-details';
import { DRAFT_COUNT, DRAFTS, WRITTEN } from '../lib/shown-statements';

const TELL_CAUSE = 'SELECT tell_stock_cause($1, $2, NULL)';

/** So each product of a name finds its own handle. */
const LOCK_HANDLE = lockHandle('product');

/**
 * Changes the catalogue for admins: adds products as an import does, and changes them through the engine's
 * services, so that the stock admin agrees.
 */
export default class ProductManagementService {
  private readonly currency: string;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    this.currency = optionsSchema.parse(options).currency;
  }

  /**
   * Creates a product with one variant, published unless it is a draft, in one transaction and returns its
   * id. Throws `invalid_body` if the currency cannot express the price or cards cannot be charged it, or for a
   * category that does not exist, and `conflict` (`sku_taken`) for a part number of another product.
   */
  async create(product: NewProduct): Promise<string> {
    const row = newRow(product, this.currency);
    return await this.services.manager.transaction(async (manager) => {
      if (product.sku) await requireFree(manager, product.sku, null);
      if (product.category) await this.categoriesOf(manager, product.category);
      await manager.query(LOCK_HANDLE, [row.handle]);
      await announce(this.services.eventBusService, manager, [row]);
      await writeRows(manager, [row], this.currency).catch((error: unknown) => {
        throw asTaken(error);
      });
      return row.productId;
    });
  }

  /** Returns all that staff write of a product, or of a draft. Throws `not_found` if there is none. */
  async retrieve(productId: string, manager = this.services.manager): Promise<WrittenProduct> {
    const [product] = await WRITTEN.run(manager, [this.currency, productId]);
    if (!product) throw noSuch('product');
    return product;
  }

  /** Returns a page of the drafts that have these words in their name or part number, newest first, and how many do. */
  async drafts({ q, limit, pageNumber }: { q: string } & Page) {
    const { manager } = this.services;
    const [products, [counted]] = await Promise.all([
      DRAFTS.run(manager, [this.currency, q, limit, limit * pageNumber]),
      DRAFT_COUNT.run(manager, [this.currency, q]),
    ]);
    return { products, count: counted?.count ?? 0 };
  }

  /**
   * Like `retrieve`, but locks the rows of the product and its variant until the transaction ends,
   * so that changes to one product are serialized. Orders lock only the variant.
   */
  private async lock(manager: EntityManager, productId: string): Promise<WrittenProduct> {
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

  /**
   * Changes a product in one transaction, if `isCurrent` says that it is as the caller has seen it, and
   * returns whether anything has changed. Throws `not_found` if there is none,
   * `changed_since` if it is another, `invalid_body` for a price that the currency cannot express or a
   * category that does not exist, and `conflict` (`sku_taken`) for a part number of another product.
   */
  async update(
    productId: string,
    changes: ProductChanges,
    isCurrent: (product: CatalogueProduct) => boolean,
  ): Promise<boolean> {
    const price = changes.price === undefined ? undefined : readPrice(changes.price, this.currency);
    return await this.services.manager.transaction(async (manager) => {
      const product = await this.lock(manager, productId);
      if (!isCurrent(product)) {
        throw new ShopError('changed_since', 'The product has changed since you opened it.');
      }
      const shown = toWrittenDto(product);
      const effects = effective(changes, shown);
      if (Object.keys(effects).length === 0) return false;
      await this.write(manager, product, {
        ...recordsOf(effects, shown.images),
        category: effects.category,
      });
      const { available, sku } = effects;
      await this.writeTerms(manager, product, {
        available,
        sku,
        price: effects.price === undefined ? undefined : price,
      });
      return true;
    });
  }

  private async write(
    manager: EntityManager,
    { productId }: CatalogueProduct,
    { category, ...records }: ReturnType<typeof recordsOf> & Pick<ProductChanges, 'category'>,
  ): Promise<void> {
    const categories =
      category === undefined ? {} : { categories: await this.categoriesOf(manager, category) };
    await this.services.productService
      .withTransaction(manager)
      .update(productId, { ...records, ...categories });
  }

  private async categoriesOf(manager: EntityManager, handle: string | null) {
    if (handle === null) return [];
    const found: { id: string }[] = await manager.query(
      'SELECT id FROM product_category WHERE handle = $1',
      [handle],
    );
    if (found.length > 0) return found;
    throw await noSuchCategory(manager);
  }

  /** Writes the stock, in pieces, the part number, and the price, in the smallest unit. */
  private async writeTerms(
    manager: EntityManager,
    { productId, variantId }: CatalogueProduct,
    { available, sku, price }: { available?: number; sku?: string | null; price?: number },
  ): Promise<void> {
    const variants = this.services.productVariantService.withTransaction(manager);
    const terms = {
      ...(available === undefined ? {} : { inventory_quantity: available }),
      ...(sku === undefined ? {} : { sku }),
    };
    if (sku) await requireFree(manager, sku, productId);
    if (Object.keys(terms).length > 0) {
      // the engine's types know no variant without a part number
      await variants.update(variantId, terms as { sku?: string }).catch((error: unknown) => {
        throw asTaken(error);
      });
    }
    if (price === undefined) return;
    const current = { currency_code: this.currency, amount: price };
    await variants.upsertCurrencyPrices([{ variantId, price: current }]);
  }

  /** Sets the stock of a product, in pieces. Throws `not_found` if there is none. */
  async setStock(productId: string, available: number): Promise<CatalogueProduct> {
    return await this.services.manager.transaction(async (manager) => {
      const { variantId } = await this.lock(manager, productId);
      await this.services.productVariantService
        .withTransaction(manager)
        .update(variantId, { inventory_quantity: available });
      return await this.retrieve(productId, manager);
    });
  }

  /**
   * Adds received pieces to the stock of a product, or sets it to the counted ones, and says what it is then.
   * Throws `not_found` if there is none, and `invalid_body` for more than there can be.
   */
  async moveStock(
    productId: string,
    { received, counted, reason }: BodyOf<typeof moveStock>,
  ): Promise<{ modifiedCount: number; available: number }> {
    return await this.services.manager.transaction(async (manager) => {
      const { variantId, available: former } = await this.lock(manager, productId);
      const available = counted ?? former + (received ?? 0);
      if (available > MAX_PIECES) {
        throw invalidField('received', `This must be at most ${MAX_PIECES - former}.`);
      }
      if (available === former) return { modifiedCount: 0, available };
      const cause = counted === undefined ? 'received' : 'counted';
      await manager.query(TELL_CAUSE, [cause, reason]);
      await this.services.productVariantService
        .withTransaction(manager)
        .update(variantId, { inventory_quantity: available });
      return { modifiedCount: 1, available };
    });
  }

  /**
   * Removes a product from the catalogue; its orders keep what they need. Throws `not_found` if there is
   * none or a concurrent call has removed it.
   */
  async remove(productId: string): Promise<void> {
    await this.services.manager.transaction(async (manager) => {
      await this.lock(manager, productId);
      await this.services.productService.withTransaction(manager).delete(productId);
    });
  }
}
