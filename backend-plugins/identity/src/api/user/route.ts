import { handle, isOwnEmail, ShopError } from '@harrow/http';
import { getUser } from '../../lib/operations';
import { toUserDto } from '../../lib/user-dto';
import type AccountService from '../../services/account';

/** Whether there is such a user is told only to who may see it. */
export const GET = handle(getUser, async ({ caller, query: { email }, scope }) => {
  if (!isOwnEmail(caller, email) && caller.role !== 'admin') {
    throw new ShopError('forbidden', 'This is another user.');
  }
  const accounts = scope.resolve<AccountService>('accountService');
  return toUserDto(await accounts.retrieveByEmail(email));
});
