import {
  type PaymentProcessorContext,
  type PaymentProcessorError,
  type PaymentProcessorSessionResponse,
  PaymentSessionStatus,
} from '@medusajs/medusa';
import UpstreamStripeProvider from 'medusa-payment-stripe/dist/services/stripe-provider';
import { optionsSchema } from '../lib/options';
import { paymentDataSchema } from '../lib/payment-data';
import { createStripe } from '../lib/stripe-client';

type Data = Record<string, unknown>;
type Answer = PaymentProcessorError | Data;

/**
 * The card payment of medusa-payment-stripe for a shop where the order comes before the payment.
 * Authorising is the customer's promise and calls nobody, so that orders can be placed while Stripe
 * is away; capturing takes only a payment that Stripe has called succeeded; cancelling and
 * refunding are real calls.
 */
export default class StripeProviderService extends UpstreamStripeProvider {
  /** Called by the upstream constructor; points the client at the sandbox where there is one. */
  protected override init(): void {
    this.stripe_ = createStripe(optionsSchema.parse(this.options_));
  }

  override async initiatePayment(
    context: PaymentProcessorContext,
  ): Promise<PaymentProcessorSessionResponse> {
    const { amount, currency_code: currency } = context;
    return { session_data: { status: 'promised', amount, currency } };
  }

  override async updatePayment(
    context: PaymentProcessorContext,
  ): Promise<PaymentProcessorSessionResponse> {
    return await this.initiatePayment(context);
  }

  override async authorizePayment(
    data: Data,
  ): Promise<{ status: PaymentSessionStatus; data: Data }> {
    return { status: PaymentSessionStatus.AUTHORIZED, data };
  }

  override async getPaymentStatus(): Promise<PaymentSessionStatus> {
    return PaymentSessionStatus.AUTHORIZED;
  }

  override async updatePaymentData(_sessionId: string, data: Data): Promise<Data> {
    return data;
  }

  override async retrievePayment(data: Data): Promise<Answer> {
    return paymentDataSchema.parse(data).id ? await super.retrievePayment(data) : data;
  }

  override async deletePayment(data: Data): Promise<Answer> {
    return await this.cancelPayment(data);
  }

  /** Accepts a payment that was confirmed with Stripe before; asks nobody inside a transaction. */
  override async capturePayment(data: Data): Promise<Answer> {
    const { id, status } = paymentDataSchema.parse(data);
    if (id && status === 'succeeded') return data;
    return { error: 'This order is still unpaid.', code: 'order_unpaid' };
  }

  /** A promise that nobody has kept needs no call; money that has arrived is refunded instead. */
  override async cancelPayment(data: Data): Promise<Answer> {
    const { id, status } = paymentDataSchema.parse(data);
    if (!id) return { ...data, status: 'canceled' };
    if (status !== 'succeeded') return await super.cancelPayment(data);
    return { error: 'A paid order must be refunded, not cancelled.', code: 'order_paid' };
  }

  /**
   * Gives `amount` (smallest unit) back. The key holds what was refunded before, so that a refund
   * whose transaction broke after Stripe's answer is found again and not paid twice. What Stripe has
   * given back already is only written down.
   */
  override async refundPayment(data: Data, amount: number): Promise<Answer> {
    const { id, refunded, refundedThere } = paymentDataSchema.parse(data);
    if (!id) return { error: 'This order is still unpaid.', code: 'order_unpaid' };
    const units = Math.round(amount);
    if (refunded + units <= refundedThere) return { ...data, refunded: refunded + units };
    try {
      await this.stripe_.refunds.create(
        { payment_intent: id, amount: units },
        { idempotencyKey: `refund-${id}-${refunded}-${units}` },
      );
      return { ...data, refunded: refunded + units };
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      return this.buildError('The payment provider did not refund the payment.', cause);
    }
  }
}
