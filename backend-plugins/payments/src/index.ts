export type { default as PaymentStatisticsService } from './services/payment-statistics';
