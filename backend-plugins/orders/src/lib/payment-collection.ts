/** What became of an order's open payments when collecting was to stop. */
export type StopOutcome =
  /** Nothing can be paid any more. */
  | 'stopped'
  /** The money had arrived already, and the order is paid now. */
  | 'paid'
  /** The provider is still working on the payment. */
  | 'unknown'
  /** The provider was not asked, or did not answer. */
  | 'unanswered';

/**
 * What the payments plugin puts into the container as `paymentCollectionService`: orders ask it to
 * stop collecting money before they are cancelled. It never throws for a provider that is away, and
 * asks none where `asksProvider` is false.
 */
export interface PaymentCollection {
  stop(orderId: string, asksProvider?: boolean): Promise<StopOutcome>;
}
