import type { Services } from '@harrow/plugin-kit';
import { type Product, ProductVariantService } from '@medusajs/medusa';
import type {
  CreateProductVariantInput,
  UpdateProductVariantData,
} from '@medusajs/medusa/dist/types/product-variant';
import { checkVariant } from '../lib/staff-rules';

/**
 * Replaces the engine's service of this name, so that stock and prices from the stock admin follow
 * the rules of `POST /services`. The engine would accept a negative price or one that cards cannot
 * be charged, and answer 500 for a stock that the database rejects.
 */
export default class GuardedProductVariantService extends ProductVariantService {
  private readonly currency: string;

  /**
   * The engine passes options only to its first instance, so the currency comes from the catalogue.
   */
  constructor(services: Services & ConstructorParameters<typeof ProductVariantService>[0]) {
    super(services);
    this.currency = services.storefrontProductService.currency;
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
