/** The outcome of closing an order's open payments. */
export type StopOutcome =
  /** Nothing can be paid anymore. */
  | 'stopped'
  /** The payment had already succeeded, and the order is now paid. */
  | 'paid'
  /** The provider is still processing the payment. */
  | 'unknown'
  /** The provider was not asked or did not answer. */
  | 'unanswered';

/**
 * The payments plugin registers its implementation as `paymentClosingService`; orders call it
 * before they are cancelled. It does not throw if the provider is unavailable, and does not call
 * the provider if `asksProvider` is false.
 */
export interface PaymentClosing {
  stop(orderId: string, asksProvider?: boolean): Promise<StopOutcome>;
}
