import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { copyTemplate } from '@harrow/testing/template-database';
import { DataSource } from 'typeorm';
import type { OutboxEntry, OutboxOutcome } from '../src';
import { MAX_ATTEMPTS } from '../src/lib/entry';
import OutboxService from '../src/services/outbox';

const stopped = stoppedAfterwards();
const logged: string[] = [];
const never = new AbortController().signal;
let database: DataSource;
let outbox: OutboxService;
beforeAll(async () => {
  const source = new DataSource({ type: 'postgres', url: await copyTemplate() });
  database = stopped(await source.initialize(), (each) => each.destroy());
  const logger = { error: (message: string) => void logged.push(message) };
  outbox = new OutboxService({ manager: database.manager, logger } as never);
});
beforeEach(async () => {
  await database.query('DELETE FROM outbox; DELETE FROM outbox_route');
  await database.query(`INSERT INTO outbox_route (lane, kind, subjects) VALUES
    ('mail', 'mail', '{order.placed,order.paid}'), ('invoice', 'invoice', '{order.paid}')`);
});

const announce = (subject: string, order: string | null, cause = order) =>
  database.query('SELECT announce($1, $2, $3)', [subject, order, cause]);

const rows = () =>
  database.query<Record<string, unknown>[]>(
    `SELECT cause, subject, state, attempts, last_error AS problem, result,
            round(extract(epoch FROM next_attempt_at - now()))::int AS wait FROM outbox ORDER BY id`,
  );

const makeDue = () => database.query('UPDATE outbox SET next_attempt_at = now()');

type Attempt = (entry: OutboxEntry, signal: AbortSignal) => Promise<OutboxOutcome>;

const handleMail = (attempt: Attempt, signal = never, concurrent = 3) =>
  outbox.workOff('mail', { concurrent, firstWaitSeconds: 60, attempt }, signal);

const done: Attempt = () => Promise.resolve({ state: 'done' });

it('gives an entry with its ids to the handler, and keeps what came of it', async () => {
  await announce('order.paid', 'order_1');
  const entries: OutboxEntry[] = [];
  await handleMail((entry) => {
    entries.push(entry);
    return Promise.resolve({ state: 'done', result: { messageId: 'm1' } });
  });
  const expected = { kind: 'mail', lane: 'mail', subject: 'order.paid', orderId: 'order_1' };
  expect(entries).toMatchObject([
    { ...expected, cause: 'order_1', dedupeKey: 'mail:order.paid:order_1', attempts: 1 },
  ]);
  expect(await rows()).toMatchObject([
    { state: 'done', attempts: 1, result: { messageId: 'm1' } },
    { state: 'due', attempts: 0, wait: 0 }, // invoices have no handler here
  ]);
});

it('handles the entries of an order in their order, and those of others beside them', async () => {
  for (const order of ['order_1', 'order_2']) {
    await announce('order.placed', order);
    await announce('order.paid', order);
  }
  const ends = new Map<string, () => void>();
  const begun: string[] = [];
  const working = handleMail(async ({ cause, subject }) => {
    begun.push(`${cause} ${subject}`);
    if (subject === 'order.placed') await new Promise<void>((end) => ends.set(cause, end));
    if (cause === 'order_2') ends.get('order_1')?.();
    return { state: 'done' };
  });
  while (ends.size < 2) await new Promise(setImmediate);
  expect(begun).toEqual(['order_1 order.placed', 'order_2 order.placed']);
  ends.get('order_2')?.(); // its payment ends the wait of the other order
  await working;
  expect(begun.indexOf('order_1 order.paid')).toBeGreaterThan(1);
  expect(begun.indexOf('order_2 order.paid')).toBeGreaterThan(1);
  expect((await rows()).filter(({ state }) => state === 'done')).toHaveLength(4);
});

it('waits longer after each attempt, and as long as the receiver asks', async () => {
  await announce('order.placed', 'order_1');
  const waits: unknown[] = [];
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    await handleMail(() => Promise.resolve({ state: 'retry', problem: '451' }));
    const [row] = await rows();
    waits.push(row?.wait);
    await makeDue();
  }
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
  await handleMail(() => Promise.resolve({ state: 'retry', problem: '429', afterSeconds: 7200 }));
  expect(await rows()).toMatchObject([{ state: 'due', problem: '429', wait: 7200 }]);
});

it('keeps what follows in the lane back until an entry is done, then handles it at once', async () => {
  await announce('order.placed', 'order_1');
  await announce('order.paid', 'order_1');
  const attempted: string[] = [];
  const attempt: Attempt = ({ subject }) => {
    attempted.push(subject);
    const first = attempted.length === 1;
    return Promise.resolve(first ? { state: 'retry', problem: '451' } : { state: 'done' });
  };
  await handleMail(attempt);
  expect(attempted).toEqual(['order.placed']);
  await database.query(`UPDATE outbox SET next_attempt_at = now() WHERE subject = 'order.placed'`);
  await handleMail(attempt);
  expect(attempted).toEqual(['order.placed', 'order.placed', 'order.paid']);
});

