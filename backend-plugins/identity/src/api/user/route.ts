import { handle, isOwnEmail, ShopError } from '@harrow/plugin-kit';
import { getUser } from '@harrow/contract';
import { toUserDto } from '../../lib/account-row';
import type AccountService from '../../services/account';

/** Checks access before the lookup, so that others cannot find out whether the user exists. */
export const GET = handle(getUser, async ({ caller, query: { email }, scope }) => {
  if (!isOwnEmail(caller, email) && caller.role !== 'admin') {
    throw new ShopError('forbidden', 'This is another user.');
  }
  const accounts = scope.resolve<AccountService>('accountService');
  return toUserDto(await accounts.retrieveByEmail(email));
});
