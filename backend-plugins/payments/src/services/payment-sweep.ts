import type { Logger } from '@medusajs/medusa';
import { type EntityManager, In } from 'typeorm';
import { readProviderError } from '../lib/provider-error';
import { PaymentIntent } from '../models/payment-intent';
import type PaymentCollectionService from './payment-collection';
import type PaymentRefundService from './payment-refund';
import type StripeEventService from './stripe-event';

type Container = {
  manager: EntityManager;
  logger: Logger;
  stripeEventService: StripeEventService;
  paymentRefundService: PaymentRefundService;
  paymentCollectionService: PaymentCollectionService;
};

const BATCH = 50;

/** Open payments whose order nobody can pay any more: cancelled in the stock admin, or paid. */
const SELECT_USELESS = `
  SELECT i.order_id FROM payment_intent i JOIN "order" o ON o.id = i.order_id
   WHERE i.status = 'open' AND (o.status = 'canceled' OR o.payment_status <> 'awaiting')
   LIMIT $1`;

/** Open payments that the provider has not been asked about for ten minutes. */
const SELECT_UNHEARD = `
  SELECT id FROM payment_intent
   WHERE status = 'open' AND intent_id IS NOT NULL AND updated_at < now() - interval '10 minutes'
   ORDER BY updated_at LIMIT $1`;

/**
 * Finishes what a crash, a lost event or a provider that was away has left undone. Everything in it
 * may run in several processes at once.
 */
export default class PaymentSweepService {
  private readonly container: Container;

  constructor(container: Container) {
    this.container = container;
  }

  /** One round over events, refunds, payments to close, and payments that nobody reported. */
  async run(): Promise<void> {
    await this.container.stripeEventService.handleDue();
    await this.container.paymentRefundService.refundDue();
    await this.closeUseless();
    await this.reconcile();
  }

  private async closeUseless(): Promise<void> {
    const { manager, paymentCollectionService: collection } = this.container;
    const rows: { order_id: string }[] = await manager.query(SELECT_USELESS, [BATCH]);
    for (const { order_id: orderId } of rows) await collection.stop(orderId);
  }

  /** Finds money that arrived while no event could reach this shop. */
  private async reconcile(): Promise<void> {
    const { manager, logger, paymentCollectionService: collection } = this.container;
    const rows: { id: string }[] = await manager.query(SELECT_UNHEARD, [BATCH]);
    const open = await manager
      .getRepository(PaymentIntent)
      .findBy({ id: In(rows.map(({ id }) => id)) });
    for (const row of open) {
      try {
        await collection.refresh(row);
      } catch (error) {
        const name = row.intent_id ?? row.id;
        logger.warn(`The payment ${name} could not be checked: ${String(error)}`);
        if (readProviderError(error)) return; // away: the others would fail the same way
      }
    }
  }
}
