import { handle } from '@harrow/plugin-kit';
import { listNotices } from '@harrow/contract';
import type PaymentNoticeService from '../../services/payment-notice';

export const GET = handle(
  listNotices,
  async ({ query, scope }) =>
    await scope.resolve<PaymentNoticeService>('paymentNoticeService').list(query),
);
