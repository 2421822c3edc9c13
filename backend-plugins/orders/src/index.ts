export type { OrderState } from './lib/order-state';
export type { RefundBalance } from './lib/refund-problem';
export type { PaymentClosing, StopOutcome } from './lib/payment-closing';
export type { default as BackgroundWorkService } from './services/background-work';
export type { RepeatingWork } from './services/background-work';
export type { default as OrderEventService } from './services/order-event';
export type { default as OrderNoticeService } from './services/order-notice';
export type {
  ConfirmedPayment,
  default as OrderPaymentService,
  PayableOrder,
} from './services/order-payment';
export type { default as OrderStatisticsService } from './services/order-statistics';
export type { default as OrderTransactionService } from './services/order-transaction';
export type { ConfirmedRefund, default as RefundRecordService } from './services/refund-record';
