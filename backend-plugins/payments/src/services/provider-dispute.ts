import { toDecimal } from '@harrow/money';
import type { Logger } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import type { ProviderDispute } from '../lib/provider-objects';
import { PaymentIntent } from '../models/payment-intent';

/** Reports disputes to staff, who answer them at the payment provider and decide about the order. */
export default class ProviderDisputeService {
  private readonly logger: Logger;

  constructor(container: { logger: Logger }) {
    this.logger = container.logger;
  }

  /** Logs a warning when a dispute about a payment of this shop is opened or closed. */
  async report(manager: EntityManager, dispute: ProviderDispute): Promise<void> {
    const { id, intentId, currency, status } = dispute;
    if (!intentId) return;
    const payment = await manager.getRepository(PaymentIntent).findOneBy({ intent_id: intentId });
    if (!payment) return;
    const what = `${id} over ${toDecimal(dispute.amount, currency)} ${currency}`;
    this.logger.warn(
      `The dispute ${what} of ${intentId} for ${payment.order_id ?? 'no order'}: ${status}.`,
    );
  }
}
