import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { messages } from '@/messages';
import { confirmCharge, outcomeBefore, type ChargeOutcome, type IntentSdk } from './charge-outcome';
import { problemOf } from './payment-progress';

/** The methods of the provider's SDK that charging a wallet needs. */
type WalletSdk = IntentSdk & Pick<Stripe, 'confirmPayment'>;

export interface WalletCharge {
  sdk: WalletSdk;
  /** The group of the wallets' element, which has the intent and the payment that the customer allowed. */
  elements: StripeElements;
  /** That of the same intent. */
  clientSecret: string;
  /** The page to which the provider returns the customer from the page of a bank. */
  returnUrl: string;
  /** Shows in the wallet's sheet why the payment failed. */
  onFailed: (message: string) => void;
}

/** Returns what the sheet of a wallet has to say about an outcome; null if it closes by itself. */
function sheetProblem(outcome: ChargeOutcome): string | null {
  if (outcome.ok) return outcome.wasPaidBefore ? messages.payments.notChargedAgain : null;
  return outcome.reason === 'processing' ? null : problemOf(outcome);
}

/** Confirms the intent with the payment that the customer allowed in a wallet. */
export async function chargeWallet(charge: WalletCharge): Promise<ChargeOutcome> {
  try {
    const outcome = await confirm(charge);
    const problem = sheetProblem(outcome);
    if (problem !== null) charge.onFailed(problem);
    return outcome;
  } catch (error) {
    // otherwise the sheet would wait in front of the page
    charge.onFailed(messages.payments.sdkBroke);
    throw error;
  }
}

async function confirm(charge: WalletCharge): Promise<ChargeOutcome> {
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
