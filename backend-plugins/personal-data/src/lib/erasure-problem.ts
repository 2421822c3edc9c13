import { requireRecentSignIn } from '@harrow/identity';
import { type Caller, isOwnEmail, ShopError } from '@harrow/plugin-kit';

/** An order in progress. */
export type OpenOrder = { id: string; number: number; state: 'unpaid' | 'paid' };

const notOwn = () => {
  const message = 'This is not the email address of your account.';
  return new ShopError('invalid_body', message, { fields: { email: message } });
};

const staffAccount = () =>
  new ShopError(
    'conflict',
    'Staff cannot delete their account. Ask another admin to take your rights first.',
    { code: 'staff_account' },
  );

/** The refusal for paid orders before shipping: the shop owes the goods or the money. */
export function ordersInProgress(orders: readonly OpenOrder[]): ShopError {
  const numbers = orders.map(({ number }) => number);
  return new ShopError(
    'conflict',
    `You have paid for orders that are not shipped yet: ${numbers.join(', ')}. Delete your account when they are, or ask us for a refund.`,
    { code: 'orders_in_progress', details: { orders: numbers } },
  );
}

/** Throws if the caller must not erase the account, regardless of orders. */
export function requireOwnWish(
  caller: Caller,
  { email, signedInAt, isStaff }: { email: string; signedInAt: number; isStaff: boolean },
): void {
  requireRecentSignIn(signedInAt, 'Log in again to delete your account.');
  if (!isOwnEmail(caller, email)) throw notOwn();
  if (isStaff) throw staffAccount();
}
