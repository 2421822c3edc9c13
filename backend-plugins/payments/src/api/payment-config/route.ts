import { handle } from '@harrow/plugin-kit';
import { getPaymentConfig } from '@harrow/contract';
import type PaymentConfigService from '../../services/payment-config';

export const GET = handle(getPaymentConfig, ({ scope }) =>
  scope.resolve<PaymentConfigService>('paymentConfigService').get(),
);
