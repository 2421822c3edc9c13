import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { confirmCharge, outcomeBefore, type ChargeOutcome, type IntentSdk } from './charge-outcome';

/** The methods of the provider's SDK that charging a wallet needs. */
export type WalletSdk = IntentSdk & Pick<Stripe, 'confirmPayment'>;

export interface WalletCharge {
  sdk: WalletSdk;
  /** The group of the wallets' element, which has the payment that the customer allowed. */
  elements: StripeElements;
  clientSecret: string;
  /** Where the provider leads the customer back to if a bank asks on a page of its own. */
  returnUrl: string;
}

/** Confirms the intent with what the customer allowed in the wallet. */
export async function chargeWallet(charge: WalletCharge): Promise<ChargeOutcome> {
  const { sdk, elements, clientSecret, returnUrl } = charge;
  const { error } = await elements.submit();
  if (error) return outcomeBefore(error);
  return confirmCharge(sdk, clientSecret, () =>
    sdk.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: returnUrl },
    }),
  );
}
