import { varyProducts } from '@harrow/testing/vary-products';
import type { TestShop } from '@harrow/testing/test-shop';
import type { Figure, Latencies } from '../figure.ts';
import { askEach, saturate } from '../load.ts';
import type { BenchOptions } from '../options.ts';
import type { Part } from '../part.ts';
import { alternateRates, p99sOf } from '../rounds.ts';
import { startShop } from '../services.ts';

/** Each is asked once, so that no answer is kept from an earlier one. */
const SEARCHES = 300;
const BROAD = ['filter', 'bearing', 'pump', 'mower', 'steel', 'oil', 'heavy duty', 'parts'];
const GOALS_MS = { search: 25, suggestions: 10 };
const REPEATED_GOAL = 5000;
const CONNECTIONS = 16;

const inUrl = (q: string) => new URLSearchParams({ q }).toString();

/** Returns a query as shoppers type it: a brand and number, a name, a prefix, a typo, or reordered words. */
function typedFor(title: string, number: number): string {
  const words = title.split(' ');
  const forms = [
    words.slice(-2).join(' '),
    title,
    title.slice(0, -3),
    title.replace(/(?<=^.{3})./u, ''),
    words.toReversed().slice(0, 3).join(' '),
  ];
  return forms[number % forms.length] ?? title;
}

/** Returns texts that no other round asks for. */
async function textsFor(shop: TestShop, round: number): Promise<string[]> {
  const products = await shop.sql<{ title: string }>(
    `SELECT title FROM product WHERE status = 'published' ORDER BY md5(id || $1) LIMIT $2`,
    [String(round), SEARCHES],
  );
  const typed = products.map(({ title }, number) => typedFor(title, number));
  return [...new Set([...(round === 0 ? BROAD : []), ...typed])];
}

async function firstTime(shop: TestShop, { rounds }: BenchOptions): Promise<Figure> {
  await askEach([`${shop.url}/search?${inUrl('warm up')}`]);
  const latencies: Record<keyof typeof GOALS_MS, Latencies[]> = { search: [], suggestions: [] };
  for (let round = 0; round < rounds; round += 1) {
    const texts = await textsFor(shop, round);
    const urlsOf = (path: string) => texts.map((text) => `${shop.url}${path}?${inUrl(text)}`);
    latencies.suggestions.push(await askEach(urlsOf('/search/suggestions')));
    latencies.search.push(await askEach(urlsOf('/search')));
  }
  return {
    part: 'search',
    title: 'p99 of a search that was not asked before, one after another',
    unit: 'ms',
    samples: p99sOf(latencies),
    latencies,
    goals: Object.entries(GOALS_MS).map(([of, atMost]) => ({ of, atMost })),
  };
}

async function repeated(shop: TestShop, { rounds, seconds }: BenchOptions): Promise<Figure> {
  const paths = (await textsFor(shop, 0)).map((text) => `/search?${inUrl(text)}`);
  const load = () => saturate([shop.url], { seconds, each: CONNECTIONS, paths });
  return {
    part: 'search',
    title: 'searches that were asked before',
    unit: 'requests/s',
    ...(await alternateRates(rounds, { repeated: load })),
    goals: [{ of: 'repeated', atLeast: REPEATED_GOAL }],
  };
}

/**
 * Measures searches over the largest catalogue, whose products have distinct names. The latencies are
 * those of the client: they include HTTP, the confirmation and whatever else the machine does.
 */
export const search: Part = async (options) => {
  const shop = await startShop(Math.max(...options.catalogues), {}, 0, varyProducts);
  try {
    return [await firstTime(shop, options), await repeated(shop, options)];
  } finally {
    await shop.stop();
  }
};
