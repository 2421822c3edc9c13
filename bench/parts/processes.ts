import { availableParallelism } from 'node:os';
import { freePort } from '@harrow/processes/free-port';
import { BUYERS, buyersOf, checkBooks, goodsOf, inTurn, orderAt } from '../buyers.ts';
import type { Goal } from '../figure.ts';
import { flood, poster } from '@harrow/testing/flood';
import { requestsPerSecond } from '../load.ts';
import type { Part } from '../part.ts';
import { alternate } from '../rounds.ts';
import { startShop } from '../services.ts';

const PRODUCTS = 100;
const PATH = '/services?limit=12&pageNumber=0';
/** One each for two backends, the database and the load generator. */
const CORES_NEEDED = 4;

function goal(): Goal {
  const cores = availableParallelism();
  const goal = { of: '2 processes', against: '1 process', atLeast: 1.7 };
  if (cores >= CORES_NEEDED) return goal;
  return { ...goal, unless: `${cores} cores: the database and the load need two of them` };
}

/** Compares one backend process with two on the same database, with the same number of connections. */
export const processes: Part = async ({ rounds, seconds }) => {
  const shop = await startShop(PRODUCTS);
  try {
    const urls = [shop.url, await shop.startBackend(await freePort())];
    const [one, both] = [inTurn(urls.slice(0, 1)), inTurn(urls)];
    const [goods, buyers] = [inTurn(await goodsOf(shop)), inTurn(await buyersOf(shop))];
    const post = poster(BUYERS);
    let placed = 0;
    const order = (next: () => string) => async () => {
      const buy = () => post(orderAt(next(), buyers(), goods()));
      const sold = await flood({ buyers: 2 * BUYERS, seconds }, buy);
      placed += sold.placed;
      return sold.perSecond;
    };
    const read = (asked: string[]) => async () => {
      const load = { seconds, most: (2 * BUYERS) / asked.length };
      const rates = asked.map((url) => requestsPerSecond(`${url}${PATH}`, load));
      return (await Promise.all(rates)).reduce((sum, rate) => sum + rate, 0);
    };
    const reads = { '1 process': read(urls.slice(0, 1)), '2 processes': read(urls) };
    const orders = { '1 process': order(one), '2 processes': order(both) };
    const figure = { part: 'processes', goals: [goal()] };
    const figures = [
      {
        ...figure,
        title: 'first page',
        unit: 'requests/s',
        samples: await alternate(rounds, reads),
      },
      { ...figure, title: 'orders', unit: 'orders/s', samples: await alternate(rounds, orders) },
    ];
    await checkBooks(shop, placed);
    return figures;
  } finally {
    await shop.stop();
  }
};
