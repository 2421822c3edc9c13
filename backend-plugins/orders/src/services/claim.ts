import { type ClaimOrder, ClaimService } from '@medusajs/medusa';
import { EngineRefusal } from '../lib/engine-refusal';

/**
 * Replaces the engine's service of this name: a claim would make the total differ from the payment.
 */
export default class ClosedClaimService extends ClaimService {
  /** Always throws `not_allowed`. */
  override create(): Promise<ClaimOrder> {
    return Promise.reject(new EngineRefusal('Claims are settled by a refund in this shop.'));
  }
}
