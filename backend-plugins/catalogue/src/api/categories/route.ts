import { handle } from '@harrow/plugin-kit';
import { createCategory, listCategories } from '@harrow/contract';
import { inReadersLanguage } from '../../lib/in-readers-language';

export const GET = handle(
  listCategories,
  inReadersLanguage(async ({ services }) => ({
    data: await services.storefrontProductService.categories(),
  })),
);

export const POST = handle(createCategory, async ({ body, services }) => ({
  acknowledged: true,
  insertedId: await services.categoryManagementService.create(body),
}));
