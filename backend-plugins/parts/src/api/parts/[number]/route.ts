import { inReadersLanguage } from '@harrow/catalogue';
import { getPart } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(
  getPart,
  inReadersLanguage(
    async ({ parameters, query, services }) =>
      (await services.partService.retrieve({ ...parameters, ...query })).shown,
  ),
);
