import type { Payment, Refund } from '@medusajs/medusa';
import PaymentService from '@medusajs/medusa/dist/services/payment';
import { EngineRefusal } from '../lib/engine-refusal';

/**
 * Replaces the engine's service of this name, which captures and refunds a payment without updating
 * the state of its order.
 */
export default class ClosedPaymentService extends PaymentService {
  /** Always throws `not_allowed`. */
  override capture(): Promise<Payment> {
    return Promise.reject(new EngineRefusal('Capture the order, not its payment.'));
  }

  /** Always throws `not_allowed`. */
  override refund(): Promise<Refund> {
    return Promise.reject(new EngineRefusal('Refund the order, not its payment.'));
  }
}
