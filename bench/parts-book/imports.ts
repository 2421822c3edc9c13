import { flood, placeDuring, poster } from '@harrow/testing/flood';
import { send } from '@harrow/testing/http';
import type { TestShop } from '@harrow/testing/test-shop';
import { z } from 'zod';
import { buyersOf, goodsOf, inTurn, orderAt } from '../buyers.ts';
import type { Figure, Latencies } from '../figure.ts';
import type { BenchOptions } from '../options.ts';

const LINES = 5000;
const LINES_OF_FIGURE = 25;
const GOAL_SECONDS = 10;
/** The rate of orders meanwhile, of that before. */
const GOAL_SALES = 0.25;
const BEFORE = 'before';
const MEANWHILE = 'during the import';

const HEADER =
  'assembly,figure,title,item,level,part,name,quantity,serial_from,serial_to,usable_on,note';

const imported = z.object({ _id: z.string() });

/** A book of parts that others list too, and of new ones. */
function bookOf(numbers: string[], series: string): string {
  const rows = Array.from({ length: LINES }, (_, line) => {
    const figure = Math.floor(line / LINES_OF_FIGURE);
    const item = (line % LINES_OF_FIGURE) + 1;
    const part = line % 4 === 0 ? `N-${series}-${line}` : numbers[line % numbers.length];
    return `Group ${figure % 12},${figure}-1,Figure ${figure},${item},0,${part ?? ''},Part,1,${series}-00001,,,`;
  });
  return [HEADER, ...rows].join('\n');
}

type Target = { handle: string; series: string; table: string };

async function targetFor(shop: TestShop, round: number): Promise<Target> {
  const numbers = await shop.sql<{ number: string }>(
    `SELECT number FROM part WHERE number LIKE 'Q%' ORDER BY md5(number || $1) LIMIT ${LINES}`,
    [String(round)],
  );
  const [machine] = await shop.sql<{ handle: string; series: string }>(
    `SELECT handle, left(serial_from, 4) AS series
       FROM machine_serials JOIN product ON product.id = product_id
      WHERE from_key LIKE 'fill|%' ORDER BY from_key OFFSET $1 LIMIT 1`,
    [round],
  );
  if (!machine) throw new Error('There is no machine for a book.');
  return {
    ...machine,
    table: bookOf(
      numbers.map(({ number }) => number),
      machine.series,
    ),
  };
}

/** Imports and publishes a book. */
async function importBook(
  shop: TestShop,
  token: string,
  { handle, series, table }: Target,
): Promise<void> {
  const url = `${shop.url}/parts-books/import?machine=${handle}&code=PB-NEW-${series}`;
  const headers = { 'content-type': 'text/csv' };
  const answer = await send('POST', url, { token, headers, body: table });
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  const { _id } = imported.parse(answer.body);
  const published = await send('POST', `${shop.url}/parts-books/${_id}/publish`, { token });
  if (published.status !== 200) throw new Error(JSON.stringify(published.body));
}

/** Measures an import of a book, its publication included, while a customer buys without a pause. */
export async function importWhileSelling(
  shop: TestShop,
  { rounds, seconds }: BenchOptions,
): Promise<Figure[]> {
  const [{ token }, post] = [await shop.admin(), poster(1)];
  const [buyer, goods] = [inTurn(await buyersOf(shop)), inTurn(await goodsOf(shop))];
  const buy = () => post(orderAt(shop.url, buyer(), goods()));
  await flood({ buyers: 1, seconds }, buy); // warms up
  const durations: number[] = [];
  const rates: Record<string, number[]> = { [BEFORE]: [], [MEANWHILE]: [] };
  const latencies: Record<string, Latencies[]> = { [BEFORE]: [], [MEANWHILE]: [] };
  for (let round = 0; round < rounds; round += 1) {
    const target = await targetFor(shop, round);
    const before = await flood({ buyers: 1, seconds }, buy);
    const from = performance.now();
    const meanwhile = await placeDuring(importBook(shop, token, target), 0, buy);
    durations.push((performance.now() - from) / 1000);
    for (const [name, { perSecond, p50, p99 }] of [
      [BEFORE, before] as const,
      [MEANWHILE, meanwhile] as const,
    ]) {
      rates[name]?.push(perSecond);
      latencies[name]?.push({ p50, p99 });
    }
  }
  return [
    {
      part: 'parts',
      title: `an import of a book of ${LINES.toLocaleString('en')} lines and its publication, while a customer buys`,
      unit: 's',
      samples: { shop: durations },
      goals: [{ of: 'shop', atMost: GOAL_SECONDS }],
    },
    {
      part: 'parts',
      title: 'orders of one customer without a pause, before and during that import',
      unit: 'orders/s',
      samples: rates,
      latencies,
      goals: [{ of: MEANWHILE, against: BEFORE, atLeast: GOAL_SALES }],
    },
  ];
}
