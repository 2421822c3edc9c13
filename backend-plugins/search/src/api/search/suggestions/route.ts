import { inReadersLanguage } from '@harrow/catalogue';
import { handle } from '@harrow/plugin-kit';
import { suggest } from '@harrow/contract';

export const GET = handle(
  suggest,
  inReadersLanguage(
    async ({ query, language, services }) =>
      (await services.productSearchService.suggest(query.q, language)).shown,
  ),
);
