import type { OrderPaymentService } from '@harrow/orders';
import type { Logger } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { readProviderError } from '../lib/provider-error';
import { PaymentIntent } from '../models/payment-intent';
import type PaymentCollectionService from './payment-collection';
import type PaymentRefundService from './payment-refund';
import type RefundReconciliationService from './refund-reconciliation';
import type StripeEventService from './stripe-event';

type Container = {
  manager: EntityManager;
  logger: Logger;
  orderPaymentService: OrderPaymentService;
  stripeEventService: StripeEventService;
  paymentRefundService: PaymentRefundService;
  refundReconciliationService: RefundReconciliationService;
  paymentCollectionService: PaymentCollectionService;
};

const BATCH = 100;

/** Some orders that have an open payment. */
const SELECT_WAITING = `
  SELECT order_id FROM payment_intent WHERE status = 'open' AND order_id IS NOT NULL
   ORDER BY random() LIMIT 500`;

/**
 * Open payments that nobody has reported on for some minutes, in random order, so that those that
 * cannot be checked never keep the same others waiting.
 */
const SELECT_UNHEARD = `
  SELECT id, order_id IS NULL AND created_at < now() - interval '24 hours' AS forgotten
    FROM payment_intent
   WHERE status = 'open' AND intent_id IS NOT NULL AND updated_at < now() - make_interval(mins => $2)
   ORDER BY random() LIMIT $1`;

/**
 * Finishes what a crash, a lost event or a provider that was away has left undone. Everything in it
 * may run in several processes at once.
 */
export default class PaymentSweepService {
  private readonly container: Container;

  constructor(container: Container) {
    this.container = container;
  }

  /**
   * One round over events, refunds, payments to close, and open payments that nobody has reported on
   * for `quietMinutes`.
   */
  async run(quietMinutes: number): Promise<void> {
    await this.container.stripeEventService.handleDue();
    await this.container.paymentRefundService.refundDue();
    await this.container.refundReconciliationService.followUp();
    await this.closeUseless();
    await this.reconcile(quietMinutes);
  }

  /** Closes payments of orders that were cancelled in the stock admin, or paid by another one. */
  private async closeUseless(): Promise<void> {
    const { manager, orderPaymentService, paymentCollectionService: collection } = this.container;
    const rows: { order_id: string }[] = await manager.query(SELECT_WAITING);
    const waiting = rows.map(({ order_id }) => order_id);
    for (const orderId of await orderPaymentService.listUnpayable(waiting)) {
      await this.attempt(`of the order ${orderId}`, () => collection.stop(orderId));
    }
  }

  /** Finds money that arrived while no event could reach this shop, or that nobody ever used. */
  private async reconcile(quietMinutes: number): Promise<void> {
    const { manager, paymentCollectionService: collection } = this.container;
    const rows: { id: string; forgotten: boolean }[] = await manager.query(SELECT_UNHEARD, [
      BATCH,
      quietMinutes,
    ]);
    for (const { id, forgotten } of rows) {
      const error = await this.attempt(id, async () => {
        const row = await manager.getRepository(PaymentIntent).findOneByOrFail({ id });
        await (forgotten ? collection.closeForgotten(row) : collection.refresh(row));
      });
      if (readProviderError(error)) return; // away: the others would fail the same way
    }
  }

  /** One payment that cannot be dealt with must not keep the others; answers what went wrong. */
  private async attempt(name: string, work: () => Promise<unknown>): Promise<unknown> {
    try {
      await work();
      return null;
    } catch (error) {
      this.container.logger.warn(`The payment ${name} could not be checked: ${String(error)}`);
      return error;
    }
  }
}
