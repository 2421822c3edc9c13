import { type Return, ReturnService } from '@medusajs/medusa';
import { EngineRefusal } from '../lib/engine-refusal';

/**
 * Replaces the engine's service of this name: a return would refund money while the order is still
 * shown as paid.
 */
export default class ClosedReturnService extends ReturnService {
  /** Always throws `not_allowed`. */
  override create(): Promise<Return> {
    return Promise.reject(new EngineRefusal('Returns are settled by a refund in this shop.'));
  }
}
