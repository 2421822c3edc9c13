import Stripe from 'stripe';
import { paymentFactsSchema, type PaymentFacts } from '../lib/payment-facts';
import { notCompleted } from '../lib/payment-problem';
import { readProviderError, toUnavailable } from '../lib/provider-error';
import type { PaymentIntent } from '../models/payment-intent';
import type StripeProviderService from './stripe-provider';

type Container = { stripeProviderService: StripeProviderService };

/** An intent at the provider, and the secret with which its customer's browser may pay it. */
export type ProviderIntent = { facts: PaymentFacts; clientSecret: string };

/** What this plugin asks the payment provider. No method may be called inside a transaction. */
export default class PaymentProviderClientService {
  private readonly stripe: Stripe;

  constructor(container: Container) {
    this.stripe = container.stripeProviderService.getStripe();
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

  /** Gives all money of a payment back; repeating it gives nothing twice. */
  async refundInFull(intentId: string): Promise<void> {
    try {
      await this.stripe.refunds.create(
        { payment_intent: intentId },
        { idempotencyKey: `refund-all-${intentId}` },
      );
    } catch (error) {
      if (readProviderError(error)?.code !== 'charge_already_refunded') throw error;
    }
  }

  /** What a signed body holds. Throws where the signature is not the provider's. */
  readEvent(rawBody: Buffer, signature: string, secret: string): unknown {
    return this.stripe.webhooks.constructEvent(rawBody, signature, secret);
  }
}

/** What the provider says and cannot mean is no answer of its. */
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
