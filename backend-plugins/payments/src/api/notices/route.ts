import { handle } from '@harrow/plugin-kit';
import { listNotices } from '@harrow/contract';

export const GET = handle(
  listNotices,
  async ({ query, services }) => await services.paymentNoticeService.list(query),
);
