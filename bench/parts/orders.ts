import { copyTemplate } from '@harrow/testing/template-database';
import { fillCatalogue } from '@harrow/testing/fill-catalogue';
import { flood, offer, poster, type Post } from '@harrow/testing/flood';
import { cartFlow, MAX_CARTS } from '@harrow/testing/stock-engine/cart-flow';
import { startStockEngine } from '@harrow/testing/stock-engine/start';
import type { TestShop } from '@harrow/testing/test-shop';
import { withClient } from '@harrow/testing/with-client';
import { startBareServers } from '../bare/start.ts';
import { buyersOf, checkBooks, goodsOf, inTurn, orderAt, type Goods } from '../buyers.ts';
import { useDisk, type Disk } from '../disk.ts';
import { median, type Figure, type Goal } from '../figure.ts';
import type { BenchOptions } from '../options.ts';
import type { Part } from '../part.ts';
import { alternateRates, p99sOf } from '../rounds.ts';
import { startShop, startShopWithout } from '../services.ts';
import { settle, sustained } from '../settled.ts';

const PRODUCTS = 100;
const MAX_BUYERS = 64;

const BARE = 'node and pg';
/** Nothing records changes there, so its reads would be stale. */
const UNHEARD = 'shop without a change feed';
const ENGINE = 'stock engine';
const AT_ONCE = 'node and pg, one statement';

/** Measured once if it has no goals. */
type Case = { disk: Disk; buyers: number; of: 'all' | 'one'; targets: string[]; goals: Goal[] };

const CASES: Case[] = [
  {
    ...{ disk: 'fast disk', buyers: 16, of: 'all', targets: ['shop', ENGINE, BARE, AT_ONCE] },
    goals: [
      { of: 'shop', against: ENGINE, atLeast: 20 },
      { of: 'shop', against: BARE, atLeast: 0.25 },
    ],
  },
  { disk: 'fast disk', buyers: 64, of: 'all', targets: ['shop', BARE], goals: [] },
  { disk: 'fast disk', buyers: 16, of: 'one', targets: ['shop', BARE], goals: [] },
  { disk: 'disk of 2 ms', buyers: 16, of: 'all', targets: ['shop', BARE], goals: [] },
  {
    ...{ disk: 'disk of 2 ms', buyers: 64, of: 'all', targets: ['shop', UNHEARD, BARE] },
    goals: [
      { of: 'shop', against: UNHEARD, atLeast: 0.9 },
      { of: 'shop', against: BARE, atLeast: 0.25 },
    ],
  },
];

const isFast = ({ disk }: Case) => disk === 'fast disk';

/**
 * The p99 of an order, in milliseconds, while the shop gets half the orders that it can take. The bare
 * server gets as many: its p99 shows what the machine itself adds.
 */
const HALF_LOAD_GOAL: Goal = { of: 'shop', against: BARE, atMost: 2, orAtMost: 25 };

/** A way to buy, its database, and the maximum number of concurrent buyers that it can serve. */
type Seller = {
  buy: (goods: Goods) => Promise<unknown>;
  databaseUrl: string;
  maxBuyers?: number;
  /** Whether it runs the shop's loops; the stock engine has their tables, but nothing that empties them. */
  hasLoops: boolean;
};
type Sellers = Record<string, Seller>;

async function startEngine() {
  const databaseUrl = await copyTemplate();
  await fillCatalogue(databaseUrl, PRODUCTS);
  const engine = await startStockEngine(databaseUrl);
  return { engine, databaseUrl, buy: await cartFlow(engine.url, databaseUrl) };
}

/** Measures what the sellers of a case sustain, each after a warm-up. */
async function measure(
  each: Case,
  sellers: Sellers,
  goods: Goods[],
  { rounds, seconds, sustained: long, withLoops }: BenchOptions,
): Promise<Figure> {
  const next = inTurn(each.of === 'all' ? goods : goods.slice(0, 1));
  const targets = each.targets.map((name) => {
    const { buy, databaseUrl, maxBuyers = Infinity, hasLoops } = sellerIn(sellers, name);
    const buyers = Math.min(each.buyers, maxBuyers);
    const load = (duration: number) => flood({ buyers, seconds: duration }, () => buy(next()));
    const rate = async () => {
      await load(seconds);
      return await sustained(databaseUrl, withLoops && hasLoops, () => load(long));
    };
    return [name, rate] as const;
  });
  const times = each.goals.length > 0 ? rounds : 1;
  return { ...figureOf(each), ...(await alternateRates(times, Object.fromEntries(targets))) };
}

