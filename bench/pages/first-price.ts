import { setTimeout as wait } from 'node:timers/promises';
import type { launchBrowser } from '@harrow/e2e/lib/browser.ts';

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

/** A phone on a slow network, as in Lighthouse: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const PHONE = { width: 412, height: 823 };
const DEADLINE_MS = 20_000;

/** In the page: notes the time of the first frame after one that has a price. */
const WATCH = `
  const look = () => {
    const shown = document.getElementById('root')?.textContent ?? '';
    if (!/[$€£¥]\\s?\\d/u.test(shown)) return requestAnimationFrame(look);
    requestAnimationFrame(() => { window.firstPrice = performance.now(); });
  };
  requestAnimationFrame(look);`;

async function timeIn(page: Page): Promise<number> {
  for (let waited = 0; waited < DEADLINE_MS; waited += 50) {
    const time: unknown = await page.evaluate('window.firstPrice');
    if (typeof time === 'number') return time;
    await wait(50);
  }
  throw new Error(`${page.url()} shows no price.`);
}

/** Returns the time from the navigation to the first price on the screen in ms, with an empty cache. */
export async function firstPriceAt(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await page.addInitScript(WATCH);
    await page.goto(url, { waitUntil: 'commit' });
    return await timeIn(page);
  } finally {
    await context.close();
  }
}
