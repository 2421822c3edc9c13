import { getShop, updateShop } from '@harrow/contract';
import { handle, isSeenBy } from '@harrow/plugin-kit';

export const GET = handle(getShop, async ({ services }) => await services.shopService.retrieve());

export const PATCH = handle(updateShop, async ({ body, req, services }) => {
  const isChanged = await services.shopService.update(body, isSeenBy(req));
  return { acknowledged: true, modifiedCount: isChanged ? 1 : 0 };
});
