import { inReadersLanguage } from '@harrow/catalogue';
import { handle } from '@harrow/plugin-kit';
import { checkList } from '@harrow/contract';

export const POST = handle(
  checkList,
  inReadersLanguage(
    async ({ caller, body, services }) =>
      await services.listCheckService.check(caller?.customerId ?? null, body.lines),
  ),
);
