import Stripe from 'stripe';
import { optionsSchema } from '../lib/options';
import { paymentFactsSchema, type PaymentFacts } from '../lib/payment-facts';
import { notCompleted } from '../lib/payment-problem';
import { readProviderError, toUnavailable } from '../lib/provider-error';
import { type ProviderRefund, providerRefundSchema, refundIs } from '../lib/refund-facts';
import { createStripe } from '../lib/stripe-client';
import type { OrderRefund } from '../models/order-refund';
import type { PaymentIntent } from '../models/payment-intent';
import type StripeProviderService from './stripe-provider';

type Container = { stripeProviderService: StripeProviderService };

/** An intent at the provider, and the secret with which its customer's browser may pay it. */
export type ProviderIntent = { facts: PaymentFacts; clientSecret: string };

/** What this plugin asks the payment provider. No method may be called inside a transaction. */
export default class PaymentProviderClientService {
  private readonly stripe: Stripe;
  /** Calls once: the last of several errors would not say what became of the first call. */
  private readonly withoutRetries: Stripe;

  constructor(container: Container, options: unknown) {
    this.stripe = container.stripeProviderService.getStripe();
    this.withoutRetries = createStripe(optionsSchema.parse(options), 0);
  }

  /**
   * Makes the intent for a row of ours; the row's id is the idempotency key, so that repeating the
   * call answers the same intent. Provider errors come through as they are.
   */
  async create(row: PaymentIntent): Promise<ProviderIntent> {
    const intent = await this.stripe.paymentIntents.create(
      {
        amount: row.amount,
        currency: row.currency_code,
        payment_method_types: ['card'],
        metadata: {
          customer_id: row.customer_id,
          ...(row.order_id ? { order_id: row.order_id } : {}),
        },
      },
      { idempotencyKey: row.id },
    );
    return toProviderIntent(intent);
  }

  /**
   * The intent as it is now, or null where the provider knows none; what has been refunded there
   * does not count as received. Other provider errors come through as they are.
   */
  async find(intentId: string): Promise<ProviderIntent | null> {
    try {
      const intent = await this.stripe.paymentIntents.retrieve(intentId, {
        expand: ['latest_charge'],
      });
      const charge = intent.latest_charge;
      const refunded = typeof charge === 'object' ? (charge?.amount_refunded ?? 0) : 0;
      const amount_received = intent.amount_received - refunded;
      const found = toProviderIntent({ ...intent, amount_received });
      if (found.facts.id !== intentId) throw noAnswer(`with ${found.facts.id} for ${intentId}`);
      return found;
    } catch (error) {
      if (readProviderError(error)?.code === 'resource_missing') return null;
      throw error;
    }
  }

  /**
   * What the provider says of a payment that a client names. Throws `payment_required` where there
   * is no such payment, `unavailable` where the provider cannot be asked.
   */
  async confirm(intentId: string): Promise<PaymentFacts> {
    const intent = await this.find(intentId).catch((error: unknown) => {
      throw toUnavailable(error);
    });
    if (!intent) throw notCompleted();
    return intent.facts;
  }

  /** Makes an intent unpayable. Provider errors come through as they are. */
  async cancel(intentId: string): Promise<void> {
    await this.stripe.paymentIntents.cancel(intentId);
  }

  /**
   * Asks for a refund; the same key answers the same refund again. Whether it has been made is in
   * its status. Provider errors come through as they are.
   */
  async refund({ id, provider_key, intent_id, amount }: OrderRefund): Promise<ProviderRefund> {
    const answer = await this.withoutRetries.refunds.create(
      { payment_intent: intent_id, amount, metadata: { order_refund_id: id } },
      { idempotencyKey: provider_key },
    );
    const refund = toProviderRefund(answer);
    if (refund.intentId === intent_id && refund.amount === amount) return refund;
    throw noAnswer(`with ${refund.id} for a refund of ${intent_id}`);
  }

  /** Every refund of a payment, newest first. Provider errors come through as they are. */
  async listRefunds(intentId: string): Promise<ProviderRefund[]> {
    const refunds = await this.stripe.refunds
      .list({ payment_intent: intentId, limit: 100 })
      .autoPagingToArray({ limit: MAX_REFUNDS });
    return refunds.map(toProviderRefund).filter((refund) => refund.intentId === intentId);
  }

  /** Gives all money of a payment back; repeating it gives nothing twice. */
  async refundInFull(intentId: string): Promise<void> {
    try {
      const answer = await this.stripe.refunds.create(
        { payment_intent: intentId },
        { idempotencyKey: `refund-all-${intentId}` },
      );
      const refund = toProviderRefund(answer);
      if (refund.intentId !== intentId || refundIs.failed(refund)) {
        throw noAnswer(`with the refund ${refund.id} of ${intentId}: ${refund.status}`);
      }
    } catch (error) {
      if (readProviderError(error)?.code !== 'charge_already_refunded') throw error;
    }
  }

  /** What a signed body holds. Throws where the signature is not the provider's. */
  readEvent(rawBody: Buffer, signature: string, secret: string): unknown {
    return this.stripe.webhooks.constructEvent(rawBody, signature, secret);
  }
}

/** More refunds of one payment than the provider makes. */
const MAX_REFUNDS = 1000;

/** An answer that does not match the request is rejected. */
const noAnswer = (how: string) =>
  new Stripe.errors.StripeAPIError({
    type: 'api_error',
    message: `The payment provider answered ${how}`,
  });

function toProviderIntent(intent: Stripe.PaymentIntent): ProviderIntent {
  const { data: facts, error } = paymentFactsSchema.safeParse(intent);
  if (facts) return { facts, clientSecret: intent.client_secret ?? '' };
  throw noAnswer(`with no payment: ${error.message}`);
}

function toProviderRefund(answer: Stripe.Refund): ProviderRefund {
  const { data: refund, error } = providerRefundSchema.safeParse(answer);
  if (refund) return refund;
  throw noAnswer(`with no refund: ${error.message}`);
}
