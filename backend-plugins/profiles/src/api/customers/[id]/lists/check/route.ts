import { inReadersLanguage } from '@harrow/catalogue';
import { handle } from '@harrow/plugin-kit';
import { checkListFor } from '@harrow/contract';

export const POST = handle(
  checkListFor,
  inReadersLanguage(
    async ({ parameters, body, services }) =>
      await services.listCheckService.check(parameters.id, body.lines),
  ),
);
