import type {} from '@harrow/catalogue'; // declares its services, which the services here use
import type { TurnStore } from './services/background-work';
import type CustomerNoteService from './services/customer-note';
import type KnownCustomerService from './services/known-customer';
import type OrderService from './services/order';
import type OrderAddressService from './services/order-address';
import type OrderCancellationService from './services/order-cancellation';
import type OrderEventService from './services/order-event';
import type OrderExpiryService from './services/order-expiry';
import type OrderNoteService from './services/order-note';
import type OrderNoticeService from './services/order-notice';
import type OrderPaymentService from './services/order-payment';
import type OrderPlacementService from './services/order-placement';
import type OrderShippingService from './services/order-shipping';
import type OrderTrackingService from './services/order-tracking';
import type OrderTransactionService from './services/order-transaction';
import type OrderViewService from './services/order-view';
import type RefundRecordService from './services/refund-record';
import type SalesFiguresService from './services/sales-figures';
import type StockHistoryService from './services/stock-history';
import type StorefrontOrderService from './services/storefront-order';

export type { RefundBalance } from './lib/refund-problem';
export type { PaymentClosing, StopOutcome } from './lib/payment-closing';
export { toOrderDto } from './lib/order-row';
export { REFUNDED_AT_PROVIDER } from './services/order-event';
export type { PayableOrder } from './services/order-payment';

declare module '@harrow/plugin-kit' {
  interface Services {
    customerNoteService: CustomerNoteService;
    knownCustomerService: KnownCustomerService;
    orderAddressService: OrderAddressService;
    orderCancellationService: OrderCancellationService;
    orderEventService: OrderEventService;
    orderExpiryService: OrderExpiryService;
    orderNoteService: OrderNoteService;
    orderNoticeService: OrderNoticeService;
    orderPaymentService: OrderPaymentService;
    orderPlacementService: OrderPlacementService;
    orderService: OrderService;
    orderShippingService: OrderShippingService;
    orderTrackingService: OrderTrackingService;
    orderTransactionService: OrderTransactionService;
    orderViewService: OrderViewService;
    redisClient: TurnStore;
    refundRecordService: RefundRecordService;
    salesFiguresService: SalesFiguresService;
    stockHistoryService: StockHistoryService;
    storefrontOrderService: StorefrontOrderService;
  }
}
