/** The objects that the sandbox stores, with the fields of Stripe's API version 2022-11-15. */

export type Metadata = Record<string, string>;

export interface Address {
  city: string | null;
  country: string | null;
  line1: string | null;
  line2: string | null;
  postal_code: string | null;
  state: string | null;
}

export interface BillingDetails {
  address: Address;
  email: string | null;
  name: string | null;
  phone: string | null;
}

interface StripeObject {
  id: string;
  /** In seconds, like all times here. */
  created: number;
  livemode: false;
}

export interface Customer extends StripeObject {
  object: 'customer';
  address: null;
  balance: 0;
  currency: null;
  default_source: null;
  delinquent: false;
  description: string | null;
  email: string | null;
  metadata: Metadata;
  name: string | null;
  phone: string | null;
  shipping: null;
}

export interface PaymentMethod extends StripeObject {
  object: 'payment_method';
  billing_details: BillingDetails;
  card: {
    brand: string;
    checks: {
      address_line1_check: null;
      address_postal_code_check: null;
      cvc_check: 'pass' | 'unchecked' | null;
    };
    country: string;
    exp_month: number;
    exp_year: number;
    fingerprint: null;
    funding: string;
    generated_from: null;
    last4: string;
    networks: { available: string[]; preferred: null };
    three_d_secure_usage: { supported: boolean };
    wallet: null;
  };
  customer: string | null;
  metadata: Metadata;
  type: 'card';
}

export type PaymentIntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'canceled'
  | 'succeeded';

export interface PaymentError {
  type: string;
  code: string;
  message: string;
  decline_code?: string;
  charge?: string;
  payment_method?: PaymentMethod;
}

export interface PaymentIntent extends StripeObject {
  object: 'payment_intent';
  /** In the smallest unit of the currency, like all amounts here. */
  amount: number;
  amount_capturable: number;
  amount_details: { tip: Record<string, never> };
  amount_received: number;
  application: null;
  application_fee_amount: null;
  automatic_payment_methods: { enabled: boolean } | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  capture_method: string;
  client_secret: string;
  confirmation_method: 'automatic';
  currency: string;
  customer: string | null;
  description: string | null;
  invoice: null;
  last_payment_error: PaymentError | null;
  latest_charge: string | null;
  metadata: Metadata;
  next_action: { type: string; use_stripe_sdk: { type: string } } | null;
  on_behalf_of: null;
  payment_method: string | null;
  payment_method_options: {
    card: {
      installments: null;
      mandate_options: null;
      network: null;
      request_three_d_secure: 'automatic';
    };
  };
  payment_method_types: string[];
  processing: null;
  receipt_email: string | null;
  review: null;
  setup_future_usage: string | null;
  shipping: null;
  source: null;
  statement_descriptor: string | null;
  statement_descriptor_suffix: string | null;
  status: PaymentIntentStatus;
  transfer_data: null;
  transfer_group: null;
}

export interface Charge extends StripeObject {
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  balance_transaction: null;
  billing_details: BillingDetails;
  captured: boolean;
  currency: string;
  customer: string | null;
  description: string | null;
  disputed: false;
  failure_code: string | null;
  failure_message: string | null;
  metadata: Metadata;
  outcome: { network_status: string; reason: string | null; seller_message: string; type: string };
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  payment_method_details: {
    type: 'card';
    card: Pick<
      PaymentMethod['card'],
      'brand' | 'country' | 'exp_month' | 'exp_year' | 'funding' | 'last4'
    >;
  };
  receipt_email: string | null;
  refunded: boolean;
  status: 'succeeded' | 'failed';
}

export interface Refund extends Omit<StripeObject, 'livemode'> {
  object: 'refund';
  amount: number;
  balance_transaction: null;
  charge: string;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  receipt_number: null;
  source_transfer_reversal: null;
  status: 'succeeded' | 'failed';
  failure_reason?: string;
  transfer_reversal: null;
}

/** The objects of events. */
export type EventSubject = Customer | PaymentMethod | PaymentIntent | Charge | Refund;

export interface StripeEvent extends StripeObject {
  object: 'event';
  api_version: string;
  data: { object: EventSubject };
  pending_webhooks: number;
  request: { id: string; idempotency_key: string | null };
  type: string;
}
