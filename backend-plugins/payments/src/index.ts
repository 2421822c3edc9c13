export type { PaymentConfig } from './services/payment-config';
