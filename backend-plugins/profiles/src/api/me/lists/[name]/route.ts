import { handle, isSeenBy } from '@harrow/plugin-kit';
import { deleteNamedList, saveNamedList } from '@harrow/contract';

export const PUT = handle(saveNamedList, ({ caller, parameters, body, req, services }) =>
  services.listService.saveNamed(caller, parameters.name, body.lines, isSeenBy(req)),
);

export const DELETE = handle(deleteNamedList, async ({ caller, parameters, services }) => {
  await services.listService.deleteNamed(caller, parameters.name);
  return { acknowledged: true, deletedCount: 1 as const };
});
