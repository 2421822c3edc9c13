import { ShopError } from '@harrow/http';
import { priceProblem, toSmallestUnit } from '@harrow/money';
import {
  type ProductService,
  ProductStatus,
  type ProductVariantService,
  type SalesChannelService,
  type ShippingProfileService,
} from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { handleOf, type NewProduct } from '../lib/new-product';
import { optionsSchema } from '../lib/options';
import type { OrderableProduct } from '../lib/service-dto';
import type StorefrontProductService from './storefront-product';

type Container = {
  manager: EntityManager;
  productService: ProductService;
  productVariantService: ProductVariantService;
  salesChannelService: SalesChannelService;
  shippingProfileService: ShippingProfileService;
  storefrontProductService: StorefrontProductService;
};

/** What admins do to the catalogue: on the engine's own products, so that the stock admin agrees. */
export default class ProductManagementService {
  private readonly container: Container;
  private readonly currency: string;

  constructor(container: Container, options: unknown) {
    this.container = container;
    this.currency = optionsSchema.parse(options).currency;
  }

  /**
   * Makes a published product with one variant; answers its id. All of it or nothing. Throws
   * `invalid_body` for a price that the currency cannot express, or that is not in the steps of card payments.
   */
  async create(product: NewProduct): Promise<string> {
    const price = this.readPrice(product.price);
    return await this.container.manager.transaction(async (manager) => {
      const made = await this.container.productService.withTransaction(manager).create({
        title: product.name,
        handle: product.handle ?? handleOf(product.name),
        description: product.description,
        thumbnail: product.img,
        images: [product.img],
        status: ProductStatus.PUBLISHED,
        ...(await this.placeIn(manager)),
        ...(product.category ? { type: { value: product.category } } : {}),
        options: [{ title: 'Version' }],
        metadata: { minimum: product.minimum },
      });
      await this.createVariant(manager, made, product, price);
      return made.id;
    });
  }

  /** Sets the stock of a product, in pieces. Throws `not_found` where the shop sells none such. */
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
   * Takes a product out of the catalogue; orders that hold it keep what they need of it. Throws
   * `not_found` where the shop sells none such, also for the slower of two.
   */
  async remove(productId: string): Promise<void> {
    await this.container.manager.transaction(async (manager) => {
      await this.container.storefrontProductService.lock(manager, productId);
      await this.container.productService.withTransaction(manager).delete(productId);
    });
  }

  private readPrice(given: number | string): number {
    const price = toSmallestUnit(given, this.currency, 'price');
    const problem = priceProblem(price, this.currency);
    if (problem === null) return price;
    throw new ShopError('invalid_body', `price: ${problem}`, { fields: { price: problem } });
  }

  private async placeIn(manager: EntityManager) {
    const { shippingProfileService, salesChannelService } = this.container;
    const profile = await shippingProfileService.withTransaction(manager).retrieveDefault();
    if (!profile) throw new Error('The engine has no default shipping profile.');
    const channel = await salesChannelService.withTransaction(manager).retrieveDefault();
    return { profile_id: profile.id, sales_channels: [{ id: channel.id }] };
  }

  private async createVariant(
    manager: EntityManager,
    made: { id: string; options: { id: string }[] },
    { available, handle }: NewProduct,
    price: number,
  ): Promise<void> {
    const option = made.options[0];
    if (!option) throw new Error(`The engine made ${made.id} without its option.`);
    await this.container.productVariantService.withTransaction(manager).create(made.id, {
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
