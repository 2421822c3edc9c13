export { operations } from './lib/operations';
export type { PaymentConfig } from './lib/payment-config';
export type { default as PaymentStatisticsService } from './services/payment-statistics';
