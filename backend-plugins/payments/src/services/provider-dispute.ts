import type { Services } from '@harrow/plugin-kit';
import { toDecimal } from '@harrow/money';
import type { EntityManager } from 'typeorm';
import type { ProviderDispute } from '../lib/provider-objects';
import { PaymentIntent } from '../models/payment-intent';

/** Reports disputes to staff, who answer them at the payment provider and decide about the order. */
export default class ProviderDisputeService {
  constructor(private readonly services: Services) {}

  /**
   * Logs a warning when a dispute about a payment of this shop is opened or closed, and records once
   * that its order is disputed.
   */
  async report(manager: EntityManager, dispute: ProviderDispute): Promise<void> {
    const { id, intentId, currency, status } = dispute;
    if (!intentId) return;
    const payment = await manager.getRepository(PaymentIntent).findOneBy({ intent_id: intentId });
    if (!payment) return;
    const what = `${id} over ${toDecimal(dispute.amount, currency)} ${currency}`;
    this.services.logger.warn(
      `The dispute ${what} of ${intentId} for ${payment.order_id ?? 'no order'}: ${status}.`,
    );
    if (!payment.order_id) return;
    const change = { orderId: payment.order_id, type: 'disputed', referenceId: id } as const;
    await this.services.orderEventService.record(manager, { ...change, by: 'provider' });
  }
}
