import { handle, isOwnEmail, ShopError } from '@harrow/plugin-kit';
import { getUser } from '@harrow/contract';
import { toUserDto } from '../../lib/account-row';

/** Checks access before the lookup, so that others cannot find out whether the user exists. */
export const GET = handle(getUser, async ({ caller, query: { email }, services }) => {
  if (!isOwnEmail(caller, email) && caller.role !== 'admin') {
    throw new ShopError('forbidden', 'This is another user.');
  }
  const user = toUserDto(await services.accountService.retrieveByEmail(email));
  const isAsked = caller.awaitsSecondFactor && isOwnEmail(caller, email);
  return isAsked ? { ...user, role: null, secondFactor: 'asked' as const } : user;
});
