import { ShopError } from '@harrow/http';
import type { OrderPaymentService } from '@harrow/orders';
import type { Logger } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import type Stripe from 'stripe';
import { optionsSchema } from '../lib/options';
import { paymentFactsSchema } from '../lib/payment-facts';
import { paymentSubset } from '../lib/payment-subset';
import type { StripeEvent } from '../models/stripe-event';
import type PaymentProviderClientService from './payment-provider-client';
import type PaymentRefundService from './payment-refund';
import type PaymentSettlementService from './payment-settlement';

type Container = {
  manager: EntityManager;
  logger: Logger;
  orderPaymentService: OrderPaymentService;
  paymentProviderClientService: PaymentProviderClientService;
  paymentSettlementService: PaymentSettlementService;
  paymentRefundService: PaymentRefundService;
};

const BATCH = 50;

/**
 * Takes the event for one attempt; nobody else takes it before the wait is over, which doubles from
 * ten seconds up to an hour. A process that dies on the way leaves it to the next.
 */
const CLAIM = `
  UPDATE stripe_event
     SET attempts = attempts + 1,
         next_attempt_at = now() + make_interval(secs => least(10 * power(2, attempts), 3600))
   WHERE id = $1 AND handled_at IS NULL AND next_attempt_at <= now()
  RETURNING id, type, payment`;

/** The provider's events: stored before they are acknowledged, and each handled once. */
export default class StripeEventService {
  private readonly container: Container;
  private readonly secret: string;

  constructor(container: Container, options: unknown) {
    this.container = container;
    this.secret = optionsSchema.parse(options).webhookSecret;
  }

  /**
   * Stores a signed event and handles it at once where it can. Throws `bad_request` for a body that
   * the provider has not signed; nothing else in handling fails the sender, who has done its part.
   */
  async receive(rawBody: Buffer, signature: string): Promise<void> {
    const event = this.verify(rawBody, signature);
    await this.container.manager.query(
      `INSERT INTO stripe_event (id, type, payment) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [event.id, event.type, paymentSubset(event)],
    );
    await this.handle(event.id);
  }

  /** Tries again what has not been handled yet, after a failure or a restart. */
  async handleDue(): Promise<void> {
    const due: { id: string }[] = await this.container.manager.query(
      `SELECT id FROM stripe_event WHERE handled_at IS NULL AND next_attempt_at <= now()
        ORDER BY next_attempt_at LIMIT $1`,
      [BATCH],
    );
    for (const { id } of due) await this.handle(id);
  }

  private verify(rawBody: Buffer, signature: string): Stripe.Event {
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
    const [events]: [Pick<StripeEvent, 'id' | 'type' | 'payment'>[], number] = await manager.query(
      CLAIM,
      [eventId],
    );
    const event = events[0];
    if (!event) return;
    try {
      await this.apply(event);
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      logger.error(`The event ${event.id} (${event.type}) will be tried again: ${cause}`);
      await manager.query('UPDATE stripe_event SET last_error = $2 WHERE id = $1', [
        event.id,
        cause,
      ]);
    }
  }

  /** What the event means and that it has been handled are one transaction. */
  private async apply(event: Pick<StripeEvent, 'id' | 'type' | 'payment'>): Promise<void> {
    const { manager, paymentRefundService: refunds } = this.container;
    const refundDue = await manager.transaction(async (transaction) => {
      const late = await this.settle(transaction, event);
      await transaction.query(
        'UPDATE stripe_event SET handled_at = now(), last_error = NULL WHERE id = $1',
        [event.id],
      );
      return late;
    });
    if (refundDue) await refunds.refund(refundDue);
  }

  /** Settles a succeeded payment; answers its id where the money has to go back. */
  private async settle(
    manager: EntityManager,
    event: Pick<StripeEvent, 'type' | 'payment'>,
  ): Promise<string | null> {
    if (event.type === 'payment_intent.canceled') await this.forget(manager, event);
    if (event.type !== 'payment_intent.succeeded') return null;
    const payment = paymentFactsSchema.parse(event.payment);
    const { orderId } = payment;
    // a payment without an order waits for its customer; one of another shop is none of ours
    if (!orderId || !payment.customerId) return null;
    if (!(await this.container.orderPaymentService.find(orderId, manager))) return null;
    const settlements = this.container.paymentSettlementService;
    const settlement = await settlements.settle(manager, orderId, payment);
    return settlement === 'refund_due' ? payment.id : null;
  }

  private async forget(manager: EntityManager, event: Pick<StripeEvent, 'payment'>): Promise<void> {
    const { id } = paymentFactsSchema.parse(event.payment);
    await manager.query(
      `UPDATE payment_intent SET status = 'cancelled', updated_at = now()
        WHERE intent_id = $1 AND status = 'open'`,
      [id],
    );
  }
}
