import { handle, jsonArray } from '@harrow/plugin-kit';
import { listUsers } from '@harrow/contract';
import { toUserDto } from '../../lib/account-row';
import type AccountService from '../../services/account';

/** The total is in a header because the body is an array. */
export const GET = handle(listUsers, async ({ query, res, scope }) => {
  const { users, count } = await scope
    .resolve<AccountService>('accountService')
    .listAndCount(query);
  res.set('X-Total-Count', String(count));
  return jsonArray(users, toUserDto);
});
