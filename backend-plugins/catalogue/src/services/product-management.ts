import { randomBytes } from 'node:crypto';
import type { BodyInputOf, createProduct } from '@harrow/contract';
import { readAmount, ShopError } from '@harrow/plugin-kit';
import { priceProblem } from '@harrow/money';
import {
  type ProductService,
  ProductStatus,
  type ProductVariantService,
  type SalesChannelService,
  type ShippingProfileService,
} from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { optionsSchema } from '../lib/options';
import { metadataOf, type OrderableProduct } from '../lib/product';
import type StorefrontProductService from './storefront-product';

type Container = {
  manager: EntityManager;
  productService: ProductService;
  productVariantService: ProductVariantService;
  salesChannelService: SalesChannelService;
  shippingProfileService: ShippingProfileService;
  storefrontProductService: StorefrontProductService;
};

/** A product to create; `price` is decimal, in the shop's currency. */
export type NewProduct = BodyInputOf<typeof createProduct> & {
  /** Its name in URLs; generated from the name by default. */
  handle?: string;
  /** Shown to staff as the product's type. */
  category?: string;
};

/** Makes a unique handle, however many products share the name. */
function handleOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return [words || 'product', randomBytes(6).toString('hex')].join('-');
}

/** Changes the catalogue for admins, through the engine's services so that the stock admin agrees. */
export default class ProductManagementService {
  private readonly container: Container;
  private readonly currency: string;

  constructor(container: Container, options: unknown) {
    this.container = container;
    this.currency = optionsSchema.parse(options).currency;
  }

  /**
   * Creates a published product with one variant in one transaction and returns its id. Throws
   * `invalid_body` if the currency cannot express the price or cards cannot be charged it.
   */
  async create(product: NewProduct): Promise<string> {
    const price = this.readPrice(product.price);
    return await this.container.manager.transaction(async (manager) => {
      const created = await this.container.productService.withTransaction(manager).create({
        title: product.name,
        handle: product.handle ?? handleOf(product.name),
        description: product.description,
        thumbnail: product.img,
        images: [product.img],
        status: ProductStatus.PUBLISHED,
        ...(await this.profileAndChannel(manager)),
        ...(product.category ? { type: { value: product.category } } : {}),
        options: [{ title: 'Version' }],
        metadata: metadataOf(product),
      });
      await this.createVariant(manager, created, product, price);
      return created.id;
    });
  }

  /** Sets the stock of a product, in pieces. Throws `not_found` if the shop does not sell it. */
  async setStock(productId: string, available: number): Promise<OrderableProduct> {
    return await this.container.manager.transaction(async (manager) => {
      const catalogue = this.container.storefrontProductService;
      const { variantId } = await catalogue.lock(manager, productId);
      await this.container.productVariantService
        .withTransaction(manager)
        .update(variantId, { inventory_quantity: available });
      return await catalogue.retrieve(productId, manager);
    });
  }

  /**
   * Removes a product from the catalogue; its orders keep what they need. Throws `not_found` if the
   * shop does not sell it or a concurrent call has removed it.
   */
  async remove(productId: string): Promise<void> {
    await this.container.manager.transaction(async (manager) => {
      await this.container.storefrontProductService.lock(manager, productId);
      await this.container.productService.withTransaction(manager).delete(productId);
    });
  }

  private readPrice(given: number): number {
    const price = readAmount(given, this.currency, 'price');
    const problem = priceProblem(price, this.currency);
    if (problem === null) return price;
    throw new ShopError('invalid_body', `price: ${problem}`, { fields: { price: problem } });
  }

  private async profileAndChannel(manager: EntityManager) {
    const { shippingProfileService, salesChannelService } = this.container;
    const profile = await shippingProfileService.withTransaction(manager).retrieveDefault();
    if (!profile) throw new Error('The engine has no default shipping profile.');
    const channel = await salesChannelService.withTransaction(manager).retrieveDefault();
    return { profile_id: profile.id, sales_channels: [{ id: channel.id }] };
  }

  private async createVariant(
    manager: EntityManager,
    created: { id: string; options: { id: string }[] },
    { available, handle }: NewProduct,
    price: number,
  ): Promise<void> {
    const option = created.options[0];
    if (!option) throw new Error(`The engine made ${created.id} without its option.`);
    await this.container.productVariantService.withTransaction(manager).create(created.id, {
      title: 'Standard',
      ...(handle ? { sku: handle } : {}),
      inventory_quantity: available,
      manage_inventory: true,
      allow_backorder: false,
      options: [{ option_id: option.id, value: 'Standard' }],
      prices: [{ currency_code: this.currency, amount: price }],
    });
  }
}
