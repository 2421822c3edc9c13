import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { shopping } from '@harrow/testing/shopping';
import { StatementCounter } from '@harrow/testing/statement-counter';
import { type Person, useTestShop } from '@harrow/testing/test-shop';

const ORDERS = 12;
const READS = 4;

const stopped = stoppedAfterwards();
let counter: StatementCounter;
const shop = useTestShop(async (databaseUrl) => {
  counter = stopped(await StatementCounter.start(databaseUrl), (it) => it.close());
  return { DATABASE_URL: counter.urlOf(databaseUrl) };
});

/** The statements of one copy; the least of several, because background work has statements too. */
async function statementsOf({ token }: Person): Promise<number> {
  let least = Infinity;
  for (let read = 0; read < READS; read += 1) {
    const before = counter.count;
    expect((await shop.request('GET', '/me/data', { token })).status).toBe(200);
    least = Math.min(least, counter.count - before);
  }
  return least;
}

it('asks the database no more often for many orders than for one', async () => {
  const calls = shopping(shop);
  const [one, many] = [await shop.customer(), await shop.customer()];
  const product = await shop.product({ available: 1 + ORDERS });
  await calls.order(one, product);
  for (let order = 0; order < ORDERS; order += 1) await calls.order(many, product);
  expect((await statementsOf(many)) - (await statementsOf(one))).toBeLessThan(ORDERS);
});
