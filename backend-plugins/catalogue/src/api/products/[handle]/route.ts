import { handle, sayLanguage } from '@harrow/plugin-kit';
import { getProductDetails } from '@harrow/contract';

export const GET = handle(getProductDetails, async ({ parameters, language, res, services }) => {
  const { shown } = await services.storefrontProductService.details(parameters.handle);
  sayLanguage(res, language);
  return await services.productTextService.inLanguage(shown, language);
});
