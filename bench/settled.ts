import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { z } from 'zod';
import type { Flood } from '@harrow/testing/flood';
import { withClient } from '@harrow/testing/with-client';

const POLL_MS = 50;
/** Idle for so many polls in a row, a server is idle. */
const IDLE_POLLS = 20;
const MAX_WAIT_MS = 600_000;

/** Whether the tables that some servers have still hold work for a loop in the background. */
const LEFT_FOR_LOOPS = {
  sales_change: 'EXISTS (SELECT FROM sales_change)',
  order_words_progress: `(SELECT filled FROM order_words_progress)
                          < (SELECT coalesce(max(display_id), 0) FROM "order")`,
};

const RUNNING = `
  EXISTS (SELECT FROM pg_stat_activity
           WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid())`;
const STAGED = 'EXISTS (SELECT FROM staged_job)';

const state = z.object({ busy: z.boolean(), due: z.boolean() });
type State = z.infer<typeof state>;

/** Watches the remaining work of a server: `busy` with it now, or `due` at the next turn of a loop. */
async function watch(client: pg.Client): Promise<() => Promise<State>> {
  const names = ['staged_job', ...Object.keys(LEFT_FOR_LOOPS)];
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(name) IS NOT NULL',
    [names],
  );
  const known = new Set(rows.map(({ name }) => name));
  const left = Object.entries(LEFT_FOR_LOOPS).filter(([name]) => known.has(name));
  const busy = known.has('staged_job') ? `${RUNNING} OR ${STAGED}` : RUNNING;
  const due = ['false', ...left.map(([, condition]) => condition)].join(' OR ');
  const sql = `SELECT ${busy} AS busy, ${due} AS due`;
  return async () => state.parse((await client.query(sql)).rows[0]);
}

type Clock = { now: () => number; wait: (milliseconds: number) => Promise<unknown> };

const CLOCK: Clock = { now: () => performance.now(), wait };

/**
 * Waits until there is nothing busy or due, and returns the time in which something was busy, in
 * milliseconds. Throws after ten minutes.
 */
export async function busyTime(look: () => Promise<State>, clock = CLOCK): Promise<number> {
  const from = clock.now();
  let [busyMs, idlePolls, last] = [0, 0, from];
  while (idlePolls < IDLE_POLLS) {
    const { busy, due } = await look();
    const now = clock.now();
    if (busy) busyMs += now - last;
    last = now;
    idlePolls = busy || due ? 0 : idlePolls + 1;
    if (now - from > MAX_WAIT_MS) throw new Error('A server is not idle after ten minutes.');
    await clock.wait(POLL_MS);
  }
  return busyMs;
}

/**
 * Waits until a server has done all that the orders have left to do: its events are delivered, no statement
 * runs in its database, and with `withLoops` the loops in the background have nothing left. Returns for how
 * many milliseconds it worked or an event waited, without the time in which it only waited for the turn of a
 * loop.
 */
export async function settle(databaseUrl: string, withLoops: boolean): Promise<number> {
  return await withClient(databaseUrl, async (client) => {
    const look = await watch(client);
    return await busyTime(async () => {
      const { busy, due } = await look();
      return { busy, due: due && withLoops };
    });
  });
}

/**
 * Runs a load on a server that is idle, and counts its rate over the load and all the work that it leaves
 * to do afterwards.
 */
export async function sustained(
  databaseUrl: string,
  withLoops: boolean,
  load: () => Promise<Flood>,
): Promise<Flood> {
  await settle(databaseUrl, withLoops);
  const measured = await load();
  const loadMs = (measured.placed * 1000) / measured.perSecond;
  const totalMs = loadMs + (await settle(databaseUrl, withLoops));
  return { ...measured, perSecond: (measured.placed * 1000) / totalMs };
}
