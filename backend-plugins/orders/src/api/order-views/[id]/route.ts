import { handle } from '@harrow/plugin-kit';
import { deleteOrderView, renameOrderView } from '@harrow/contract';

export const PATCH = handle(renameOrderView, async ({ parameters, body, services }) => {
  await services.orderViewService.rename(parameters.id, body.name);
  return { acknowledged: true, modifiedCount: 1 };
});

export const DELETE = handle(deleteOrderView, async ({ parameters, services }) => {
  await services.orderViewService.remove(parameters.id);
  return { acknowledged: true, deletedCount: 1 };
});
