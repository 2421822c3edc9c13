import pg from 'pg';
import { fillCatalogue } from '@harrow/testing/fill-catalogue';
import { flood, type Flood } from '@harrow/testing/flood';
import { copyTemplate } from '@harrow/testing/template-database';
import { analyze } from '../analyze.ts';
import { inTurn } from '../buyers.ts';
import type { Part } from '../part.ts';
import { alternateRates } from '../rounds.ts';
import { TAKE_PIECE } from '../take-piece.ts';

const PRODUCTS = 1000;
const WRITERS = 8;

/** The triggers of the stock that a target does without; `USER` is all of them. */
const WITHOUT = {
  'all triggers': null,
  'without the change feed': 'record_updates',
  'no triggers': 'USER',
} as const;

/** Creates a database of a shop and turns a trigger of its stock off. */
async function openDatabase(trigger: string | null): Promise<pg.Pool> {
  const databaseUrl = await copyTemplate();
  await fillCatalogue(databaseUrl, PRODUCTS);
  await analyze(databaseUrl);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: WRITERS });
  pool.on('error', () => undefined); // the server may stop before the last connection is closed
  if (trigger) await pool.query(`ALTER TABLE product_variant DISABLE TRIGGER ${trigger}`);
  return pool;
}

async function taker(pool: pg.Pool): Promise<() => Promise<unknown>> {
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM product_variant');
  const next = inTurn(rows.map(({ id }) => id));
  return () => pool.query({ name: 'take', text: TAKE_PIECE, values: [next()] });
}

/**
 * Measures the statement that takes a piece from the stock, a transaction by itself, with all triggers of
 * the table and with none. In an order it is one of many writes.
 */
export const stock: Part = async ({ rounds, seconds }) => {
  const pools: pg.Pool[] = [];
  try {
    const targets: Record<string, () => Promise<Flood>> = {};
    for (const [name, trigger] of Object.entries(WITHOUT)) {
      const pool = await openDatabase(trigger);
      pools.push(pool);
      const take = await taker(pool);
      targets[name] = () => flood({ buyers: WRITERS, seconds }, take);
    }
    return [
      {
        part: 'stock',
        title: `taking a piece from the stock, ${WRITERS} at once, in the database alone`,
        unit: 'updates/s',
        ...(await alternateRates(rounds, targets)),
        goals: [{ of: 'all triggers', against: 'no triggers', atLeast: 0.9 }],
      },
    ];
  } finally {
    await Promise.all(pools.map((pool) => pool.end()));
  }
};
