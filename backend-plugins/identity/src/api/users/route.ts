import { handle, jsonArray } from '@harrow/plugin-kit';
import { listUsers } from '@harrow/contract';
import { toUserDto } from '../../lib/account-row';

/** The total is in a header because the body is an array. */
export const GET = handle(listUsers, async ({ query, res, services }) => {
  const { users, count } = await services.accountService.listAndCount(query);
  res.set('X-Total-Count', String(count));
  return jsonArray(users, toUserDto);
});
