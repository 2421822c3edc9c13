import { handle, sayLanguage } from '@harrow/plugin-kit';
import { suggest } from '@harrow/contract';

export const GET = handle(suggest, async ({ query, language, res, services }) => {
  const { shown } = await services.productSearchService.suggest(query.q, language);
  sayLanguage(res, language);
  return await services.productTextService.inLanguage(shown, language);
});
