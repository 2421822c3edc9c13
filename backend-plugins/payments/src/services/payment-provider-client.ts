import type { Services } from '@harrow/plugin-kit';
import Stripe from 'stripe';
import { optionsSchema } from '../lib/options';
import { notCompleted } from '../lib/payment-problem';
import { readProviderError, toUnavailable } from '../lib/provider-error';
import {
  type ProviderPayment,
  providerPaymentSchema,
  type ProviderRefund,
  providerRefundSchema,
} from '../lib/provider-objects';
import { createStripe } from '../lib/stripe-client';
import type { OrderRefund } from '../models/order-refund';
import type { PaymentIntent } from '../models/payment-intent';

/** A payment intent, and the secret with which the customer's browser may pay it. */
export type ProviderIntent = { payment: ProviderPayment; clientSecret: string };

/** Calls the payment provider. No method may be called inside a transaction. */
export default class PaymentProviderClientService {
  private readonly stripe: Stripe;
  /** Without retries, because the error of a retry would hide the outcome of the first call. */
  private readonly withoutRetries: Stripe;

  constructor(services: Services, options: unknown) {
    this.stripe = services.stripeProviderService.getStripe();
    this.withoutRetries = createStripe(optionsSchema.parse(options), 0);
  }

  /**
   * Creates the intent for a row. The row's id is the idempotency key, so repeating the call
   * returns the same intent. Throws the provider's errors unchanged.
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
   * Returns the current intent, or null if the provider does not know it; refunded amounts do not
   * count as received. Throws the provider's other errors unchanged.
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
      if (found.payment.id !== intentId)
        throw invalidAnswer(`${found.payment.id} instead of ${intentId}`);
      return found;
    } catch (error) {
      if (readProviderError(error)?.code === 'resource_missing') return null;
      throw error;
    }
  }

  /**
   * Returns the payment that a client names. Throws `payment_required` if it does not exist,
   * `unavailable` if the provider cannot be reached.
   */
  async confirm(intentId: string): Promise<ProviderPayment> {
    const intent = await this.find(intentId).catch((error: unknown) => {
      throw toUnavailable(error);
    });
    if (!intent) throw notCompleted();
    return intent.payment;
  }

  /** Cancels an intent. Throws the provider's errors unchanged. */
  async cancel(intentId: string): Promise<void> {
    await this.stripe.paymentIntents.cancel(intentId);
  }

  /**
   * Requests a refund; for a day, the row's key returns the first answer again, even an error. The
   * status says whether it was made. Throws the provider's errors unchanged.
   */
  async refund({ id, provider_key, intent_id, amount }: OrderRefund): Promise<ProviderRefund> {
    const answer = await this.withoutRetries.refunds.create(
      { payment_intent: intent_id, amount, metadata: { order_refund_id: id } },
      { idempotencyKey: provider_key },
    );
    const refund = toProviderRefund(answer);
    if (refund.payment_intent === intent_id && refund.amount === amount) return refund;
    throw invalidAnswer(`${refund.id} for a refund of ${intent_id}`);
  }

  /** Returns every refund of a payment, newest first. Throws the provider's errors unchanged. */
  async listRefunds(intentId: string): Promise<ProviderRefund[]> {
    const refunds = await this.stripe.refunds
      .list({ payment_intent: intentId, limit: 100 })
      .autoPagingToArray({ limit: MAX_REFUNDS });
    return refunds.map(toProviderRefund).filter((refund) => refund.payment_intent === intentId);
  }

  /** Returns the event of a signed body. Throws if the signature is invalid. */
  readEvent(rawBody: Buffer, signature: string, secret: string): unknown {
    return this.stripe.webhooks.constructEvent(rawBody, signature, secret);
  }
}

/** More than the provider allows for one payment. */
const MAX_REFUNDS = 1000;

/** An answer that does not match the request is treated as a provider error. */
const invalidAnswer = (reason: string) =>
  new Stripe.errors.StripeAPIError({
    type: 'api_error',
    message: `Invalid answer of the payment provider: ${reason}`,
  });

function toProviderIntent(intent: Stripe.PaymentIntent): ProviderIntent {
  const { data: payment, error } = providerPaymentSchema.safeParse(intent);
  if (payment) return { payment, clientSecret: intent.client_secret ?? '' };
  throw invalidAnswer(`not a payment: ${error.message}`);
}

function toProviderRefund(answer: Stripe.Refund): ProviderRefund {
  const { data: refund, error } = providerRefundSchema.safeParse(answer);
  if (refund) return refund;
  throw invalidAnswer(`not a refund: ${error.message}`);
}
