import { copyTemplate } from '@harrow/testing/template-database';
import { fillCatalogue } from '@harrow/testing/fill-catalogue';
import { flood, offer, poster } from '@harrow/testing/flood';
import { cartFlow, MAX_CARTS } from '@harrow/testing/stock-engine/cart-flow';
import { startStockEngine } from '@harrow/testing/stock-engine/start';
import type { TestShop } from '@harrow/testing/test-shop';
import { analyze } from '../analyze.ts';
import { startBareServers } from '../bare/start.ts';
import { buyersOf, checkBooks, goodsOf, inTurn, orderAt, type Goods } from '../buyers.ts';
import { useDisk, type Disk } from '../disk.ts';
import { median, type Figure, type Goal } from '../figure.ts';
import type { BenchOptions } from '../options.ts';
import type { Part } from '../part.ts';
import { alternateRates, p99sOf } from '../rounds.ts';
import { startShop } from '../services.ts';

const PRODUCTS = 100;
const MAX_BUYERS = 64;

const BARE = 'node and pg';

type Case = { disk: Disk; buyers: number; of: 'all' | 'one'; goals: Goal[] };

const CASES: Case[] = [
  {
    disk: 'fast disk',
    buyers: 16,
    of: 'all',
    goals: [
      { of: 'shop', against: 'stock engine', atLeast: 20 },
      { of: 'shop', against: BARE, atLeast: 0.25 },
    ],
  },
  { disk: 'fast disk', buyers: 64, of: 'all', goals: [] },
  { disk: 'fast disk', buyers: 16, of: 'one', goals: [] },
  { disk: 'disk of 2 ms', buyers: 16, of: 'all', goals: [] },
  {
    disk: 'disk of 2 ms',
    buyers: 64,
    of: 'all',
    goals: [
      { of: 'shop', against: 'shop without a change feed', atLeast: 0.9 },
      { of: 'shop', against: BARE, atLeast: 0.25 },
    ],
  },
];

const isFast = ({ disk }: Case) => disk === 'fast disk';

/**
 * The p99 of an order, in milliseconds, while the shop gets half the orders that it can take. The bare
 * server gets as many: its p99 shows what the machine itself adds.
 */
const HALF_LOAD_GOAL: Goal = { of: 'shop', atMost: 25 };

/** A way to buy, and the maximum number of concurrent buyers that it can serve. */
type Seller = { buy: (goods: Goods) => Promise<unknown>; maxBuyers?: number };

/** The triggers are gone, so nothing records changes. Its reads would be stale. */
async function startWithoutFeed(): Promise<TestShop> {
  const shop = await startShop(PRODUCTS);
  const functions = await shop.sql<{ name: string }>(
    `SELECT proname AS name FROM pg_proc WHERE proname LIKE 'record\\_%'
        AND pronamespace = 'public'::regnamespace AND prorettype = 'trigger'::regtype`,
  );
  for (const { name } of functions) await shop.sql(`DROP FUNCTION ${name} CASCADE`);
  return shop;
}

async function startEngine() {
  const databaseUrl = await copyTemplate();
  await fillCatalogue(databaseUrl, PRODUCTS);
  const engine = await startStockEngine(databaseUrl);
  return { engine, databaseUrl, buy: await cartFlow(engine.url, databaseUrl) };
}

async function measure(
  { disk, buyers, of, goals }: Case,
  sellers: Record<string, Seller>,
  goods: Goods[],
  { rounds, seconds }: BenchOptions,
): Promise<Figure> {
  const next = inTurn(of === 'all' ? goods : goods.slice(0, 1));
  const targets = Object.entries(sellers).map(([name, { buy, maxBuyers = Infinity }]) => {
    const load = { buyers: Math.min(buyers, maxBuyers), seconds };
    return [name, () => flood(load, () => buy(next()))] as const;
  });
  return {
    ...figureOf({ disk, buyers, of, goals }),
    ...(await alternateRates(rounds, Object.fromEntries(targets))),
  };
}

