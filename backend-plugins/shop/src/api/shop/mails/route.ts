import { listShopMails } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(
  listShopMails,
  async ({ services }) => await services.shopMailService.list(),
);
