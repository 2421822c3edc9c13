import { type OrderEdit, OrderEditService } from '@medusajs/medusa';
import { EngineRefusal } from '../lib/engine-refusal';

/**
 * Replaces the engine's service of this name: an edit would make the total differ from the payment.
 */
export default class ClosedOrderEditService extends OrderEditService {
  /** Always throws `not_allowed`. */
  override create(): Promise<OrderEdit> {
    return Promise.reject(new EngineRefusal('Orders of this shop cannot be edited.'));
  }
}
