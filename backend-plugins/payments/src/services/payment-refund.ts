import { toDecimal } from '@harrow/money';
import type { Logger } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { PaymentIntent } from '../models/payment-intent';
import type PaymentProviderClientService from './payment-provider-client';

type Container = {
  manager: EntityManager;
  logger: Logger;
  paymentProviderClientService: PaymentProviderClientService;
};

const BATCH = 50;

/** Sends back money that has nothing to pay: its order is gone, or it never had one. */
export default class PaymentRefundService {
  private readonly manager: EntityManager;
  private readonly logger: Logger;
  private readonly provider: PaymentProviderClientService;

  constructor(container: Container) {
    this.manager = container.manager;
    this.logger = container.logger;
    this.provider = container.paymentProviderClientService;
  }

  /**
   * Refunds a payment in full that is marked so. Never throws for the provider: what fails stays
   * marked, is logged, and is tried again by `refundDue`.
   */
  async refund(intentId: string): Promise<void> {
    const payment = await this.manager
      .getRepository(PaymentIntent)
      .findOneBy({ intent_id: intentId, status: 'refund_due' });
    if (!payment) return;
    const amount = `${toDecimal(payment.amount, payment.currency_code)} ${payment.currency_code}`;
    const what = `${intentId} over ${amount} for ${payment.order_id ?? 'no order'}`;
    try {
      await this.provider.refundInFull(intentId);
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      this.logger.error(`The payment ${what} could not be refunded yet: ${cause}`);
      return;
    }
    const { affected } = await this.manager
      .getRepository(PaymentIntent)
      .update({ id: payment.id, status: 'refund_due' }, { status: 'refunded' });
    if (affected === 0) return; // somebody else refunded it in the same moment, and has said so
    this.logger.warn(`The payment ${what} had nothing to pay and was refunded in full.`);
  }

  /** Refunds everything that is marked so. */
  async refundDue(): Promise<void> {
    const due = await this.manager.getRepository(PaymentIntent).find({
      where: { status: 'refund_due' },
      order: { updated_at: 'ASC' },
      take: BATCH,
    });
    for (const { intent_id: intentId } of due) {
      if (intentId) await this.refund(intentId);
    }
  }
}
