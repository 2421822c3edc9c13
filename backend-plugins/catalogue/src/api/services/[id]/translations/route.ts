import { getProductTranslations } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(
  getProductTranslations,
  async ({ parameters, services }) => await services.productTextService.retrieve(parameters.id),
);
