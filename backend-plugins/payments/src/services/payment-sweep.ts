import { inBatches } from '@harrow/http';
import type { OrderPaymentService } from '@harrow/orders';
import { generateEntityId, type Logger } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { SweepRound } from '../lib/sweep-round';
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

const BATCH = 1000;

/** An open payment with its place in the round; `order_id` is null where it was made for none. */
type OpenPayment = { place: string; id: string; order_id: string | null };

/**
 * Open payments that meet a condition, in an order that each round ($1) shuffles: where the provider
 * ends a round early, it is not always the same ones that wait.
 */
const selectOpen = (condition: string) => `
  SELECT open.* FROM (
    SELECT id, order_id, md5(id || $1) AS place FROM payment_intent
     WHERE status = 'open' AND ${condition}) open
   WHERE place > $2 ORDER BY place LIMIT $3`;

const SELECT_OF_ORDERS = selectOpen('order_id IS NOT NULL');

/** Payments of orders that nobody has reported on for some minutes ($4). */
const SELECT_UNHEARD = selectOpen(
  `order_id IS NOT NULL AND intent_id IS NOT NULL
   AND updated_at < now() - make_interval(mins => $4)`,
);

/** Payments that no order has taken within a day; until then their customer may still do so. */
const SELECT_FORGOTTEN = selectOpen(
  `order_id IS NULL AND created_at < now() - interval '24 hours'`,
);

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
   * One round over events, refunds, payments to close, open payments that nobody has reported on for
   * `quietMinutes`, and last those of no order: however many there are, the money of orders is found
   * first. Ends early when `signal` is aborted, or when the provider fails several times.
   */
  async run(quietMinutes: number, signal: AbortSignal): Promise<void> {
    const { paymentCollectionService: collection } = this.container;
    await this.container.stripeEventService.handleDue(signal);
    const round = new SweepRound(signal);
    await this.container.paymentRefundService.refundDue(round);
    await this.container.refundReconciliationService.followUp(round);
    await this.closeUseless(round);
    const unheard = this.list(SELECT_UNHEARD, quietMinutes);
    await this.each(round, unheard, (row) => collection.refresh(row));
    const forgotten = this.list(SELECT_FORGOTTEN);
    await this.each(round, forgotten, (row) => collection.closeForgotten(row));
  }

  private list(query: string, ...rest: unknown[]): AsyncGenerator<OpenPayment[]> {
    const shuffle = generateEntityId('', 'round');
    return inBatches(BATCH, (after) =>
      this.container.manager.query(query, [shuffle, after, BATCH, ...rest]),
    );
  }

  /** Closes payments of orders that were cancelled in the stock admin, or paid by another one. */
  private async closeUseless(round: SweepRound): Promise<void> {
    const { orderPaymentService, paymentCollectionService: collection } = this.container;
    for await (const batch of this.list(SELECT_OF_ORDERS)) {
      const waiting = batch.flatMap(({ order_id }) => order_id ?? []);
      for (const orderId of await orderPaymentService.listUnpayable(waiting)) {
        if (round.isOver) return;
        await this.attempt(round, `of the order ${orderId}`, () => collection.stop(orderId));
      }
    }
  }

  private async each(
    round: SweepRound,
    batches: AsyncGenerator<OpenPayment[]>,
    work: (row: PaymentIntent) => Promise<unknown>,
  ): Promise<void> {
    const rows = this.container.manager.getRepository(PaymentIntent);
    for await (const batch of batches) {
      for (const { id } of batch) {
        if (round.isOver) return;
        await this.attempt(round, id, async () => await work(await rows.findOneByOrFail({ id })));
      }
    }
  }

  /** One payment that cannot be dealt with must not keep the others. */
  private async attempt(
    round: SweepRound,
    name: string,
    work: () => Promise<unknown>,
  ): Promise<void> {
    try {
      round.note(await work());
    } catch (error) {
      round.note(error);
      this.container.logger.warn(`The payment ${name} could not be checked: ${String(error)}`);
    }
  }
}
