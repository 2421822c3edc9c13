import { launchBrowser } from '@harrow/e2e/lib/browser.ts';
import type { Figure } from '../figure.ts';
import { saturate } from '../load.ts';
import type { BenchOptions } from '../options.ts';
import { readPagesWhilePeopleBuy } from '../pages/checked-pages.ts';
import { firstPriceAt } from '../pages/first-price.ts';
import { AS_BROWSER, openSite, type Site } from '../pages/site.ts';
import type { Part } from '../part.ts';
import { alternate, alternateRates } from '../rounds.ts';

const CONNECTIONS = 16;
const HERD = 250;
const FIRST_PRICE_MS = 700;

/** Pages per second and latencies, compressed with Brotli. */
async function rates(site: Site, { rounds, seconds }: BenchOptions): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [title, paths] of Object.entries(site.pages)) {
    const load = { seconds, each: CONNECTIONS, paths, headers: AS_BROWSER };
    const measured = await alternateRates(rounds, {
      shop: () => saturate([site.storefront], load),
    });
    figures.push({ part: 'pages', title, unit: 'pages/s', ...measured, goals: [] });
  }
  return figures;
}

/** Counts the renderings of a page that many ask for at once after a change. */
async function herd({ shop, storefront, products, renders }: Site, { rounds }: BenchOptions) {
  const [product] = products;
  if (!product) throw new Error('The catalogue is empty.');
  const url = `${storefront}/products/${product.handle}`;
  const rush = async () => {
    await shop.sql('UPDATE product SET title = title || $2 WHERE id = $1', [product.id, '+']);
    const before = await renders();
    await Promise.all(Array.from({ length: HERD }, async () => (await fetch(url)).text()));
    return (await renders()) - before;
  };
  const figure: Figure = {
    part: 'pages',
    title: `renderings for ${HERD} simultaneous requests after a change`,
    unit: 'renderings',
    samples: await alternate(rounds, { shop: rush }),
    goals: [{ of: 'shop', atMost: 1 }],
  };
  return figure;
}

async function checked({ shop, storefront }: Site, { requests }: BenchOptions): Promise<Figure> {
  const { stale, orders } = await readPagesWhilePeopleBuy(shop, storefront, requests);
  return {
    part: 'pages',
    title: `stale among ${requests} pages of a product, checked during ${orders} orders of it`,
    unit: 'pages',
    samples: { shop: [stale] },
    goals: [{ of: 'shop', atMost: 0 }],
  };
}

/** The time to the first price in a browser with an empty cache and a slow network. */
async function firstPrices({ storefront, pages }: Site, { rounds }: BenchOptions): Promise<Figure> {
  const browser = await launchBrowser();
  try {
    const paths = Object.entries(pages).filter(([, each]) => each.length === 1);
    const visits = paths.map(
      ([name, [path = '']]) => [name, () => firstPriceAt(browser, storefront + path)] as const,
    );
    return {
      part: 'pages',
      title: 'first price on the screen at 1.6 Mbit/s and 150 ms',
      unit: 'ms',
      samples: await alternate(rounds, Object.fromEntries(visits)),
      goals: [{ of: '/', atMost: FIRST_PRICE_MS }],
    };
  } finally {
    await browser.close();
  }
}

/** Measures the pages that the storefront's server renders: their rate, freshness and first price. */
export const pages: Part = async (options) => {
  const site = await openSite();
  try {
    return [
      ...(await rates(site, options)),
      await herd(site, options),
      await checked(site, options),
      await firstPrices(site, options),
    ];
  } finally {
    await site.stop();
  }
};
