export { operations } from './lib/operations';
export type { PaymentConfig } from './lib/payment-config';
