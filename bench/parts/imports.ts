import { placeDuring, poster } from '@harrow/testing/flood';
import { send } from '@harrow/testing/http';
import type { TestShop } from '@harrow/testing/test-shop';
import { buyersOf, goodsOf, inTurn, orderAt } from '../buyers.ts';
import type { Latencies } from '../figure.ts';
import type { Part } from '../part.ts';
import { countLogged, startShop } from '../services.ts';
import { settle } from '../settled.ts';

const MAX_ROWS = 10_000;
const DESCRIPTION_WORDS = 60;
/** The time between two orders of the customer. */
const PAUSE_MS = 20;
const GOAL_SECONDS = 60;

const WORDS =
  'steel bearing seal cast frame blade roller chain grease bolt hub disc spring tine hose coupling shaft valve pump filter'.split(
    ' ',
  );

/** Returns words that differ from product to product. */
const describe = (row: number): string =>
  Array.from(
    { length: DESCRIPTION_WORDS },
    (_, place) => WORDS[(row * 7 + place * place) % WORDS.length],
  ).join(' ');

/** A table that adds as many products, or changes the price and stock of those that it has added. */
const table = (rows: number, batch: string, price: number): string =>
  [
    'sku,name,img,price,available,minimum,description',
    ...Array.from({ length: rows }, (_, row) => {
      const name = `Part ${batch} ${row}`;
      return `B-${batch}-${row},${name},/pictures/products/x.svg,${price},${100 + price},1,${describe(row)}`;
    }),
  ].join('\n');

/** The log line of each bus about a failed subscriber. */
const FAILED = /A subscriber of \S+ failed|An error occurred while processing/;

async function eventsLeft(shop: TestShop): Promise<number> {
  const [row] = await shop.sql<{ count: number }>('SELECT count(*)::int AS count FROM staged_job');
  return row?.count ?? NaN;
}

async function importTable(shop: TestShop, body: string): Promise<void> {
  const { token } = await shop.admin();
  const headers = { 'content-type': 'text/csv' };
  const answer = await send('POST', `${shop.url}/services/import`, { token, headers, body });
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
}

/**
 * Measures imports of new products, and then of new prices and stock for the same ones, while a customer
 * buys others.
 */
export const imports: Part = async ({ rounds, catalogues }) => {
  const size = Math.min(MAX_ROWS, Math.max(...catalogues));
  const shop = await startShop(size);
  try {
    const [buyer, goods] = [inTurn(await buyersOf(shop)), inTurn(await goodsOf(shop))];
    const post = poster(1);
    const tables = { 'all new': 5, 'new prices and stock': 6 };
    const samples: Record<string, number[]> = {};
    const latencies: Record<string, Latencies[]> = {};
    const failedBefore = await countLogged(FAILED);
    const left: Record<string, number[]> = { 'failed subscribers': [], 'events left': [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, price] of Object.entries(tables)) {
        const from = performance.now();
        const work = importTable(shop, table(size, String(round), price));
        const { p50, p99 } = await placeDuring(work, PAUSE_MS, () =>
          post(orderAt(shop.url, buyer(), goods())),
        );
        (samples[name] ??= []).push((performance.now() - from) / 1000);
        (latencies[name] ??= []).push({ p50, p99 });
        left['events left']?.push(await eventsLeft(shop));
        await settle(shop.databaseUrl, false);
        left['failed subscribers']?.push((await countLogged(FAILED)) - failedBefore);
      }
    }
    return [
      {
        part: 'imports',
        title: `an import of ${size.toLocaleString('en')} rows while a customer buys (latencies of the orders)`,
        unit: 's',
        samples,
        latencies,
        goals: Object.keys(tables).map((of) => ({ of, atMost: GOAL_SECONDS })),
      },
      {
        part: 'imports',
        title: 'what an import leaves behind: events when it answers, and subscribers that fail',
        unit: 'left',
        samples: left,
        goals: Object.keys(left).map((of) => ({ of, atMost: 0 })),
      },
    ];
  } finally {
    await shop.stop();
  }
};
