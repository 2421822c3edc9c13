import { handle } from '@harrow/plugin-kit';
import { openPayment } from '@harrow/contract';

export const POST = handle(openPayment, async ({ caller, body, services }) => {
  return { clientSecret: await services.paymentIntentService.open(caller, body) };
});
