import { handle } from '@harrow/plugin-kit';
import { changeOrderAddress } from '@harrow/contract';

export const PATCH = handle(changeOrderAddress, async ({ caller, parameters, body, services }) => {
  const isChanged = await services.orderAddressService.change(caller, parameters.id, body);
  return { acknowledged: true, modifiedCount: isChanged ? 1 : 0 };
});
