import { ShopError } from '@harrow/http';
import type { OrderPaymentService, OrderTransactionService } from '@harrow/orders';
import type { Logger, NoteService } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { optionsSchema } from '../lib/options';
import { disputeFactsSchema } from '../lib/dispute-facts';
import { type PaymentFacts, paymentFactsSchema } from '../lib/payment-facts';
import { paymentSubset } from '../lib/payment-subset';
import { type ProviderEvent, providerEventSchema } from '../lib/provider-event';
import { providerRefundSchema, refundFactsSchema } from '../lib/refund-facts';
import type { UnhandledEvent } from '../lib/unhandled-event';
import type { StripeEvent } from '../models/stripe-event';
import type PaymentProviderClientService from './payment-provider-client';
import type PaymentRefundService from './payment-refund';
import type PaymentSettlementService from './payment-settlement';
import type ProviderDisputeService from './provider-dispute';
import type ProviderRefundService from './provider-refund';
import type RefundReconciliationService from './refund-reconciliation';

type Container = {
  manager: EntityManager;
  logger: Logger;
  noteService: NoteService;
  orderPaymentService: OrderPaymentService;
  orderTransactionService: OrderTransactionService;
  paymentProviderClientService: PaymentProviderClientService;
  paymentSettlementService: PaymentSettlementService;
  paymentRefundService: PaymentRefundService;
  providerDisputeService: ProviderDisputeService;
  providerRefundService: ProviderRefundService;
  refundReconciliationService: RefundReconciliationService;
};

type Event = Pick<StripeEvent, 'id' | 'type' | 'payment'>;

/** What is left to do of an event when its transaction has committed: calls to the provider. */
type AfterCommit = (() => Promise<unknown>) | null;

/** What an event of one type means here. */
type Followed = (manager: EntityManager, payment: unknown) => Promise<AfterCommit>;

/** Reads what was stored of an event by the schema of its type, and hands it on. */
const followed =
  <Facts>(
    schema: { parse(payment: unknown): Facts },
    apply: (manager: EntityManager, facts: Facts) => Promise<AfterCommit>,
  ): Followed =>
  async (manager, payment) =>
    await apply(manager, schema.parse(payment));

const BATCH = 50;
const LISTED = 1000;

/**
 * Takes the event for one attempt; nobody else takes it before the wait is over, which doubles from
 * ten seconds up to an hour. A process that dies on the way leaves it to the next.
 */
const CLAIM = `
  UPDATE stripe_event
     SET attempts = attempts + 1,
         next_attempt_at = now() + make_interval(secs => least(10 * 2 ^ least(attempts, 9), 3600))
   WHERE id = $1 AND handled_at IS NULL AND next_attempt_at <= now()
  RETURNING id, type, payment`;

/** The order that an event is about, where its payment was made for one. */
const ORDER_OF_EVENT = `(
  SELECT order_id FROM payment_intent
   WHERE intent_id = coalesce(event.payment->>'payment_intent', event.payment->>'id'))`;

/** Half a minute of trying: what fails for longer does not mend itself. */
const NOTED_ATTEMPT = 3;

/** The provider's events: stored before they are acknowledged, and each handled once. */
export default class StripeEventService {
  private readonly container: Container;
  private readonly secret: string;
  /** Events that mean something here. Most do not: a burst of those must cost little. */
  private readonly followed: ReadonlyMap<string, Followed>;

  constructor(container: Container, options: unknown) {
    this.container = container;
    this.secret = optionsSchema.parse(options).webhookSecret;
    const { providerRefundService: refunds, providerDisputeService: disputes } = container;
    const dispute = followed(disputeFactsSchema, async (manager, facts) => {
      await disputes.report(manager, facts);
      return null;
    });
    const refund = followed(providerRefundSchema, async (manager, { intentId }) =>
      this.compareLater(await refunds.mark(manager, intentId)),
    );
    this.followed = new Map([
      ['payment_intent.succeeded', followed(paymentFactsSchema, this.settle.bind(this))],
      ['payment_intent.canceled', followed(paymentFactsSchema, this.forget.bind(this))],
      [
        'charge.refunded',
        followed(refundFactsSchema, async (manager, facts) =>
          this.compareLater(await refunds.record(manager, facts)),
        ),
      ],
      ['charge.refund.updated', refund], // the name of `refund.updated` for cards until 2024
      ['refund.updated', refund],
      ['refund.failed', refund],
      ['charge.dispute.created', dispute],
      ['charge.dispute.closed', dispute],
    ]);
  }