/** The figure of a case, without measurements. */
function figureOf({ disk, buyers, of, goals }: Case): Figure {
  const goodsSold = of === 'all' ? `spread over ${PRODUCTS} products` : 'all of one product';
  const title = `${goodsSold}, ${buyers} buyers, ${disk}`;
  return { part: 'orders', title, unit: 'orders/s', samples: {}, goals };
}

/** Measures the latency at half of the highest rate of the shop among the given figures. */
async function atHalfLoad(
  figures: Figure[],
  targets: Record<string, () => Promise<unknown>>,
  { rounds, seconds }: BenchOptions,
): Promise<Figure> {
  const perSecond = Math.max(...figures.map(({ samples }) => median(samples.shop ?? []))) / 2;
  const offered = Object.entries(targets).map(
    ([name, buy]) => [name, () => offer({ perSecond, seconds }, buy)] as const,
  );
  const { latencies } = await alternateRates(rounds, Object.fromEntries(offered));
  const title = `p99 of an order at half load, ${perSecond.toFixed(0)} a second, fast disk`;
  const samples = p99sOf(latencies);
  return { part: 'orders', title, unit: 'ms', samples, latencies, goals: [HALF_LOAD_GOAL] };
}

/** Measures orders by disk, by number of buyers, and of all products or of one. */
export const orders: Part = async (options) => {
  // a server of someone else is not reconfigured: the goals of a slow disk are missed there
  const mayConfigure = !process.env.DATABASE_URL;
  const [shop, unheard] = [await startShop(PRODUCTS), await startWithoutFeed()];
  const [bare, { engine, databaseUrl, buy }] = [await startBareServers(shop), await startEngine()];
  const placed = new Map([shop, unheard].map((each) => [each, 0]));
  try {
    const [goods, post] = [await goodsOf(shop), poster(MAX_BUYERS)];
    const sellerAt = async (target: TestShop): Promise<Seller> => {
      const buyers = inTurn(await buyersOf(target));
      return {
        buy: async (bought) => {
          await post(orderAt(target.url, buyers(), bought));
          placed.set(target, (placed.get(target) ?? 0) + 1);
        },
      };
    };
    const anyone = inTurn(await buyersOf(shop));
    const bareAt = (path: string): Seller => ({
      buy: (bought) =>
        post({ ...orderAt(bare.database, anyone(), bought), url: bare.database + path }),
    });
    const sellers = {
      shop: await sellerAt(shop),
      'shop without a change feed': await sellerAt(unheard),
      [BARE]: bareAt('/orders'),
      'node and pg, one statement': bareAt('/orders-at-once'),
    };
    const next = inTurn(goods);
    const atHalf = {
      shop: () => sellers.shop.buy(next()),
      [BARE]: () => sellers[BARE].buy(next()),
    };
    const withEngine = { ...sellers, 'stock engine': { buy, maxBuyers: MAX_CARTS } };
    const warmUp: Case = { disk: 'fast disk', buyers: 16, of: 'all', goals: [] };
    await measure(warmUp, withEngine, goods, { ...options, rounds: 1 }); // warms up the JIT compiler
    for (const url of [shop.databaseUrl, unheard.databaseUrl, databaseUrl]) await analyze(url);
    const figures: Figure[] = [];
    for (const each of CASES.filter(isFast)) {
      const targets = each.buyers === 16 ? withEngine : sellers;
      figures.push(await measure(each, targets, goods, options));
    }
    figures.push(await atHalfLoad(figures, atHalf, options));
    for (const each of CASES.filter((one) => !isFast(one))) {
      if (mayConfigure) await useDisk(shop.databaseUrl, each.disk);
      figures.push(mayConfigure ? await measure(each, sellers, goods, options) : figureOf(each));
    }
    for (const [each, count] of placed) await checkBooks(each, count);
    return figures;
  } finally {
    if (mayConfigure) await useDisk(shop.databaseUrl, 'fast disk');
    await Promise.all([shop.stop(), unheard.stop(), engine.stop(), bare.stop()]);
  }
};
