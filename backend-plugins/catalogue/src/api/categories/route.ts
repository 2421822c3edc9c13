import { handle, sayLanguage } from '@harrow/plugin-kit';
import { listCategories } from '@harrow/contract';

export const GET = handle(listCategories, async ({ language, res, services }) => {
  const data = await services.storefrontProductService.categories();
  sayLanguage(res, language);
  return await services.productTextService.inLanguage({ data }, language);
});
