import type { UnhandledEvent } from '@harrow/contract';
import { toDecimal } from '@harrow/money';
import { paced, type Services, ShopError, sqlStatement, workOff } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { FollowedEvent } from '../lib/followed-events';
import { optionsSchema } from '../lib/options';
import {
  type ProviderDispute,
  providerDisputeSchema,
  providerEventSchema,
  type ProviderPayment,
  providerPaymentSchema,
  providerRefundSchema,
  refundedChargeSchema,
} from '../lib/provider-objects';
import { PaymentIntent } from '../models/payment-intent';
import { StripeEvent } from '../models/stripe-event';

type Event = Pick<StripeEvent, 'id' | 'type'>;

/** The provider calls that remain after an event's transaction has committed. */
type AfterCommit = (() => Promise<unknown>) | null;

/** The object of an event: its stored members, and the effect of the event in a transaction. */
type Subject = {
  payment: object | null;
  apply: (manager: EntityManager) => Promise<AfterCommit>;
};

/**
 * Reads the objects of one type of event. An object of unknown shape is stored as null, and applying
 * it throws: staff see the error.
 */
const followed =
  <Members extends object>(
    schema: z.ZodType<Members>,
    apply: (manager: EntityManager, members: Members) => Promise<AfterCommit>,
  ) =>
  (object: unknown): Subject => {
    const parsed = schema.safeParse(object);
    if (!parsed.success) return { payment: null, apply: () => Promise.reject(parsed.error) };
    return { payment: parsed.data, apply: (manager) => apply(manager, parsed.data) };
  };

const STORE = sqlStatement('@harrow/payments', 'store-event');
const CLAIM = sqlStatement('@harrow/payments', 'claim-events');
const KEEP_ERROR = sqlStatement('@harrow/payments', 'keep-event-error');
const LIST_UNHANDLED = sqlStatement('@harrow/payments', 'list-unhandled-events');
const DELETE_OLD = sqlStatement('@harrow/payments', 'delete-old-events');

const LISTED = 1000;
const DELETED = 1000;

/** The provider resends events automatically for three days, and manually for thirty. */
const RETENTION_DAYS = 90;

/** After half a minute of attempts; an error that lasts longer needs staff. */
const NOTE_AFTER_ATTEMPTS = 3;

/**
 * Receives the provider's events: stores them before they are acknowledged, and handles each once.
 */
