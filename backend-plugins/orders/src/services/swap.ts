import { type Swap, SwapService } from '@medusajs/medusa';
import { EngineRefusal } from '../lib/engine-refusal';

/**
 * Replaces the engine's service of this name: a swap would make the total differ from the payment.
 */
export default class ClosedSwapService extends SwapService {
  /** Always throws `not_allowed`. */
  override create(): Promise<Swap> {
    return Promise.reject(new EngineRefusal('Orders of this shop cannot be swapped.'));
  }
}
