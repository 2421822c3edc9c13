import type { Settings } from './settings.ts';

/** The addresses of the shop's parts for a browser on this machine. */
export interface Addresses {
  storefront: string;
  backend: string;
  /** Undefined where real Stripe is used. */
  paymentSandbox?: string;
}

/** Uses `localhost` and not 127.0.0.1, because users type it and browsers treat it as secure. */
export function addressesOf({ storefrontPort, backendPort, payment }: Settings): Addresses {
  return {
    storefront: `http://localhost:${storefrontPort}`,
    backend: `http://localhost:${backendPort}`,
    paymentSandbox: payment.kind === 'sandbox' ? `http://localhost:${payment.port}` : undefined,
  };
}

/** Returns the URL with both names of the loopback interface, which are two origins to a browser. */
export function bothNames(url: string): string[] {
  return [url, url.replace('//localhost:', '//127.0.0.1:')];
}
