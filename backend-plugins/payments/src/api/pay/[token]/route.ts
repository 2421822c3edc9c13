import { inReadersLanguage } from '@harrow/catalogue';
import { handle } from '@harrow/plugin-kit';
import { getLinkedOrder } from '@harrow/contract';

export const GET = handle(
  getLinkedOrder,
  inReadersLanguage(async ({ parameters, res, services }) => {
    res.set('Cache-Control', 'no-store');
    return await services.paymentLinkService.show(parameters.token);
  }),
);
