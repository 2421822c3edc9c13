import { handle, isOwnEmail, ShopError } from '@harrow/plugin-kit';
import { getUser } from '@harrow/contract';
import { toUserDto } from '../../lib/account-row';

/** Checks access before the lookup, so that others cannot find out whether the user exists. */
export const GET = handle(getUser, async ({ caller, query: { email }, services }) => {
  if (!isOwnEmail(caller, email) && caller.role !== 'admin') {
    throw new ShopError('forbidden', 'This is another user.');
  }
  return toUserDto(await services.accountService.retrieveByEmail(email));
});
