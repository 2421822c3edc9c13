import type { Services } from '@harrow/plugin-kit';
import type { PaymentClosing, StopOutcome } from '@harrow/orders';
import { IsNull } from 'typeorm';
import { paymentIs } from '../lib/provider-objects';
import { readProviderError } from '../lib/provider-error';
import { PaymentIntent, type PaymentIntentStatus } from '../models/payment-intent';

/** Closes payments that are no longer needed, and finds payments that no event reported. */
export default class PaymentClosingService implements PaymentClosing {
  constructor(private readonly services: Services) {}

  /**
   * Cancels the open payment of an order at the provider. If it has already been paid, the order
   * becomes paid instead. Does not throw if the provider is unavailable, and does not call it if
   * `asksProvider` is false.
   */
  async stop(orderId: string, asksProvider = true): Promise<StopOutcome> {
    const row = await this.services.manager
      .getRepository(PaymentIntent)
      .findOneBy({ order_id: orderId, status: 'open' });
    if (!row) return 'stopped';
    if (!row.intent_id && (await this.abandon(row))) return 'stopped';
    if (!asksProvider) return 'unanswered';
    try {
      return await this.close(row.id);
    } catch (error) {
      if (!readProviderError(error)) throw error;
      this.services.logger.warn(
        `Cannot close the payment of the order ${orderId}: ${String(error)}`,
      );
      return 'unanswered';
    }
  }

  /**
   * Reads a payment's state from the provider and applies it: settles it, closes it or keeps it
   * open.
   */
  async refresh(row: PaymentIntent): Promise<StopOutcome> {
    if (!row.intent_id) return 'unknown';
    const intent = await this.services.paymentProviderClientService.find(row.intent_id);
    // a payment that the provider does not know (such as a wiped sandbox) can never be paid
    if (!intent || paymentIs.cancelled(intent.payment)) {
      await this.mark(row, 'cancelled');
      return 'stopped';
    }
    const { payment } = intent;
    if (paymentIs.refunded(payment)) {
      await this.mark(row, 'refunded'); // staff refunded it at the provider
      return 'stopped';
    }
    if (paymentIs.succeeded(payment) && row.order_id) {
      await this.services.paymentSettlementService.settleFound(row.order_id, payment);
      return 'paid';
    }
    await this.mark(row, 'open');
    return 'unknown';
  }

  /** Closes a payment without an order, and refunds it if it was paid. */
  async closeUnused(row: PaymentIntent): Promise<void> {
    if (!row.intent_id) {
      await this.abandon(row);
      return;
    }
    const intent = await this.services.paymentProviderClientService.find(row.intent_id);
    if (intent && paymentIs.succeeded(intent.payment)) {
      await this.mark(row, 'refund_due');
      await this.services.paymentRefundService.refund(row.intent_id);
      return;
    }
    if (intent && !paymentIs.cancelled(intent.payment))
      await this.services.paymentProviderClientService.cancel(row.intent_id);
    await this.mark(row, 'cancelled');
  }

  private async close(rowId: string): Promise<StopOutcome> {
    const row = await this.services.manager
      .getRepository(PaymentIntent)
      .findOneByOrFail({ id: rowId });
    if (!row.intent_id) return 'unknown';
    try {
      await this.services.paymentProviderClientService.cancel(row.intent_id);
    } catch (error) {
      if (!readProviderError(error)?.isRefusal) throw error;
      return await this.refresh(row);
    }
    await this.mark(row, 'cancelled');
    return 'stopped';
  }

  /** Cancels an intent that was never created; returns false if the provider has answered since. */
  private async abandon(row: PaymentIntent): Promise<boolean> {
    const { affected } = await this.services.manager
      .getRepository(PaymentIntent)
      .update({ id: row.id, intent_id: IsNull() }, { status: 'cancelled' });
    return affected === 1;
  }

  /** Sets the status, unless the payment has been used for an order since. */
  private async mark(row: PaymentIntent, status: PaymentIntentStatus): Promise<void> {
    await this.services.manager
      .getRepository(PaymentIntent)
      .update({ id: row.id, status: 'open', order_id: row.order_id ?? IsNull() }, { status });
  }
}
