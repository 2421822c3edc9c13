import { type Product, ProductVariantService } from '@medusajs/medusa';
import type {
  CreateProductVariantInput,
  UpdateProductVariantData,
} from '@medusajs/medusa/dist/types/product-variant';
import { checkVariant } from '../lib/variant-rules';
import type StorefrontProductService from './storefront-product';

type Container = ConstructorParameters<typeof ProductVariantService>[0] & {
  storefrontProductService: StorefrontProductService;
};

/**
 * Replaces the engine's service of this name, so that stock and prices from the stock admin obey
 * the rules of `POST /services`: the engine would sell at a price below 0, or that no card can be
 * charged, and answer 500 for a stock that the database refuses.
 */
export default class GuardedProductVariantService extends ProductVariantService {
  private readonly currency: string;

  /** The engine gives options to the first of its instances only: the currency is the catalogue's. */
  constructor(container: Container) {
    super(container);
    this.currency = container.storefrontProductService.currency;
  }

  protected override async updateBatch(changes: UpdateProductVariantData[]) {
    for (const { updateData } of changes) checkVariant(updateData, this.currency);
    return await super.updateBatch(changes);
  }

  protected override validateVariantsToCreate_(
    product: Product,
    variants: CreateProductVariantInput[],
  ): void {
    super.validateVariantsToCreate_(product, variants);
    for (const variant of variants) checkVariant(variant, this.currency);
  }
}
