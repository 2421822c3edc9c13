import { handle, jsonArray } from '@harrow/http';
import { listUsers } from '../../lib/operations';
import { toUserDto } from '../../lib/user-dto';
import type AccountService from '../../services/account';

/** The total goes into a header because the body is the array itself. */
export const GET = handle(listUsers, async ({ query: page, res, scope }) => {
  const { users, count } = await scope.resolve<AccountService>('accountService').listAndCount(page);
  res.set('X-Total-Count', String(count));
  return jsonArray(users, toUserDto);
});
