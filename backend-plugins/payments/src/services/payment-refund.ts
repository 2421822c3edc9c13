import { inBatches } from '@harrow/plugin-kit';
import { toDecimal } from '@harrow/money';
import type { OrderEventService } from '@harrow/orders';
import { generateEntityId, type Logger, type NoteService } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import type { SweepRound } from '../lib/sweep-round';
import { PaymentIntent } from '../models/payment-intent';
import type PaymentProviderClientService from './payment-provider-client';

type Container = {
  manager: EntityManager;
  logger: Logger;
  noteService: NoteService;
  orderEventService: OrderEventService;
  paymentProviderClientService: PaymentProviderClientService;
};

const BATCH_SIZE = 50;

type Due = { intent_id: string; place: string };

const SELECT_DUE = `
  SELECT due.* FROM (
    SELECT intent_id, md5(id || $1) AS place FROM payment_intent
     WHERE status = 'refund_due' AND intent_id IS NOT NULL) due
   WHERE place > $2 ORDER BY place LIMIT $3`;

/** Refunds payments that cannot be used: their order is gone, or they never had one. */
export default class PaymentRefundService {
  private readonly manager: EntityManager;
  private readonly logger: Logger;
  private readonly notes: NoteService;
  private readonly events: OrderEventService;
  private readonly provider: PaymentProviderClientService;

  constructor(container: Container) {
    this.manager = container.manager;
    this.logger = container.logger;
    this.notes = container.noteService;
    this.events = container.orderEventService;
    this.provider = container.paymentProviderClientService;
  }

  /**
   * Refunds a marked payment in full. Does not throw for provider errors: they are logged and
   * returned, and `refundDue` retries.
   */
  async refund(intentId: string): Promise<unknown> {
    const payment = await this.manager
      .getRepository(PaymentIntent)
      .findOneBy({ intent_id: intentId, status: 'refund_due' });
    if (!payment) return null;
    const amount = `${toDecimal(payment.amount, payment.currency_code)} ${payment.currency_code}`;
    const what = `${intentId} over ${amount} for ${payment.order_id ?? 'no order'}`;
    try {
      await this.provider.refundInFull(intentId);
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      this.logger.error(`Cannot refund the payment ${what} yet: ${cause}`);
      return error;
    }
    // otherwise another process has closed and logged it
    if (await this.close(payment, amount)) {
      this.logger.warn(`The payment ${what} could not be used and was refunded in full.`);
    }
    return null;
  }

  /** Closes the payment and adds a note for staff; returns false if another process has done so. */
  private async close({ id, intent_id, order_id }: PaymentIntent, amount: string) {
    return await this.manager.transaction(async (manager) => {
      const { affected } = await manager
        .getRepository(PaymentIntent)
        .update({ id, status: 'refund_due' }, { status: 'refunded' });
      if (affected === 0) return false;
      if (order_id) {
        await this.notes.withTransaction(manager).create({
          resource_type: 'order',
          resource_id: order_id,
          value: `The payment ${intent_id} over ${amount} arrived too late and was refunded in full.`,
        });
        const change = { orderId: order_id, type: 'refunded', referenceId: id } as const;
        await this.events.record(manager, { ...change, by: 'system' });
      }
      return true;
    });
  }

  /**
   * Refunds all marked payments, each once per round and in shuffled order, so that a payment that
   * always fails does not block the others.
   */
  async refundDue(round: SweepRound): Promise<void> {
    const shuffle = generateEntityId('', 'round');
    const batches = inBatches<Due>(BATCH_SIZE, (after) =>
      this.manager.query(SELECT_DUE, [shuffle, after, BATCH_SIZE]),
    );
    for await (const due of batches) {
      for (const { intent_id: intentId } of due) {
        if (round.isOver) return;
        round.note(await this.refund(intentId));
      }
    }
  }
}
