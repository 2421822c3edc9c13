import { withDialogs } from '@harrow/payment-sandbox/browser/__tests__/support/dialogs';
import { WALLETS_KEY } from '@harrow/payment-sandbox/browser/wallets';

/** Gives the browser of each test these wallets, and the dialogs in which they ask. */
export function withWallets(wallets: string): void {
  withDialogs();
  beforeEach(() => localStorage.setItem(WALLETS_KEY, wallets));
  afterEach(() => localStorage.removeItem(WALLETS_KEY));
}
