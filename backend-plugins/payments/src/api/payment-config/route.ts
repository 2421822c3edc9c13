import { handle } from '@harrow/plugin-kit';
import { getPaymentConfig } from '@harrow/contract';

export const GET = handle(getPaymentConfig, ({ services }) => services.paymentConfigService.get());
