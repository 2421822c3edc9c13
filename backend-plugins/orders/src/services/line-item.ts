import { LineItemService, type ProductVariantService } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';

type Dependencies = { productVariantService_: ProductVariantService };

/**
 * Replaces the engine's service of this name. Its `generate` reads variants through a second
 * connection while its transaction holds the first: twelve at once empty the pool and wait for ever.
 */
export default class TransactionalLineItemService extends LineItemService {
  override withTransaction(manager?: EntityManager): this {
    const bound = super.withTransaction(manager);
    if (manager) {
      // the engine declares the field read-only; the clone is ours alone, so nobody else sees this
      const dependencies = bound as unknown as Dependencies;
      dependencies.productVariantService_ = this.productVariantService_.withTransaction(manager);
    }
    return bound;
  }
}