  /**
   * Stores a signed event and handles it at once where it can. Throws `bad_request` for a body that
   * the provider has not signed, or that is not an event; nothing else in handling fails the sender,
   * which has done its part.
   */
  async receive(rawBody: Buffer, signature: string): Promise<void> {
    const event = this.verify(rawBody, signature);
    const isFollowed = this.followed.has(event.type);
    await this.container.manager.query(
      `INSERT INTO stripe_event (id, type, payment, handled_at)
       VALUES ($1, $2, $3, CASE WHEN $4 THEN NULL ELSE now() END) ON CONFLICT DO NOTHING`,
      [event.id, event.type, paymentSubset(event), isFollowed],
    );
    if (isFollowed) await this.handle(event.id);
  }

  /**
   * Tries again what has not been handled yet, after a failure or a restart, until nothing is due or
   * `signal` is aborted: an attempt makes an event due at a later time.
   */
  async handleDue(signal: AbortSignal): Promise<void> {
    let due: { id: string }[];
    do {
      due = await this.container.manager.query(
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

  /** Events that wait for another attempt, those that have failed most often first. */
  async listUnhandled(): Promise<UnhandledEvent[]> {
    return await this.container.manager.query(
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
    throw new ShopError('bad_request', 'This is no event of the payment provider.', {
      code: 'bad_event',
    });
  }

  private readSigned(rawBody: Buffer, signature: string): unknown {
    try {
      return this.container.paymentProviderClientService.readEvent(rawBody, signature, this.secret);
    } catch (cause) {
      throw new ShopError('bad_request', 'The signature of this event is not valid.', {
        code: 'bad_signature',
        cause,
      });
    }
  }

  private async handle(eventId: string): Promise<void> {
    const { manager, logger } = this.container;
    const [events]: [Event[], number] = await manager.query(CLAIM, [eventId]);
    const event = events[0];
    if (!event) return;
    try {
      await this.apply(event);
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      logger.error(`The event ${event.id} (${event.type}) will be tried again: ${cause}`);
      await this.keepError(event, cause);
    }
  }

  /** Keeps why an event failed; staff see it on the order when it has failed several times. */
  private async keepError({ id, type }: Event, cause: string): Promise<void> {
    const { manager, noteService: notes } = this.container;
    await manager.transaction(async (transaction) => {
      const [[failed]]: [{ attempts: number; order_id: string | null }[], number] =
        await transaction.query(
          `UPDATE stripe_event event SET last_error = $2 WHERE id = $1
           RETURNING attempts, ${ORDER_OF_EVENT} AS order_id`,
          [id, cause],
        );
      if (failed?.attempts !== NOTED_ATTEMPT || !failed.order_id) return;
      await notes.withTransaction(transaction).create({
        resource_type: 'order',
        resource_id: failed.order_id,
        value: `The payment provider's event ${id} (${type}) cannot be handled: ${cause}`,
      });
    });
  }

  /** What the event means and that it has been handled are one transaction. */
  private async apply({ id, type, payment }: Event): Promise<void> {
    const follow = this.followed.get(type);
    // stored by a newer version of the shop, which will handle it when it runs again
    if (!follow) throw new Error(`Events of the type ${type} are not handled by this version.`);
    const after = await this.container.orderTransactionService.run(async (transaction) => {
      const left = await follow(transaction, payment);
      await transaction.query(
        'UPDATE stripe_event SET handled_at = now(), last_error = NULL WHERE id = $1',
        [id],
      );
      return left;
    });
    await after?.();
  }

  private async settle(manager: EntityManager, payment: PaymentFacts): Promise<AfterCommit> {
    const { orderId } = payment;
    // a payment without an order waits for its customer; one of another shop is not ours
    if (!orderId || !(await this.container.orderPaymentService.find(orderId, manager))) {
      return null;
    }
    const { paymentSettlementService, paymentRefundService } = this.container;
    const settlement = await paymentSettlementService.settle(manager, orderId, payment);
    return settlement === 'refund_due' ? () => paymentRefundService.refund(payment.id) : null;
  }

  private async forget(manager: EntityManager, { id }: PaymentFacts): Promise<AfterCommit> {
    await manager.query(
      `UPDATE payment_intent SET status = 'cancelled', updated_at = now()
        WHERE intent_id = $1 AND status = 'open'`,
      [id],
    );
    return null;
  }

  /** The payment stays marked where this fails, and the sweep compares it. */
  private compareLater(intentId: string | null): AfterCommit {
    const { refundReconciliationService: reconciliation, logger } = this.container;
    if (!intentId) return null;
    return async () => {
      await reconciliation.check(intentId).catch((error: unknown) => {
        logger.warn(`The refunds of ${intentId} could not be compared yet: ${String(error)}`);
      });
    };
  }
}
