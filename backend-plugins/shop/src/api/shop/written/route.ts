import { getWrittenShop } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(
  getWrittenShop,
  async ({ services }) => await services.shopService.written(),
);
