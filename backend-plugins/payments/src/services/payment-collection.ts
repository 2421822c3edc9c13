import type { PaymentCollection, StopOutcome } from '@harrow/orders';
import type { Logger } from '@medusajs/medusa';
import { type EntityManager, IsNull } from 'typeorm';
import { paymentIs } from '../lib/payment-facts';
import { readProviderError } from '../lib/provider-error';
import { PaymentIntent, type PaymentIntentStatus } from '../models/payment-intent';
import type PaymentProviderClientService from './payment-provider-client';
import type PaymentRefundService from './payment-refund';
import type PaymentSettlementService from './payment-settlement';

type Container = {
  manager: EntityManager;
  logger: Logger;
  paymentProviderClientService: PaymentProviderClientService;
  paymentSettlementService: PaymentSettlementService;
  paymentRefundService: PaymentRefundService;
};

/** Closes payments that nobody should make any more, and finds those that were made unheard. */
export default class PaymentCollectionService implements PaymentCollection {
  private readonly manager: EntityManager;
  private readonly logger: Logger;
  private readonly provider: PaymentProviderClientService;
  private readonly settlement: PaymentSettlementService;
  private readonly refunds: PaymentRefundService;

  constructor(container: Container) {
    this.manager = container.manager;
    this.logger = container.logger;
    this.provider = container.paymentProviderClientService;
    this.settlement = container.paymentSettlementService;
    this.refunds = container.paymentRefundService;
  }

  /**
   * Cancels the open payment of an order at the provider. Where its money has arrived already the
   * order becomes paid instead. Never throws for a provider that is away, and asks none without
   * `asksProvider`.
   */
  async stop(orderId: string, asksProvider = true): Promise<StopOutcome> {
    const row = await this.manager
      .getRepository(PaymentIntent)
      .findOneBy({ order_id: orderId, status: 'open' });
    if (!row) return 'stopped';
    if (!row.intent_id && (await this.abandon(row))) return 'stopped';
    if (!asksProvider) return 'unanswered';
    try {
      return await this.close(row.id);
    } catch (error) {
      if (!readProviderError(error)) throw error;
      this.logger.warn(`The payment of the order ${orderId} could not be closed: ${String(error)}`);
      return 'unanswered';
    }
  }

  /** Asks the provider how a payment stands and follows: settles, forgets or keeps it open. */
  async refresh(row: PaymentIntent): Promise<StopOutcome> {
    if (!row.intent_id) return 'unknown';
    const intent = await this.provider.find(row.intent_id);
    // a payment that the provider does not know (a wiped sandbox) cannot be made either
    if (!intent || paymentIs.cancelled(intent.facts)) {
      await this.mark(row, 'cancelled');
      return 'stopped';
    }
    const { facts } = intent;
    if (paymentIs.refunded(facts)) {
      await this.mark(row, 'refunded'); // staff gave it back at the provider
      return 'stopped';
    }
    if (paymentIs.succeeded(facts) && row.order_id) {
      await this.settlement.settleNow(row.order_id, facts);
      return 'paid';
    }
    await this.mark(row, 'open');
    return 'unknown';
  }

  /** Ends a payment that its customer has not used for an order: no money is kept without one. */
  async closeForgotten(row: PaymentIntent): Promise<void> {
    if (!row.intent_id) {
      await this.abandon(row);
      return;
    }
    const intent = await this.provider.find(row.intent_id);
    if (intent && paymentIs.succeeded(intent.facts)) {
      await this.mark(row, 'refund_due');
      await this.refunds.refund(row.intent_id);
      return;
    }
    if (intent && !paymentIs.cancelled(intent.facts)) await this.provider.cancel(row.intent_id);
    await this.mark(row, 'cancelled');
  }

  private async close(rowId: string): Promise<StopOutcome> {
    const row = await this.manager.getRepository(PaymentIntent).findOneByOrFail({ id: rowId });
    if (!row.intent_id) return 'unknown';
    try {
      await this.provider.cancel(row.intent_id);
    } catch (error) {
      if (!readProviderError(error)?.isRefusal) throw error;
      return await this.refresh(row);
    }
    await this.mark(row, 'cancelled');
    return 'stopped';
  }

  /** Gives up an intent that was never made; false where the provider has answered meanwhile. */
  private async abandon(row: PaymentIntent): Promise<boolean> {
    const { affected } = await this.manager
      .getRepository(PaymentIntent)
      .update({ id: row.id, intent_id: IsNull() }, { status: 'cancelled' });
    return affected === 1;
  }

  /** Follows the provider, unless an order has taken the payment meanwhile. */
  private async mark(row: PaymentIntent, status: PaymentIntentStatus): Promise<void> {
    await this.manager
      .getRepository(PaymentIntent)
      .update({ id: row.id, status: 'open', order_id: row.order_id ?? IsNull() }, { status });
  }
}
