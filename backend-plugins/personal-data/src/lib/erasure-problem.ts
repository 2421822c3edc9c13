import { RECENT_SIGN_IN_MINUTES } from '@harrow/contract';
import { type Caller, isOwnEmail, ShopError } from '@harrow/plugin-kit';

/** An order in progress. */
export type OpenOrder = { id: string; number: number; state: 'unpaid' | 'paid' };

const SECONDS_PER_MINUTE = 60;

const signInAgain = () =>
  new ShopError('unauthorized', 'Log in again to delete your account.', {
    code: 'recent_sign_in_required',
  });

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

/** Whether a sign-in (seconds since 1970) is recent at a time in milliseconds. */
const isRecent = (signedInAt: number, now = Date.now()): boolean =>
  now / 1000 - signedInAt <= RECENT_SIGN_IN_MINUTES * SECONDS_PER_MINUTE;

/** Throws if the caller must not erase the account, regardless of orders. */
export function requireOwnWish(
  caller: Caller,
  { email, signedInAt, isStaff }: { email: string; signedInAt: number; isStaff: boolean },
): void {
  if (!isRecent(signedInAt)) throw signInAgain();
  if (!isOwnEmail(caller, email)) throw notOwn();
  if (isStaff) throw staffAccount();
}
