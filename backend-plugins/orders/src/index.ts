import type { TurnStore } from './services/background-work';
import type IdempotencyKeyRetentionService from './services/idempotency-key-retention';
import type OrderService from './services/order';
import type OrderCancellationService from './services/order-cancellation';
import type OrderEventService from './services/order-event';
import type OrderExpiryService from './services/order-expiry';
import type OrderNoticeService from './services/order-notice';
import type OrderPaymentService from './services/order-payment';
import type OrderPlacementService from './services/order-placement';
import type OrderRecordService from './services/order-record';
import type OrderShippingService from './services/order-shipping';
import type OrderStatisticsService from './services/order-statistics';
import type OrderTextService from './services/order-text';
import type OrderTrackingService from './services/order-tracking';
import type OrderTransactionService from './services/order-transaction';
import type RefundRecordService from './services/refund-record';
import type SalesFiguresService from './services/sales-figures';
import type SalesFoldingService from './services/sales-folding';
import type StorefrontOrderService from './services/storefront-order';

export type { RefundBalance } from './lib/refund-problem';
export type { PaymentClosing, StopOutcome } from './lib/payment-closing';
export type { PayableOrder } from './services/order-payment';

declare module '@harrow/plugin-kit' {
  interface Services {
    idempotencyKeyRetentionService: IdempotencyKeyRetentionService;
    orderCancellationService: OrderCancellationService;
    orderEventService: OrderEventService;
    orderExpiryService: OrderExpiryService;
    orderNoticeService: OrderNoticeService;
    orderPaymentService: OrderPaymentService;
    orderPlacementService: OrderPlacementService;
    orderRecordService: OrderRecordService;
    orderService: OrderService;
    orderShippingService: OrderShippingService;
    orderStatisticsService: OrderStatisticsService;
    orderTextService: OrderTextService;
    orderTrackingService: OrderTrackingService;
    orderTransactionService: OrderTransactionService;
    redisClient: TurnStore;
    refundRecordService: RefundRecordService;
    salesFiguresService: SalesFiguresService;
    salesFoldingService: SalesFoldingService;
    storefrontOrderService: StorefrontOrderService;
  }
}
