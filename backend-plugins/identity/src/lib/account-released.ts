/**
 * What other plugins are told, through the engine's event bus, when an account has lost its email to
 * the person whose address it is, without ever having proved it. Nothing that it did under the
 * address may remain.
 */
export type AccountReleased = {
  name: 'account.released';
  data: {
    /** The customer who has lost it. */
    id: string;
    /** Lower case; another customer's now. */
    email: string;
    /** ISO 8601, when the account was opened. */
    since: string;
  };
};
