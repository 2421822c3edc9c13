import { handle } from '@harrow/plugin-kit';
import { checkList } from '@harrow/contract';

export const POST = handle(checkList, async ({ caller, body, services }) => {
  return await services.listCheckService.check(caller, body.lines);
});