function sellerIn(sellers: Sellers, name: string): Seller {
  const seller = sellers[name];
  if (!seller) throw new Error(`There is no seller ${name}.`);
  return seller;
}

/** The figure of a case, without measurements. */
function figureOf({ disk, buyers, of, goals }: Case): Figure {
  const goodsSold = of === 'all' ? `spread over ${PRODUCTS} products` : 'all of one product';
  const title = `${goodsSold}, ${buyers} buyers, ${disk}, all work done`;
  return { part: 'orders', title, unit: 'orders/s', samples: {}, goals };
}

/** Measures the latency at half of the highest rate that the shop sustains in the given figures. */
async function atHalfLoad(
  figures: Figure[],
  sellers: Sellers,
  goods: Goods[],
  { rounds, sustained: seconds, withLoops }: BenchOptions,
): Promise<Figure> {
  const perSecond = Math.max(...figures.map(({ samples }) => median(samples.shop ?? []))) / 2;
  const next = inTurn(goods);
  const offered = ['shop', BARE].map((name) => {
    const { buy, databaseUrl, hasLoops } = sellerIn(sellers, name);
    const load = async () => {
      await settle(databaseUrl, withLoops && hasLoops);
      return await offer({ perSecond, seconds }, () => buy(next()));
    };
    return [name, load] as const;
  });
  const { latencies } = await alternateRates(rounds, Object.fromEntries(offered));
  const title = `p99 of an order at half load, ${perSecond.toFixed(0)} a second, fast disk`;
  const samples = p99sOf(latencies);
  return { part: 'orders', title, unit: 'ms', samples, latencies, goals: [HALF_LOAD_GOAL] };
}

type Send = (post: Post) => Promise<unknown>;

/** Sells at a shop, and counts the orders for its books. */
async function sellerAt(shop: TestShop, post: Send, count: () => void): Promise<Seller> {
  const buyers = inTurn(await buyersOf(shop));
  const buy = async (bought: Goods) => {
    await post(orderAt(shop.url, buyers(), bought));
    count();
  };
  return { buy, databaseUrl: shop.databaseUrl, hasLoops: true };
}

/**
 * Measures the orders that each server sustains, by disk, by number of buyers, and of all products or of one:
 * the rate counts the time until everything that the orders have left to do is done.
 */
export const orders: Part = async (options) => {
  // a server of someone else is not reconfigured: the goals of a slow disk are missed there
  const mayConfigure = !process.env.DATABASE_URL;
  const [shop, unheard] = [
    await startShop(PRODUCTS),
    await startShopWithout('record\\_%', PRODUCTS),
  ];
  const [bare, { engine, ...stock }] = [await startBareServers(shop), await startEngine()];
  const placed = new Map([shop, unheard].map((each) => [each, 0]));
  try {
    const [goods, post] = [await goodsOf(shop), poster(MAX_BUYERS)];
    const counted = (target: TestShop) =>
      sellerAt(target, post, () => placed.set(target, (placed.get(target) ?? 0) + 1));
    const anyone = inTurn(await buyersOf(shop));
    const bareAt = (path: string): Seller => ({
      buy: (bought) =>
        post({ ...orderAt(bare.database, anyone(), bought), url: bare.database + path }),
      databaseUrl: bare.databaseUrl,
      hasLoops: false,
    });
    const sellers: Sellers = {
      shop: await counted(shop),
      [UNHEARD]: await counted(unheard),
      [ENGINE]: { ...stock, maxBuyers: MAX_CARTS, hasLoops: false },
      [BARE]: bareAt('/orders'),
      [AT_ONCE]: bareAt('/orders-at-once'),
    };
    for (const { buy, maxBuyers = 16 } of Object.values(sellers)) {
      const next = inTurn(goods); // warms up the JIT compiler
      await flood({ buyers: maxBuyers, seconds: options.seconds }, () => buy(next()));
    }
    // As autovacuum does within a minute of the first orders. Until then, sessions keep plans for empty tables:
    // the checks of foreign keys read whole tables.
    for (const url of [shop.databaseUrl, unheard.databaseUrl, stock.databaseUrl]) {
      await withClient(url, (client) => client.query('ANALYZE'));
    }
    const figures: Figure[] = [];
    for (const each of CASES.filter(isFast)) {
      figures.push(await measure(each, sellers, goods, options));
    }
    figures.push(await atHalfLoad(figures, sellers, goods, options));
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
