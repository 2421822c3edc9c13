/** A wallet that pays with one of its cards. */
export interface Wallet {
  /** Its name in options and in `availablePaymentMethods`. */
  name: 'applePay' | 'googlePay' | 'link';
  /** Its `expressPaymentType`. */
  type: 'apple_pay' | 'google_pay' | 'link';
  label: string;
}

const WALLETS: readonly Wallet[] = [
  { name: 'applePay', type: 'apple_pay', label: 'Apple Pay' },
  { name: 'googlePay', type: 'google_pay', label: 'Google Pay' },
  { name: 'link', type: 'link', label: 'Link' },
];

const KEY = 'payment-sandbox-wallets';

/** What this browser keeps under the key; nothing where it keeps nothing for this site. */
function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch (error) {
    if (error instanceof DOMException) return '';
    throw error;
  }
}

/** Returns the wallets that this browser has: those listed in its local storage, such as `apple_pay,google_pay`. */
export function walletsOfBrowser(): Wallet[] {
  const listed = kept().split(/[\s,]+/);
  return WALLETS.filter(({ type }) => listed.includes(type));
}

/** Stripe's other methods, which the sandbox has not. */
const OTHERS = { amazonPay: false, klarna: false, paypal: false };

/** Returns which wallets are among those given, in the shape of the event `ready`; undefined if there are none. */
export function availability(wallets: readonly Wallet[]): Record<string, boolean> | undefined {
  if (wallets.length === 0) return undefined;
  const own = WALLETS.map(({ name }) => [name, wallets.some((it) => it.name === name)] as const);
  return { ...Object.fromEntries(own), ...OTHERS };
}
