import { getWrittenPage } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(
  getWrittenPage,
  async ({ parameters, services }) => await services.shopPageService.written(parameters.slug),
);
