import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { confirmCharge, outcomeBefore, type ChargeOutcome, type IntentSdk } from './charge-outcome';

/** The methods of the provider's SDK that charging a card needs. */
export type CardSdk = IntentSdk & Pick<Stripe, 'createPaymentMethod' | 'confirmCardPayment'>;

/** The customer's name and email, as the provider keeps them with the payment. */
export interface Billing {
  name: string;
  email: string;
}

interface CardCharge {
  sdk: CardSdk;
  card: StripeCardElement;
  clientSecret: string;
  billing: Billing | undefined;
}

/** Creates a payment method from the card, with the billing name and email where they are known, and confirms the intent with it. */
export async function chargeCard(charge: CardCharge): Promise<ChargeOutcome> {
  const { sdk, card, clientSecret, billing } = charge;
  const method = await sdk.createPaymentMethod({ type: 'card', card, billing_details: billing });
  if (method.error) return outcomeBefore(method.error);
  const { id } = method.paymentMethod;
  return confirmCharge(sdk, clientSecret, () =>
    sdk.confirmCardPayment(clientSecret, { payment_method: id }),
  );
}
