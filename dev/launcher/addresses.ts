import type { Settings } from './settings.ts';

/** Where a browser on this machine finds the parts of the shop. */
export interface Addresses {
  storefront: string;
  backend: string;
  /** Undefined where real Stripe is used. */
  paymentSandbox?: string;
}

/** `localhost` and not 127.0.0.1: browsers treat it as a secure place, and people type it. */
export function addressesOf({ storefrontPort, backendPort, payment }: Settings): Addresses {
  return {
    storefront: `http://localhost:${storefrontPort}`,
    backend: `http://localhost:${backendPort}`,
    paymentSandbox: payment.kind === 'sandbox' ? `http://localhost:${payment.port}` : undefined,
  };
}

/** The same place under both names of the loopback interface; they are two origins to a browser. */
export function bothNames(url: string): string[] {
  return [url, url.replace('//localhost:', '//127.0.0.1:')];
}
