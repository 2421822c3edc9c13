import { inReadersLanguage } from '@harrow/catalogue';
import { handle } from '@harrow/plugin-kit';
import { search } from '@harrow/contract';

export const GET = handle(
  search,
  inReadersLanguage(
    async ({ query, language, services }) =>
      (await services.productSearchService.find(query, language)).shown,
  ),
);
