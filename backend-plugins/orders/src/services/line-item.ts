import { LineItemService } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';

/**
 * Replaces the engine's service of this name. Its `generate` reads variants through a second
 * connection while its transaction holds the first one, so that concurrent calls can exhaust the
 * pool and deadlock.
 */
export default class TransactionalLineItemService extends LineItemService {
  override withTransaction(manager?: EntityManager): this {
    const bound = super.withTransaction(manager);
    if (!manager) return bound;
    const variants = this.productVariantService_.withTransaction(manager);
    Object.assign(bound, { productVariantService_: variants });
    return bound;
  }
}
