import { type Services, ShopError } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { optionsSchema } from '../lib/options';
import {
  ORDER_OF_EVENT,
  paymentSubset,
  type ProviderEvent,
  providerEventSchema,
  type UnhandledEvent,
} from '../lib/provider-event';
import {
  providerDisputeSchema,
  type ProviderPayment,
  providerPaymentSchema,
  providerRefundSchema,
  refundedChargeSchema,
} from '../lib/provider-objects';
import type { StripeEvent } from '../models/stripe-event';

type Event = Pick<StripeEvent, 'id' | 'type' | 'payment'>;

/** The provider calls that remain after an event's transaction has committed. */
type AfterCommit = (() => Promise<unknown>) | null;

/** Applies an event of one type. */
type Followed = (manager: EntityManager, payment: unknown) => Promise<AfterCommit>;

/** Parses the stored object with the schema of its type and applies it. */
const followed =
  <Parsed>(
    schema: { parse(payment: unknown): Parsed },
    apply: (manager: EntityManager, parsed: Parsed) => Promise<AfterCommit>,
  ): Followed =>
  async (manager, payment) =>
    await apply(manager, schema.parse(payment));

const BATCH = 50;
const LISTED = 1000;

/**
 * Claims the event for one attempt; the delay before the next one doubles from ten seconds up to an
 * hour. If the process dies, the next attempt takes over.
 */
const CLAIM = `
  UPDATE stripe_event
     SET attempts = attempts + 1,
         next_attempt_at = now() + make_interval(secs => least(10 * 2 ^ least(attempts, 9), 3600))
   WHERE id = $1 AND handled_at IS NULL AND next_attempt_at <= now()
  RETURNING id, type, payment`;

/** After half a minute of attempts; an error that lasts longer needs staff. */
const NOTE_AFTER_ATTEMPTS = 3;

/**
 * Receives the provider's events: stores them before they are acknowledged, and handles each once.
 */
