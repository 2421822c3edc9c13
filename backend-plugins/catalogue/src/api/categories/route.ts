import { handle } from '@harrow/plugin-kit';
import { listCategories } from '@harrow/contract';
import { inReadersLanguage } from '../../lib/in-readers-language';

export const GET = handle(
  listCategories,
  inReadersLanguage(async ({ services }) => ({
    data: await services.storefrontProductService.categories(),
  })),
);
