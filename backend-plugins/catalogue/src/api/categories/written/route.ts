import { listWrittenCategories } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(listWrittenCategories, async ({ services }) => ({
  data: await services.categoryManagementService.list(),
}));
