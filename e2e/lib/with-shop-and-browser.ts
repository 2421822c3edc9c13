import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { shopAt, type RunningShop } from './running-shop.ts';

/**
 * Provides the shop at the two addresses of the command line, or else a new one, and a browser with
 * these `flags`. Both are always closed afterwards.
 */
export async function withShopAndBrowser(
  use: (shop: RunningShop, browser: Browser) => Promise<void>,
  ...flags: string[]
): Promise<void> {
  const shop = await shopAt(process.argv.slice(2));
  try {
    const browser = await launchBrowser(...flags);
    await use(shop, browser).finally(() => browser.close());
  } finally {
    await shop.stop();
  }
}
