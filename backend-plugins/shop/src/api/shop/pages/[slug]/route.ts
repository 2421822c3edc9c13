import { deleteShopPage, getShopPage, saveShopPage } from '@harrow/contract';
import { handle, isSeenBy, sayLanguage } from '@harrow/plugin-kit';

export const GET = handle(getShopPage, async ({ language, parameters, res, services }) => {
  sayLanguage(res, language);
  return await services.shopPageService.retrieve(parameters.slug, language);
});

export const PUT = handle(saveShopPage, async ({ caller, parameters, body, req, services }) => {
  const saving = { by: caller.customerId, isCurrent: isSeenBy(req) };
  const isChanged = await services.shopPageService.save(parameters.slug, body, saving);
  return { acknowledged: true, modifiedCount: isChanged ? 1 : 0 };
});

export const DELETE = handle(deleteShopPage, async ({ parameters, services }) => {
  await services.shopPageService.delete(parameters.slug);
  return { acknowledged: true, deletedCount: 1 };
});
