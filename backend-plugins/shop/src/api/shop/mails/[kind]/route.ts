import { saveShopMail } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const PUT = handle(saveShopMail, async ({ parameters, body, services }) => {
  const isChanged = await services.shopMailService.save(parameters.kind, body);
  return { acknowledged: true, modifiedCount: isChanged ? 1 : 0 };
});
