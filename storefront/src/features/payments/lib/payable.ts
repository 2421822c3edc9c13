import type { Billing } from './charge-card';

/** An order that is paid, as its customer or by a link in a mail. */
export interface Payable {
  /** Names the payment in the cache. */
  id: string;
  /** The key of the query that reads the order. */
  queryKey: readonly string[];
  /** Decimal, in `currency`. */
  amount: number;
  currency: string;
  /** Undefined where nobody is known to pay. */
  billing: Billing | undefined;
  /** The address of the page, to which a wallet leads back. */
  page: string;
  /** Opens the payment, and returns its client secret. Throws `ApiError`. */
  open: () => Promise<string>;
  /** Reports the transaction that paid the order, once or more often. Throws `ApiError`. */
  report: (transactionId: string) => Promise<void>;
}