export default class StripeEventService {
  private readonly secret: string;
  /** The handled event types. All others must cost little, because they may come in bursts. */
  private readonly followed: ReadonlyMap<string, (object: unknown) => Subject>;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    this.secret = optionsSchema.parse(options).webhookSecret;
    const { refundReconciliationService: refunds } = services;
    const dispute = followed(providerDisputeSchema, this.report.bind(this));
    const refund = followed(providerRefundSchema, async (manager, { payment_intent }) =>
      this.compareLater(await refunds.mark(manager, payment_intent)),
    );
    const handlers: Record<FollowedEvent, (object: unknown) => Subject> = {
      'payment_intent.succeeded': followed(providerPaymentSchema, this.settle.bind(this)),
      'payment_intent.canceled': followed(providerPaymentSchema, this.forget.bind(this)),
      'charge.refunded': followed(refundedChargeSchema, async (manager, charge) =>
        this.compareLater(await refunds.note(manager, charge)),
      ),
      'charge.refund.updated': refund,
      'refund.updated': refund,
      'refund.failed': refund,
      'charge.dispute.created': dispute,
      'charge.dispute.closed': dispute,
    };
    this.followed = new Map(Object.entries(handlers));
  }

  /**
   * Stores a signed event and tries to handle it. Throws `bad_request` for a body without a valid
   * signature or that is not an event. Errors while handling it are not reported to the sender.
   */
  async receive(rawBody: Buffer, signature: string): Promise<void> {
    const { id, type, data } = this.verify(rawBody, signature);
    const subject = this.followed.get(type)?.(data.object);
    const stored = [id, type, subject?.payment ?? null, subject !== undefined];
    const added: unknown[] = await this.services.manager.query(STORE, stored);
    if (added.length === 0) await this.retry(id);
    else if (subject) await this.handle({ id, type }, subject);
  }

  /**
   * Retries events that have not been handled, after a failure or a restart, until none is due or
   * `signal` is aborted. An attempt postpones the event's next one.
   */
  async handleDue(signal: AbortSignal): Promise<void> {
    const backlog = {
      concurrent: 1,
      claim: (atMost: number) => this.claim(atMost),
      attempt: (event: StripeEvent) => this.handleClaimed(event),
    };
    await workOff(backlog, signal);
  }

  /** Returns events that wait for another attempt, those with the most attempts first. */
  async listUnhandled(): Promise<UnhandledEvent[]> {
    type Row = UnhandledEvent & { nextAttemptAt: Date; receivedAt: Date };
    const rows: Row[] = await this.services.manager.query(LIST_UNHANDLED, [LISTED]);
    return rows.map((row) => ({
      ...row,
      nextAttemptAt: row.nextAttemptAt.toISOString(),
      receivedAt: row.receivedAt.toISOString(),
    }));
  }

  /**
   * Deletes events that were handled more than ninety days ago, in batches. If one is sent again later, it
   * is handled again without effect, because it is checked against the state of its order and payment.
   */
  async prune(signal: AbortSignal): Promise<void> {
    // until nothing is left: a dispute's closing event can be deleted only after the opening one
    await paced(async () => {
      const parameters = [RETENTION_DAYS, DELETED];
      const [, count]: [unknown, number] = await this.services.manager.query(
        DELETE_OLD,
        parameters,
      );
      return count > 0;
    }, signal);
  }

  private verify(rawBody: Buffer, signature: string) {
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

  /** Handles a stored event, unless it is handled, not due or being handled elsewhere. */
  private async retry(id: string): Promise<void> {
    for (const event of await this.claim(1, id)) await this.handleClaimed(event);
  }

  /** Claims due events, or the one with an id, for one attempt each. */
  private async claim(atMost: number, id: string | null = null): Promise<StripeEvent[]> {
    const parameters = [atMost, id];
    const [events]: [StripeEvent[], number] = await this.services.manager.query(CLAIM, parameters);
    return events;
  }

  private async handleClaimed({ id, type, payment }: StripeEvent): Promise<void> {
    // stored by a newer version of the shop, which handles it when it runs again
    const unknown = new Error(`This version does not handle events of the type ${type}.`);
    const subject = this.followed.get(type)?.(payment);
    const apply = () => Promise.reject(unknown);
    await this.handle({ id, type }, subject ?? { payment, apply });
  }

  /** Applies an event and marks it as handled in one transaction. An error is kept for staff. */
  private async handle({ id, type }: Event, { apply }: Subject): Promise<void> {
    const { logger, orderTransactionService: transactions } = this.services;
    try {
      const after = await transactions.run(async (manager) => {
        const remaining = await apply(manager);
        const handled = { handled_at: () => 'now()', last_error: null };
        await manager.getRepository(StripeEvent).update({ id }, handled);
        return remaining;
      });
      await after?.();
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      logger.error(`Cannot handle the event ${id} (${type}), will retry: ${cause}`);
      await this.keepError({ id, type }, cause);
    }
  }

  /** Stores the error of an event; after several attempts, adds a note to the order. */
  private async keepError({ id, type }: Event, cause: string): Promise<void> {
    const { manager, noteService: notes } = this.services;
    await manager.transaction(async (transaction) => {
      const [[failed]]: [{ attempts: number; order_id: string | null }[], number] =
        await transaction.query(KEEP_ERROR, [id, cause]);
      if (failed?.attempts !== NOTE_AFTER_ATTEMPTS || !failed.order_id) return;
      await notes.withTransaction(transaction).create({
        resource_type: 'order',
        resource_id: failed.order_id,
        value: `The payment provider's event ${id} (${type}) cannot be handled: ${cause}`,
      });
    });
  }

  /** Settles a payment of an order. One without an order waits to be used, and others are ignored. */
  private async settle(manager: EntityManager, payment: ProviderPayment): Promise<AfterCommit> {
    const { orderPaymentService, paymentSettlementService, paymentRefundService } = this.services;
    const { order_id: orderId } = payment.metadata;
    const order = orderId ? await orderPaymentService.lock(manager, orderId) : null;
    const settlement = order && (await paymentSettlementService.settle(manager, order, payment));
    return settlement === 'refund_due' ? () => paymentRefundService.refund(payment.id) : null;
  }

  private async forget(manager: EntityManager, { id }: ProviderPayment): Promise<null> {
    const open = { intent_id: id, status: 'open' as const };
    await manager.getRepository(PaymentIntent).update(open, { status: 'cancelled' });
    return null;
  }

  /**
   * Logs a warning when a dispute about a payment of this shop is opened or closed, and records once
   * that its order is disputed. Staff answer it at the provider and decide about the order.
   */
  private async report(manager: EntityManager, dispute: ProviderDispute): Promise<null> {
    const { id, payment_intent: intentId, amount, currency, status } = dispute;
    const payments = manager.getRepository(PaymentIntent);
    const payment = intentId ? await payments.findOneBy({ intent_id: intentId }) : null;
    if (!payment) return null;
    const what = `${id} over ${toDecimal(amount, currency)} ${currency}`;
    const { order_id: orderId } = payment;
    this.services.logger.warn(
      `The dispute ${what} of ${intentId} for ${orderId ?? 'no order'}: ${status}.`,
    );
    if (!orderId) return null;
    const change = { orderId, type: 'disputed', referenceId: id, by: 'provider' } as const;
    await this.services.orderEventService.record(manager, change);
    return null;
  }

  /** Compares the refunds of a marked payment after the commit. */
  private compareLater(intentId: string | null): AfterCommit {
    return intentId ? () => this.services.refundReconciliationService.tryCheck(intentId) : null;
  }
}
