import { ShopError } from '@harrow/plugin-kit';
import {
  type PaymentProcessorContext,
  type PaymentProcessorSessionResponse,
  PaymentSessionStatus,
} from '@medusajs/medusa';
import UpstreamStripeProvider from 'medusa-payment-stripe/dist/services/stripe-provider';
import { z } from 'zod';
import { optionsSchema } from '../lib/options';
import { createStripe } from '../lib/stripe-client';

type Data = Record<string, unknown>;

/** This plugin's data in the engine's `payment.data`; amounts in the smallest unit. */
const paymentDataSchema = z.object({
  /** The confirmed payment intent; absent until the order is paid. */
  id: z.string().optional(),
  status: z.string().optional(),
  /** The refunded amount in the engine's records. */
  refunded: z.number().int().default(0),
  /** The refunded amount that the provider has confirmed. */
  refundedThere: z.number().int().default(0),
});

const unpaid = () =>
  new ShopError('conflict', 'This order is still unpaid.', { code: 'order_unpaid' });

/**
 * The card payment of medusa-payment-stripe for a shop where the order is placed before the
 * payment. The engine calls these methods inside its transactions, so none of them calls Stripe:
 * authorizing always succeeds, and capturing and refunding only accept what Stripe has already
 * confirmed.
 *
 * A method that fails throws, and the engine's transaction rolls back. The error object that
 * upstream returns instead counts as a success unless `error`, `code` and `detail` are all set
 * (`isPaymentProcessorError`), and then replaces `payment.data`, including the intent's id.
 */
export default class StripeProviderService extends UpstreamStripeProvider {
  /** Called by the upstream constructor; uses the sandbox if one is configured. */
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

  /** Accepts a payment that Stripe has confirmed. Throws `conflict` for any other. */
  override async capturePayment(data: Data): Promise<Data> {
    const { id, status } = paymentDataSchema.parse(data);
    if (id && status === 'succeeded') return data;
    throw unpaid();
  }

  /** Cancels a payment that was not made. Throws `conflict` otherwise: it must be refunded. */
  override async cancelPayment(data: Data): Promise<Data> {
    if (!paymentDataSchema.parse(data).id) return { ...data, status: 'canceled' };
    throw new ShopError('conflict', 'A paid order must be refunded, not cancelled.', {
      code: 'order_paid',
    });
  }

  /**
   * Accepts a refund of `amount` (smallest unit) that Stripe has confirmed: `refundedThere` is the
   * confirmed total. Throws `conflict` for any other; `orderRefundService` calls Stripe first.
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
