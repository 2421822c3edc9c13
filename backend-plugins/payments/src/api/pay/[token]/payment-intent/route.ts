import { handle } from '@harrow/plugin-kit';
import { openLinkedPayment } from '@harrow/contract';

export const POST = handle(openLinkedPayment, async ({ parameters, body, services }) => ({
  clientSecret: await services.paymentLinkService.open(parameters.token, body.amount),
}));
