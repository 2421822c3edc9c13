import type OrderRefundService from './services/order-refund';
import type PaymentClosingService from './services/payment-closing';
import type PaymentConfigService from './services/payment-config';
import type PaymentIntentService from './services/payment-intent';
import type PaymentLinkService from './services/payment-link';
import type PaymentNoticeService from './services/payment-notice';
import type PaymentProviderClientService from './services/payment-provider-client';
import type PaymentRefundService from './services/payment-refund';
import type PaymentSettlementService from './services/payment-settlement';
import type PaymentStatisticsService from './services/payment-statistics';
import type PaymentSweepService from './services/payment-sweep';
import type RefundCallService from './services/refund-call';
import type RefundMirrorService from './services/refund-mirror';
import type RefundReconciliationService from './services/refund-reconciliation';
import type StripeEventService from './services/stripe-event';
import type StripeProviderService from './services/stripe-provider';

export { REQUIRED_EVENTS } from './lib/followed-events';
export { createStripe } from './lib/stripe-client';

declare module '@harrow/plugin-kit' {
  interface Services {
    orderRefundService: OrderRefundService;
    paymentClosingService: PaymentClosingService;
    paymentConfigService: PaymentConfigService;
    paymentIntentService: PaymentIntentService;
    paymentLinkService: PaymentLinkService;
    paymentNoticeService: PaymentNoticeService;
    paymentProviderClientService: PaymentProviderClientService;
    paymentRefundService: PaymentRefundService;
    paymentSettlementService: PaymentSettlementService;
    paymentStatisticsService: PaymentStatisticsService;
    paymentSweepService: PaymentSweepService;
    refundCallService: RefundCallService;
    refundMirrorService: RefundMirrorService;
    refundReconciliationService: RefundReconciliationService;
    stripeEventService: StripeEventService;
    stripeProviderService: StripeProviderService;
  }
}
