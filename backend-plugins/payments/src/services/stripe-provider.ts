import { ShopError } from '@harrow/http';
import {
  type PaymentProcessorContext,
  type PaymentProcessorSessionResponse,
  PaymentSessionStatus,
} from '@medusajs/medusa';
import UpstreamStripeProvider from 'medusa-payment-stripe/dist/services/stripe-provider';
import { optionsSchema } from '../lib/options';
import { paymentDataSchema } from '../lib/payment-data';
import { createStripe } from '../lib/stripe-client';

type Data = Record<string, unknown>;

const unpaid = () =>
  new ShopError('conflict', 'This order is still unpaid.', { code: 'order_unpaid' });

/**
 * The card payment of medusa-payment-stripe for a shop where the order comes before the payment. The
 * engine calls these methods inside its transactions, so none of them calls Stripe: authorizing is the
 * customer's promise, and capturing and refunding accept only what Stripe has confirmed before.
 *
 * A method that cannot do its work throws, and the engine's transaction rolls back. The error object
 * that upstream returns instead counts as a success unless `error`, `code` and `detail` are all set
 * (`isPaymentProcessorError`), and then replaces `payment.data`, the intent's id included.
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

  override async retrievePayment(data: Data): Promise<Data> {
    return data;
  }

  override async deletePayment(data: Data): Promise<Data> {
    return await this.cancelPayment(data);
  }

  /** Accepts a payment that was confirmed with Stripe before. Throws `conflict` for any other. */
  override async capturePayment(data: Data): Promise<Data> {
    const { id, status } = paymentDataSchema.parse(data);
    if (id && status === 'succeeded') return data;
    throw unpaid();
  }

  /** Ends a promise. Throws `conflict` for a payment whose money has arrived: that is refunded. */
  override async cancelPayment(data: Data): Promise<Data> {
    if (!paymentDataSchema.parse(data).id) return { ...data, status: 'canceled' };
    throw new ShopError('conflict', 'A paid order must be refunded, not cancelled.', {
      code: 'order_paid',
    });
  }

  /**
   * Accepts a refund of `amount` (smallest unit) that Stripe has confirmed: `refundedThere` says how
   * much has gone back. Throws `conflict` for any other; `orderRefundService` asks Stripe first.
   */
  override async refundPayment(data: Data, amount: number): Promise<Data> {
    const { id, refunded, refundedThere } = paymentDataSchema.parse(data);
    if (!id) throw unpaid();
    if (refunded + amount <= refundedThere) return { ...data, refunded: refunded + amount };
    throw new ShopError('conflict', 'The payment provider has not confirmed this refund.', {
      code: 'refund_unconfirmed',
    });
  }
}
