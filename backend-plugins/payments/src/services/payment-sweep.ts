import type { Services } from '@harrow/plugin-kit';
import { SweepRound } from '../lib/sweep-round';
import { PaymentIntent } from '../models/payment-intent';

const BATCH_SIZE = 1000;

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
    const { manager, paymentClosingService: closing } = this.services;
    const read = (id: string) => manager.getRepository(PaymentIntent).findOneByOrFail({ id });
    await this.services.stripeEventService.handleDue(signal);
    const round = new SweepRound(this.services, signal);
    await this.services.refundReconciliationService.followUp(round);
    await this.services.paymentRefundService.refundDue(round);
    await this.closeUnpayable(round);
    const stale = round.list(SELECT_STALE, BATCH_SIZE, quietMinutes);
    await round.each(stale, async (id) => await closing.refresh(await read(id)));
    const unused = round.list(SELECT_UNUSED, BATCH_SIZE);
    await round.each(unused, async (id) => await closing.closeUnused(await read(id)));
  }

  /** Closes payments of orders that were cancelled in the stock admin or paid by another payment. */
  private async closeUnpayable(round: SweepRound): Promise<void> {
    const { orderPaymentService, paymentClosingService: closing } = this.services;
    for await (const batch of round.list(SELECT_WITH_ORDER, BATCH_SIZE)) {
      const waiting = batch.flatMap(({ order_id }) => order_id ?? []);
      for (const orderId of await orderPaymentService.listUnpayable(waiting)) {
        await round.attempt(`payment of the order ${orderId}`, () => closing.stop(orderId));
      }
      if (round.isOver) return;
    }
  }
}
