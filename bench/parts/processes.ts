import { freePort } from '@harrow/processes/free-port';
import { flood, poster } from '@harrow/testing/flood';
import type { TestShop } from '@harrow/testing/test-shop';
import { buyersOf, checkBooks, goodsOf, inTurn, orderAt } from '../buyers.ts';
import type { Figure, Goal } from '../figure.ts';
import { processTime } from '../hold/cpu-time.ts';
import { holdBack } from '../hold/start.ts';
import { saturate, type Throughput } from '../load.ts';
import type { BenchOptions } from '../options.ts';
import type { Part } from '../part.ts';
import { alternateRates } from '../rounds.ts';
import { startShop } from '../services.ts';

const PRODUCTS = 100;
const PATH = '/services?limit=12&pageNumber=0';

/**
 * The share of one core that each process may use. Three processes leave room for the database and the
 * load on two cores, so that the processes themselves are the limit, as they are on a larger machine.
 */
const SHARE = 0.15;
/** Concurrent clients of each process, which keep it busy whenever it may run. */
const CLIENTS = 16;
const WARM_UP_SECONDS = 10;

const NAMES = ['1 process', '2 processes', '3 processes'] as const;

const GOALS: Goal[] = [
  { of: '2 processes', against: '1 process', atLeast: 1.8 },
  { of: '3 processes', against: '1 process', atLeast: 2.5 },
];

/** A comparison counts only if each process used its share, neither more nor less. */
const SHARE_GOALS: Goal[] = NAMES.map((of, index) => {
  const all = (index + 1) * SHARE;
  return { of, atLeast: 0.9 * all, atMost: 1.1 * all };
});

/** A load on some of the backends. */
type Kind = { title: string; unit: string; load: (urls: string[]) => Promise<Throughput> };

/** Returns the rate while each of the processes is held back, and the cores that they used. */
async function loadHeldBack(pids: number[], load: () => Promise<Throughput>) {
  const brake = await holdBack(pids, SHARE);
  try {
    const used = () => pids.reduce((sum, pid) => sum + processTime(pid), 0);
    const [usedBefore, from] = [used(), performance.now()];
    const throughput = await load();
    return { ...throughput, cores: (used() - usedBefore) / (performance.now() - from) };
  } finally {
    await brake.stop();
  }
}

/** Compares one, two and three backends under a load; returns their rates and the cores they used. */
async function compare(
  shop: TestShop,
  urls: string[],
  { title, unit, load }: Kind,
  { rounds }: BenchOptions,
): Promise<Figure[]> {
  const cores: Record<string, number[]> = {};
  const targets = NAMES.map((name, index) => {
    const measure = async () => {
      const pids = shop.backendIds.slice(0, index + 1);
      const measured = await loadHeldBack(pids, () => load(urls.slice(0, index + 1)));
      (cores[name] ??= []).push(measured.cores);
      return measured;
    };
    return [name, measure] as const;
  });
  const rates = await alternateRates(rounds, Object.fromEntries(targets));
  const part = 'processes';
  const held = `each process held to ${100 * SHARE} % of a core`;
  return [
    { part, title: `${title}, ${held}`, unit, ...rates, goals: GOALS },
    { part, title: `${title}, used by them`, unit: 'cores', samples: cores, goals: SHARE_GOALS },
  ];
}

/**
 * Compares one, two and three backend processes on the same database, each held to the same share of
 * a core. An order is one statement, so that a stopped process holds no lock that an order of another
 * process waits for; only its own clients wait, which the latencies show.
 */
export const processes: Part = async (options) => {
  const shop = await startShop(PRODUCTS);
  try {
    const urls = [shop.url];
    while (urls.length < NAMES.length) urls.push(await shop.startBackend(await freePort()));
    const [goods, buyers] = [inTurn(await goodsOf(shop)), inTurn(await buyersOf(shop))];
    const post = poster(CLIENTS);
    let placed = 0;
    const order = async (asked: string[], seconds: number) => {
      // each keeps to one process, like its connection, so that the processes have equal queues
      const buy = (buyer: number) =>
        post(orderAt(asked[buyer % asked.length] ?? shop.url, buyers(), goods()));
      const sold = await flood({ buyers: CLIENTS * asked.length, seconds }, buy);
      placed += sold.placed;
      return sold;
    };
    const read = (asked: string[], seconds: number) =>
      saturate(
        asked.map((url) => url + PATH),
        { seconds, each: CLIENTS },
      );
    await read(urls, WARM_UP_SECONDS);
    await order(urls, WARM_UP_SECONDS);
    const { seconds } = options;
    const kinds: Kind[] = [
      { title: 'first page', unit: 'requests/s', load: (asked) => read(asked, seconds) },
      { title: 'orders', unit: 'orders/s', load: (asked) => order(asked, seconds) },
    ];
    const figures: Figure[] = [];
    for (const kind of kinds) figures.push(...(await compare(shop, urls, kind, options)));
    await checkBooks(shop, placed);
    return figures;
  } finally {
    await shop.stop();
  }
};
