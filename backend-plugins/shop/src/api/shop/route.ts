import { getShop, updateShop } from '@harrow/contract';
import { handle, isSeenBy, sayLanguage } from '@harrow/plugin-kit';

export const GET = handle(getShop, async ({ language, res, services }) => {
  sayLanguage(res, language);
  return await services.shopService.retrieve(language);
});

export const PATCH = handle(updateShop, async ({ body, req, services }) => {
  const isChanged = await services.shopService.update(body, isSeenBy(req));
  return { acknowledged: true, modifiedCount: isChanged ? 1 : 0 };
});
