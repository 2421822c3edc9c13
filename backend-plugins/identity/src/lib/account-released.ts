/**
 * Emitted on the engine's event bus when an account that never verified its email loses it to the
 * owner. Subscribers must delete or cancel what the account did under the address.
 */
export type AccountReleased = {
  name: 'account.released';
  data: {
    /** The customer that has lost the email. */
    id: string;
    /** In lower case; it now belongs to another customer. */
    email: string;
    /** When the account was opened, in ISO 8601. */
    since: string;
  };
};