export default class StripeEventService {
  private readonly secret: string;
  /** The handled event types. All others must cost little, because they may come in bursts. */
  private readonly followed: ReadonlyMap<string, Followed>;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    this.secret = optionsSchema.parse(options).webhookSecret;
    const { providerRefundService: refunds, providerDisputeService: disputes } = services;
    const dispute = followed(providerDisputeSchema, async (manager, parsed) => {
      await disputes.report(manager, parsed);
      return null;
    });
    const refund = followed(providerRefundSchema, async (manager, { intentId }) =>
      this.compareLater(await refunds.mark(manager, intentId)),
    );
    this.followed = new Map([
      ['payment_intent.succeeded', followed(providerPaymentSchema, this.settle.bind(this))],
      ['payment_intent.canceled', followed(providerPaymentSchema, this.forget.bind(this))],
      [
        'charge.refunded',
        followed(refundedChargeSchema, async (manager, parsed) =>
          this.compareLater(await refunds.note(manager, parsed)),
        ),
      ],
      ['charge.refund.updated', refund], // name of `refund.updated` for cards until 2024
      ['refund.updated', refund],
      ['refund.failed', refund],
      ['charge.dispute.created', dispute],
      ['charge.dispute.closed', dispute],
    ]);
  }

  /**
   * Stores a signed event and tries to handle it. Throws `bad_request` for a body without a valid
   * signature or that is not an event. Errors while handling it are not reported to the sender.
   */
  async receive(rawBody: Buffer, signature: string): Promise<void> {
    const event = this.verify(rawBody, signature);
    const isFollowed = this.followed.has(event.type);
    await this.services.manager.query(
      `INSERT INTO stripe_event (id, type, payment, handled_at)
       VALUES ($1, $2, $3, CASE WHEN $4 THEN NULL ELSE now() END) ON CONFLICT DO NOTHING`,
      [event.id, event.type, paymentSubset(event), isFollowed],
    );
    if (isFollowed) await this.handle(event.id);
  }

  /**
   * Retries events that have not been handled, after a failure or a restart, until none is due or
   * `signal` is aborted. An attempt postpones the event's next one.
   */
  async handleDue(signal: AbortSignal): Promise<void> {
    let due: { id: string }[];
    do {
      due = await this.services.manager.query(
        `SELECT id FROM stripe_event WHERE handled_at IS NULL AND next_attempt_at <= now()
          ORDER BY next_attempt_at LIMIT $1`,
        [BATCH],
      );
      for (const { id } of due) {
        if (signal.aborted) return;
        await this.handle(id);
      }
    } while (due.length === BATCH);
  }

  /** Returns events that wait for another attempt, those with the most attempts first. */
  async listUnhandled(): Promise<UnhandledEvent[]> {
    return await this.services.manager.query(
      `SELECT id, type, attempts, next_attempt_at, last_error, received_at,
              ${ORDER_OF_EVENT} AS order_id
         FROM stripe_event event WHERE handled_at IS NULL
        ORDER BY attempts DESC, received_at DESC, id LIMIT $1`,
      [LISTED],
    );
  }

  private verify(rawBody: Buffer, signature: string): ProviderEvent {
    const event = providerEventSchema.safeParse(this.readSigned(rawBody, signature)).data;
    if (event) return event;
    throw new ShopError('bad_request', 'This is not an event of the payment provider.', {
      code: 'bad_event',
    });
  }

  private readSigned(rawBody: Buffer, signature: string): unknown {
    try {
      return this.services.paymentProviderClientService.readEvent(rawBody, signature, this.secret);
    } catch (cause) {
      throw new ShopError('bad_request', 'The signature of this event is not valid.', {
        code: 'bad_signature',
        cause,
      });
    }
  }

  private async handle(eventId: string): Promise<void> {
    const { manager, logger } = this.services;
    const [events]: [Event[], number] = await manager.query(CLAIM, [eventId]);
    const event = events[0];
    if (!event) return;
    try {
      await this.apply(event);
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      logger.error(`Cannot handle the event ${event.id} (${event.type}), will retry: ${cause}`);
      await this.keepError(event, cause);
    }
  }

  /** Stores the error of an event; after several attempts, adds a note to the order. */
  private async keepError({ id, type }: Event, cause: string): Promise<void> {
    const { manager, noteService: notes } = this.services;
    await manager.transaction(async (transaction) => {
      const [[failed]]: [{ attempts: number; order_id: string | null }[], number] =
        await transaction.query(
          `UPDATE stripe_event event SET last_error = $2 WHERE id = $1
           RETURNING attempts, ${ORDER_OF_EVENT} AS order_id`,
          [id, cause],
        );
      if (failed?.attempts !== NOTE_AFTER_ATTEMPTS || !failed.order_id) return;
      await notes.withTransaction(transaction).create({
        resource_type: 'order',
        resource_id: failed.order_id,
        value: `The payment provider's event ${id} (${type}) cannot be handled: ${cause}`,
      });
    });
  }

  /** Applies the event and marks it as handled in one transaction. */
  private async apply({ id, type, payment }: Event): Promise<void> {
    const follow = this.followed.get(type);
    // stored by a newer version of the shop, which will handle it when it runs again
    if (!follow) throw new Error(`This version does not handle events of the type ${type}.`);
    const after = await this.services.orderTransactionService.run(async (transaction) => {
      const remaining = await follow(transaction, payment);
      await transaction.query(
        'UPDATE stripe_event SET handled_at = now(), last_error = NULL WHERE id = $1',
        [id],
      );
      return remaining;
    });
    await after?.();
  }

  private async settle(manager: EntityManager, payment: ProviderPayment): Promise<AfterCommit> {
    const { orderId } = payment;
    // a payment without an order waits to be used; a payment of another shop is ignored
    if (!orderId || !(await this.services.orderPaymentService.find(orderId, manager))) {
      return null;
    }
    const { paymentSettlementService, paymentRefundService } = this.services;
    const settlement = await paymentSettlementService.settle(manager, orderId, payment);
    return settlement === 'refund_due' ? () => paymentRefundService.refund(payment.id) : null;
  }

  private async forget(manager: EntityManager, { id }: ProviderPayment): Promise<AfterCommit> {
    await manager.query(
      `UPDATE payment_intent SET status = 'cancelled', updated_at = now()
        WHERE intent_id = $1 AND status = 'open'`,
      [id],
    );
    return null;
  }

  /** Compares the refunds of a marked payment after the commit; if that fails, the sweep does it. */
  private compareLater(intentId: string | null): AfterCommit {
    const { refundReconciliationService: reconciliation, logger } = this.services;
    if (!intentId) return null;
    return async () => {
      await reconciliation.check(intentId).catch((error: unknown) => {
        logger.warn(`Cannot compare the refunds of ${intentId} yet: ${String(error)}`);
      });
    };
  }
}
