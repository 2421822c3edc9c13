import { updateCategory } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const PATCH = handle(updateCategory, async ({ parameters, body, services }) => {
  const isChanged = await services.categoryManagementService.update(parameters.handle, body);
  return { acknowledged: true, modifiedCount: isChanged ? 1 : 0 };
});
