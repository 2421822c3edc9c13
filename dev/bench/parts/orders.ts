import { copyTemplate } from '../../test-support/template-database.ts';
import { startBareServers } from '../bare/start.ts';
import { BUYERS, buyersOf, checkBooks, goodsOf, inTurn, orderAt, type Goods } from '../buyers.ts';
import type { Figure } from '../figure.ts';
import { fillCatalogue } from '../fill-catalogue.ts';
import { flood, poster } from '../flood.ts';
import type { BenchOptions } from '../options.ts';
import type { Part } from '../part.ts';
import { alternate } from '../rounds.ts';
import { startShop } from '../services.ts';
import { cartFlow, MOST_CARTS } from '../stock-engine/cart-flow.ts';
import { startStockEngine } from '../stock-engine/start.ts';

const PRODUCTS = 100;

/** How each of the three sells one thing. */
type Counter = Record<'shop' | 'stock engine' | 'node and pg', (goods: Goods) => Promise<unknown>>;

async function filledCopy(): Promise<string> {
  const databaseUrl = await copyTemplate();
  await fillCatalogue(databaseUrl, PRODUCTS);
  return databaseUrl;
}

async function measure(
  { title, next }: { title: string; next: () => Goods },
  counter: Counter,
  { rounds, seconds }: BenchOptions,
): Promise<Figure & { placed: number }> {
  let placed = 0;
  const sell = (name: keyof Counter, buyers: number) => async () => {
    const sold = await flood({ buyers, seconds }, () => counter[name](next()));
    if (name === 'shop') placed += sold.placed;
    return sold.perSecond;
  };
  const sellers = {
    shop: sell('shop', BUYERS),
    'stock engine': sell('stock engine', MOST_CARTS),
    'node and pg': sell('node and pg', BUYERS),
  };
  await alternate(1, sellers); // the first seconds of a process are for its compiler
  const samples = await alternate(rounds, sellers);
  const goals = [
    { of: 'shop', against: 'stock engine', atLeast: 20 },
    { of: 'shop', against: 'node and pg', atLeast: 0.2 },
  ];
  return { part: 'orders', title, unit: 'orders/s', samples, goals, placed };
}

/** Orders spread over all products, and all of one product, to the end of each transaction. */
export const orders: Part = async (options) => {
  const shop = await startShop(PRODUCTS);
  const engineDatabase = await filledCopy();
  const engine = await startStockEngine(engineDatabase);
  const bare = await startBareServers(await filledCopy());
  try {
    const [goods, buyers] = [await goodsOf(shop), inTurn(await buyersOf(shop))];
    const [buy, post] = [await cartFlow(engine.url, engineDatabase), poster(BUYERS)];
    const counter: Counter = {
      shop: (bought) => post(orderAt(shop.url, buyers(), bought)),
      'stock engine': buy,
      'node and pg': (bought) => post(orderAt(bare.database, buyers(), bought)),
    };
    const spread = await measure(
      { title: 'spread over 100 products', next: inTurn(goods) },
      counter,
      options,
    );
    const hot = { title: 'all of one product', next: inTurn(goods.slice(0, 1)) };
    const hotFigure = await measure(hot, counter, options);
    await checkBooks(shop, spread.placed + hotFigure.placed);
    return [spread, { ...hotFigure, goals: [] }];
  } finally {
    await Promise.all([shop.stop(), engine.stop(), bare.stop()]);
  }
};
