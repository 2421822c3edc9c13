import { moveStock } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const POST = handle(moveStock, async ({ parameters, body, services }) => {
  const moved = await services.productManagementService.moveStock(parameters.id, body);
  return { acknowledged: true, ...moved };
});
