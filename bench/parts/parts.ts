import { deepStrictEqual } from 'node:assert';
import { fillParts, machinesFor, productsFor } from '@harrow/testing/fill-parts';
import type { TestShop } from '@harrow/testing/test-shop';
import { z } from 'zod';
import { startBareServersOn, type BareServers } from '../bare/start.ts';
import type { Figure } from '../figure.ts';
import { askEach, saturate } from '../load.ts';
import type { BenchOptions } from '../options.ts';
import type { Part } from '../part.ts';
import { asksOf, type Asks } from '../parts-book/asks.ts';
import { importWhileSelling } from '../parts-book/imports.ts';
import { alternateRates, p99sOf } from '../rounds.ts';
import { startShop } from '../services.ts';

const BARE = 'node and pg';
const MEMORY = 'node, from memory';
const CONNECTIONS = 16;
const REPEATED = 100;
const MAX_PER_ROUND = 400;

/** A question, the p99 that its first answer may take, and whether the bare server answers it too. */
type Question = { title: string; asks: Asks; goalMs: number; isBare: boolean };

function questionsFor(asks: ReturnType<typeof asksOf>): Question[] {
  const { figures, fits, replaced, uses, bolts, serials } = asks;
  return [
    { title: 'a figure with its offers', asks: figures, goalMs: 25, isBare: true },
    { title: 'whether a part fits', asks: fits, goalMs: 10, isBare: true },
    { title: 'what replaces a part', asks: replaced, goalMs: 10, isBare: true },
    { title: 'where a part is used, for staff', asks: uses, goalMs: 10, isBare: false },
    { title: 'where a common part is used, for staff', asks: bolts, goalMs: 10, isBare: false },
    { title: 'a machine by its serial number', asks: serials, goalMs: 10, isBare: false },
  ];
}

/** Measures answers that were not given before, asked for one after another. */
async function firstTime(
  shop: TestShop,
  bare: BareServers,
  { title, asks, goalMs, isBare }: Question,
  { rounds }: BenchOptions,
): Promise<Figure> {
  const { token } = await shop.admin();
  const authorization = { authorization: `Bearer ${token}` };
  const sets = await Promise.all(Array.from({ length: rounds + 1 }, (_, round) => asks(round)));
  const target = async (url: string) => {
    let round = 0;
    const next = () =>
      askEach(
        (sets[round++] ?? []).map((path) => url + path),
        authorization,
      );
    await next();
    return next;
  };
  const targets = {
    shop: await target(shop.url),
    ...(isBare && { [BARE]: await target(bare.database) }),
  };
  const { latencies } = await alternateRates(rounds, targets);
  return {
    part: 'parts',
    title: `p99 of ${title}, not asked before, one after another`,
    unit: 'ms',
    samples: p99sOf(latencies),
    latencies,
    goals: [{ of: 'shop', atMost: goalMs }],
  };
}

const offer = z.nullish(z.object({ price: z.number(), available: z.number() }));
const figure = z.object({
  lines: z.array(
    z.object({
      item: z.string(),
      part: z.nullable(z.string()),
      name: z.string(),
      quantity: z.number(),
      applies: z.nullable(z.boolean()),
      offer,
      replacedBy: z.nullable(
        z.union([
          z.array(z.object({ part: z.string(), quantity: z.number(), offer })),
          z
            .object({ parts: z.array(z.object({ part: z.string(), quantity: z.number(), offer })) })
            .transform(({ parts }) => parts),
        ]),
      ),
    }),
  ),
});

const readText = async (url: string) => await (await fetch(url)).text();

/** Throws unless both servers say the same of these figures before they are compared. */
async function agree(shop: TestShop, bare: BareServers, paths: string[]): Promise<void> {
  for (const path of paths) {
    const [said, other] = await Promise.all(
      [shop.url, bare.database].map(async (url) =>
        figure.parse(JSON.parse(await readText(url + path))),
      ),
    );
    deepStrictEqual(other, said);
  }
}

async function repeated(
  shop: TestShop,
  bare: BareServers,
  paths: string[],
  { rounds, seconds }: BenchOptions,
): Promise<Figure> {
  const load = { seconds, each: CONNECTIONS, paths };
  const rates = await alternateRates(rounds, {
    shop: () => saturate([shop.url], load),
    [MEMORY]: () => saturate([bare.memory], load),
  });
  return {
    part: 'parts',
    title: `${paths.length} figures that were asked before`,
    unit: 'requests/s',
    ...rates,
    goals: [{ of: 'shop', against: MEMORY, atLeast: 0.5 }],
  };
}

/**
 * Measures parts books of as many lines as the large shop has products: first and repeated answers beside servers
 * without an engine on the same tables, and an import of a book while people buy.
 */
export const parts: Part = async (options) => {
  const shop = await startShop(productsFor(options.large), {}, 0, (url) =>
    fillParts(url, options.large),
  );
  // no machine is asked for twice, though a set is to compile what answers, and one to be repeated
  const perRound = Math.floor(machinesFor(options.large) / (options.rounds + 2));
  const asks = asksOf(shop, Math.min(MAX_PER_ROUND, perRound));
  const kept = (await asks.figures(options.rounds + 1)).slice(0, REPEATED);
  const bare = await startBareServersOn(shop.databaseUrl, shop, kept);
  try {
    await agree(shop, bare, kept);
    const figures: Figure[] = [];
    for (const question of questionsFor(asks)) {
      figures.push(await firstTime(shop, bare, question, options));
    }
    figures.push(await repeated(shop, bare, kept, options));
    return [...figures, ...(await importWhileSelling(shop, options))];
  } finally {
    await bare.stop();
    await shop.stop();
  }
};