it('lets what follows pass when an entry has failed or is dropped', async () => {
  for (const order of ['order_1', 'order_2']) {
    await announce('order.placed', order);
    await announce('order.paid', order);
  }
  await handleMail(({ subject, cause }) => {
    if (subject === 'order.paid') return Promise.resolve({ state: 'done' });
    const isFirst = cause === 'order_1';
    return Promise.resolve(
      isFirst ? { state: 'failed', problem: '550' } : { state: 'dropped', reason: 'erased' },
    );
  });
  expect((await rows()).filter(({ subject }) => subject === 'order.placed')).toMatchObject([
    { state: 'failed', problem: '550' },
    { state: 'dropped', problem: 'erased' },
  ]);
  expect((await rows()).filter(({ state }) => state === 'done')).toHaveLength(2);
});

it('tries again after an error, and keeps its code without its message', async () => {
  await announce('order.placed', 'order_1');
  await handleMail(() =>
    Promise.reject(
      Object.assign(new Error('550 <ada@harrow.test> unknown'), { code: 'EENVELOPE' }),
    ),
  );
  expect(await rows()).toMatchObject([{ state: 'due', problem: 'EENVELOPE', wait: 10 }]);
  await makeDue();
  const odd = Object.assign(new Error('away'), { code: 'for <ada@harrow.test>' });
  await handleMail(() => Promise.reject(odd));
  expect(await rows()).toMatchObject([{ state: 'due', problem: 'Error' }]);
  expect(logged).toContainEqual(expect.stringContaining('order.placed'));
});

it('leaves an entry to staff after the last attempt', async () => {
  await announce('order.placed', 'order_1');
  await database.query('UPDATE outbox SET attempts = $1', [MAX_ATTEMPTS - 1]);
  await handleMail(() => Promise.resolve({ state: 'retry', problem: '451' }));
  expect(await rows()).toMatchObject([{ state: 'failed', attempts: 55, problem: '451' }]);
});

it('gives an entry back when its process dies, to one process at a time', async () => {
  await announce('order.placed', 'order_1');
  const dying = new AbortController();
  const attempts: number[] = [];
  // the attempt never ends, like that of a process that was killed
  const killed = handleMail((entry) => {
    attempts.push(entry.attempts);
    return new Promise(() => undefined);
  }, dying.signal);
  while (attempts.length === 0) await new Promise(setImmediate);
  dying.abort(); // the loop of a process that was killed claims nothing more either
  await handleMail(done);
  expect(await rows()).toMatchObject([{ state: 'due', attempts: 1, wait: 60 }]);
  await makeDue();
  await Promise.all([handleMail(done), handleMail(done)]);
  expect(await rows()).toMatchObject([{ state: 'done', attempts: 2 }]);
  void killed;
});

it('does not let an attempt that took too long decide about the next one', async () => {
  await announce('order.placed', 'order_1');
  const ends: ((outcome: OutboxOutcome) => void)[] = [];
  const late = handleMail(() => new Promise((resolve) => ends.push(resolve)));
  while (ends.length === 0) await new Promise(setImmediate);
  await makeDue();
  await handleMail(() => Promise.resolve({ state: 'retry', problem: '451' }));
  ends[0]?.({ state: 'failed', problem: '550' });
  await late;
  expect(await rows()).toMatchObject([{ state: 'due', attempts: 2, problem: '451' }]);
});

it('fails an entry whose attempts have all ended with their process', async () => {
  await announce('order.placed', 'order_1');
  await database.query('UPDATE outbox SET attempts = $1', [MAX_ATTEMPTS]);
  await handleMail(done);
  expect(await rows()).toMatchObject([{ state: 'failed', attempts: 55, problem: 'process_ended' }]);
});

it('claims nothing more once the process stops, and ends the attempts it has begun', async () => {
  for (const order of ['order_1', 'order_2', 'order_3']) await announce('order.placed', order);
  const stopping = new AbortController();
  await handleMail(
    () => {
      stopping.abort();
      return Promise.resolve({ state: 'done' });
    },
    stopping.signal,
    1,
  );
  expect((await rows()).map(({ state }) => state)).toEqual(['done', 'due', 'due']);
});

it('hands each entry out once, to however many processes', async () => {
  const ORDERS = 60;
  for (let order = 1; order <= ORDERS; order += 1) {
    await announce('order.placed', `order_${order}`);
    await announce('order.paid', `order_${order}`);
  }
  const attempted: string[] = [];
  const attempt: Attempt = ({ dedupeKey }) => {
    attempted.push(dedupeKey);
    return Promise.resolve({ state: 'done' });
  };
  await Promise.all(Array.from({ length: 4 }, () => handleMail(attempt)));
  expect(new Set(attempted).size).toBe(attempted.length);
  expect(attempted).toHaveLength(2 * ORDERS);
});
