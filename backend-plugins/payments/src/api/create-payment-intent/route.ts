import { handle } from '@harrow/plugin-kit';
import { openPayment } from '@harrow/contract';
import type PaymentIntentService from '../../services/payment-intent';

export const POST = handle(openPayment, async ({ caller, body, scope }) => {
  const payments = scope.resolve<PaymentIntentService>('paymentIntentService');
  return { clientSecret: await payments.open(caller, body) };
});
