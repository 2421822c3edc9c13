import { flood, poster } from '@harrow/testing/flood';
import type { Person, TestShop } from '@harrow/testing/test-shop';
import { buyersOf, checkBooks, goodsOf, inTurn, listAt, type Goods } from '../buyers.ts';
import { readCurrency } from '../currency.ts';
import type { Figure, Goal, Latencies } from '../figure.ts';
import type { Part } from '../part.ts';
import { p99sOf } from '../rounds.ts';
import { startShop } from '../services.ts';

const PRODUCTS = 100;
const SIZES = { '1 line': 1, '50 lines': 50, '100 lines': 100 };
const GOALS: Goal[] = [
  { of: '50 lines', atMost: 150 },
  { of: '100 lines', atMost: 300 },
];
/** The number of lists of all products that are ordered at once, every second of them in reverse. */
const CROSSED = 20;

/** Returns what places one order of several products at a shop. */
async function orderingAt(shop: TestShop) {
  const { unitsInOne } = await readCurrency((sql) => shop.sql(sql));
  const post = poster(CROSSED);
  return async (buyer: Person, goods: Goods[]) => {
    const sum = goods.reduce((total, { amount }) => total + amount, 0);
    await post(listAt(shop.url, buyer, goods, Math.round(sum * unitsInOne) / unitsInOne));
  };
}

/** Counts the deadlocks that the database has found. */
async function deadlocksOf(shop: TestShop): Promise<number> {
  const [row] = await shop.sql<{ deadlocks: number }>(
    `SELECT deadlocks::int AS deadlocks FROM pg_stat_database WHERE datname = current_database()`,
  );
  if (!row) throw new Error('A query without a row.');
  return row.deadlocks;
}

/**
 * Measures orders of several lines: at one buyer by their number of lines, and of many buyers whose lists
 * name the same products in opposite orders. No list may be refused, and none may deadlock with another.
 */
export const lists: Part = async ({ rounds, seconds }) => {
  const shop = await startShop(PRODUCTS);
  try {
    let placed = 0;
    const order = await orderingAt(shop);
    const [goods, next] = [await goodsOf(shop), inTurn(await buyersOf(shop))];
    const reversed = goods.toReversed();
    const load = async (buyers: number, of: (buyer: number) => Goods[]) => {
      const result = await flood({ buyers, seconds }, (buyer) => order(next(), of(buyer)));
      placed += result.placed;
      return result;
    };
    await load(1, () => goods); // warms up the JIT compiler
    const latencies: Record<string, Latencies[]> = {};
    const note = (of: string, { p50, p99 }: Latencies) => (latencies[of] ??= []).push({ p50, p99 });
    const crossed: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const [of, lines] of Object.entries(SIZES)) {
        note(of, await load(1, () => goods.slice(0, lines)));
      }
      crossed.push((await load(CROSSED, (buyer) => (buyer % 2 ? goods : reversed))).perSecond);
    }
    await checkBooks(shop, placed);
    if ((await deadlocksOf(shop)) > 0) throw new Error('Lists that cross each other deadlock.');
    const one: Figure = {
      part: 'lists',
      title: 'p99 of an order by its lines, one buyer',
      unit: 'ms',
      samples: p99sOf(latencies),
      latencies,
      goals: GOALS,
    };
    const many: Figure = {
      part: 'lists',
      title: `${CROSSED} buyers who order the same ${PRODUCTS} products in opposite orders`,
      unit: 'orders/s',
      samples: { shop: crossed },
      goals: [],
    };
    return [one, many];
  } finally {
    await shop.stop();
  }
};
