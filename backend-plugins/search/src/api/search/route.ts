import { handle, sayLanguage } from '@harrow/plugin-kit';
import { search } from '@harrow/contract';

export const GET = handle(search, async ({ query, language, res, services }) => {
  const { shown } = await services.productSearchService.find(query, language);
  sayLanguage(res, language);
  return await services.productTextService.inLanguage(shown, language);
});
