import type {
  StripeElementsOptionsClientSecret,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js';

/** Returns the options of the wallets' group, which pays the intent. */
export const walletGroupOptions = (clientSecret: string): StripeElementsOptionsClientSecret => ({
  clientSecret,
  // that of the shop's own buttons
  appearance: { variables: { borderRadius: '6px' } },
});

/** Tells whether the page is shown in dark colors, as chosen in the navigation bar or else in the system. */
function isDark(): boolean {
  const { scheme } = document.documentElement.dataset;
  if (scheme !== undefined) return scheme === 'dark';
  return window.matchMedia('(prefers-color-scheme: dark)').matches;
}

/**
 * Returns the options of the wallets' element: the two wallets that a browser or device has, as high as the Pay
 * button and side by side. Stripe's other methods do not pay by card, which is all that the intent is for.
 */
export function walletButtonOptions(): StripeExpressCheckoutElementOptions {
  const theme = isDark() ? 'white' : 'black';
  return {
    buttonHeight: 48,
    buttonTheme: { applePay: theme, googlePay: theme },
    layout: { maxColumns: 2, maxRows: 1, overflow: 'auto' },
    paymentMethods: {
      applePay: 'auto',
      googlePay: 'auto',
      amazonPay: 'never',
      klarna: 'never',
      link: 'never',
      paypal: 'never',
    },
  };
}
