import { inBatches, type Services } from '@harrow/plugin-kit';
import { generateEntityId } from '@medusajs/medusa';
import { SweepRound } from '../lib/sweep-round';
import { PaymentIntent } from '../models/payment-intent';

const BATCH_SIZE = 1000;

/** An open payment with its sort key; `order_id` is null for a payment without an order. */
type OpenPayment = { place: string; id: string; order_id: string | null };

/**
 * Selects open payments in an order that each round ($1) shuffles, so that it is not always the
 * same ones that remain when the provider's failures end a round early.
 */
const selectOpen = (condition: string) => `
  SELECT open.* FROM (
    SELECT id, order_id, md5(id || $1) AS place FROM payment_intent
     WHERE status = 'open' AND ${condition}) open
   WHERE place > $2 ORDER BY place LIMIT $3`;

const SELECT_WITH_ORDER = selectOpen('order_id IS NOT NULL');

/** Payments of orders without news for some minutes ($4). */
const SELECT_STALE = selectOpen(
  `order_id IS NOT NULL AND intent_id IS NOT NULL
   AND updated_at < now() - make_interval(mins => $4)`,
);

/** Payments still without an order after a day. */
const SELECT_UNUSED = selectOpen(`order_id IS NULL AND created_at < now() - interval '24 hours'`);

/**
 * Finishes what a crash, a lost event or an outage of the provider has interrupted. Several
 * processes may do so at once.
 */
export default class PaymentSweepService {
  constructor(private readonly services: Services) {}

  /**
   * Runs one round over events, refunds, payments to close, open payments without news for
   * `quietMinutes`, and finally payments without an order, so that payments of orders come first.
   * Ends early when `signal` is aborted or the provider fails several times.
   */
  async run(quietMinutes: number, signal: AbortSignal): Promise<void> {
    const { paymentClosingService: closing } = this.services;
    await this.services.stripeEventService.handleDue(signal);
    const round = new SweepRound(signal);
    await this.services.refundReconciliationService.followUp(round);
    await this.services.paymentRefundService.refundDue(round);
    await this.closeUnpayable(round);
    const stale = this.list(SELECT_STALE, quietMinutes);
    await this.each(round, stale, (row) => closing.refresh(row));
    const unused = this.list(SELECT_UNUSED);
    await this.each(round, unused, (row) => closing.closeUnused(row));
  }

  private list(query: string, ...rest: unknown[]): AsyncGenerator<OpenPayment[]> {
    const shuffle = generateEntityId('', 'round');
    return inBatches(BATCH_SIZE, (after) =>
      this.services.manager.query(query, [shuffle, after, BATCH_SIZE, ...rest]),
    );
  }

  /** Closes payments of orders that were cancelled in the stock admin or paid by another payment. */
  private async closeUnpayable(round: SweepRound): Promise<void> {
    const { orderPaymentService, paymentClosingService: closing } = this.services;
    for await (const batch of this.list(SELECT_WITH_ORDER)) {
      const waiting = batch.flatMap(({ order_id }) => order_id ?? []);
      for (const orderId of await orderPaymentService.listUnpayable(waiting)) {
        if (round.isOver) return;
        await this.attempt(round, `of the order ${orderId}`, () => closing.stop(orderId));
      }
    }
  }

  private async each(
    round: SweepRound,
    batches: AsyncGenerator<OpenPayment[]>,
    work: (row: PaymentIntent) => Promise<unknown>,
  ): Promise<void> {
    const rows = this.services.manager.getRepository(PaymentIntent);
    for await (const batch of batches) {
      for (const { id } of batch) {
        if (round.isOver) return;
        await this.attempt(round, id, async () => await work(await rows.findOneByOrFail({ id })));
      }
    }
  }

  /** Logs errors, so that a failing payment does not block the others. */
  private async attempt(
    round: SweepRound,
    name: string,
    work: () => Promise<unknown>,
  ): Promise<void> {
    try {
      round.note(await work());
    } catch (error) {
      round.note(error);
      this.services.logger.warn(`Cannot check the payment ${name}: ${String(error)}`);
    }
  }
}
