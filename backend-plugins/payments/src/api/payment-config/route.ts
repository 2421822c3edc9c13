import { handle } from '@harrow/http';
import { getPaymentConfig } from '../../lib/operations';
import type PaymentConfigService from '../../services/payment-config';

export const GET = handle(getPaymentConfig, ({ scope }) =>
  scope.resolve<PaymentConfigService>('paymentConfigService').get(),
);
