/** A wallet that pays with one of its cards. */
export interface Wallet {
  /** Its name in options and in `availablePaymentMethods`. */
  name: 'applePay' | 'googlePay';
  /** Its `expressPaymentType`. */
  type: 'apple_pay' | 'google_pay';
  label: string;
}

const WALLETS: readonly Wallet[] = [
  { name: 'applePay', type: 'apple_pay', label: 'Apple Pay' },
  { name: 'googlePay', type: 'google_pay', label: 'Google Pay' },
];

/** The key of the browser's local storage that lists the wallets it has, such as `apple_pay,google_pay`. */
export const WALLETS_KEY = 'payment-sandbox-wallets';

/** Returns what this browser has stored under the key, and nothing if it stores nothing for this site. */
function stored(): string {
  try {
    return localStorage.getItem(WALLETS_KEY) ?? '';
  } catch (error) {
    if (error instanceof DOMException) return '';
    throw error;
  }
}

/** Returns the wallets that this browser has. */
export function walletsOfBrowser(): Wallet[] {
  const listed = stored().split(/[\s,]+/);
  return WALLETS.filter(({ type }) => listed.includes(type));
}

/** Stripe's other methods, which do not pay by card; the sandbox has none of them. */
const OTHERS = { amazonPay: false, klarna: false, link: false, paypal: false };

/** Returns which wallets are among the given ones, as the event `ready` lists them; undefined if there are none. */
export function availability(wallets: readonly Wallet[]): Record<string, boolean> | undefined {
  if (wallets.length === 0) return undefined;
  const own = WALLETS.map(({ name }) => [name, wallets.some((it) => it.name === name)] as const);
  return { ...Object.fromEntries(own), ...OTHERS };
}
