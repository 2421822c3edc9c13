import pg from 'pg';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { BEGIN_EPOCH, PRUNE_CHANGES } from '@harrow/catalogue';
import { ChangeFeed } from '../src/catalogue-reads/change-feed';
import { useOwnPostgres } from '@harrow/testing/own-postgres';
import { seed, seededRandom } from '@harrow/testing/seeded-random';
import { until } from '@harrow/testing/shopping';
import { copyTemplate } from '@harrow/testing/template-database';

const SESSIONS = 6;
const STEPS = 1500;
const PRODUCTS = 40;

const random = seededRandom();

// changes are kept for transactions of all databases of a server, those of other tests too
useOwnPostgres();
const stopped = stoppedAfterwards();
let databaseUrl: string;
let sql: pg.Client;
let ids: string[];
const sessions: pg.Client[] = [];
const feeds: ChangeFeed[] = [];

beforeAll(async () => {
  databaseUrl = await copyTemplate();
  for (let index = 0; index <= SESSIONS; index += 1) {
    const client = stopped(new pg.Client(databaseUrl), (it) => it.end());
    await client.connect();
    sessions.push(client);
  }
  [sql] = sessions.splice(0, 1) as [pg.Client];
  // a change of a part's number also records a change of the parts books
  const { rows } = await sql.query<{ id: string }>(
    `SELECT id FROM product WHERE id NOT IN (SELECT product_id FROM part WHERE product_id IS NOT NULL)
      ORDER BY id LIMIT $1`,
    [PRODUCTS],
  );
  ids = rows.map(({ id }) => id);
});
afterEach(() => feeds.splice(0).forEach((feed) => feed.close()));

/** A feed and what it has reported since the last look. */
type Reported = { changed: Set<string>; gaps: number };

async function openFeed(prepares = true) {
  let reported: Reported = { changed: new Set(), gaps: 0 };
  /** The products that may have another place in the list, in the order of the reports. */
  const moved: string[] = [];
  const feed = new ChangeFeed({
    url: databaseUrl,
    prepares,
    onChange: (id, moves) => {
      reported.changed.add(id);
      if (moves) moved.push(id);
    },
    onRegrouping: () => undefined,
    onGap: () => {
      reported.gaps += 1;
    },
    onTrouble: () => undefined,
  });
  feeds.push(feed);
  /** Confirms, and returns what was reported since the last call. */
  const look = async (): Promise<Reported> => {
    await feed.confirm();
    const result = reported;
    reported = { changed: new Set(), gaps: 0 };
    return result;
  };
  const first = await until(
    () => look().catch(() => undefined),
    (result) => result !== undefined,
  );
  return { look, first, moved };
}

const change = (id: string, client = sql) =>
  client.query('UPDATE product SET subtitle = random()::text WHERE id = $1', [id]);

/** A session's open transaction: what it has changed, and what it had at its savepoint. */
type Open = { changed: string[]; savepoint?: number };

/** Transactions in several sessions whose steps interleave at random. */
class Interleaving {
  private readonly open = new Map<pg.Client, Open>();
  /** Ids committed since the last call of `takeCommitted`. */
  private committed = new Set<string>();

  async step(): Promise<void> {
    const client = sessions[random(sessions.length)];
    if (!client) return;
    const transaction = this.open.get(client);
    if (!transaction) {
      await client.query(
        `BEGIN ISOLATION LEVEL ${random(2) ? 'READ COMMITTED' : 'REPEATABLE READ'}`,
      );
      this.open.set(client, { changed: [] });
      return;
    }
    const action = random(10);
    if (action < 5) await this.changeOne(client, transaction);
    else if (action === 5) {
      await client.query('SAVEPOINT here');
      transaction.savepoint = transaction.changed.length;
    } else if (action === 6 && transaction.savepoint !== undefined) {
      await client.query('ROLLBACK TO here');
      transaction.changed.length = transaction.savepoint;
    } else await this.end(client, transaction, action < 9);
  }

  /** Returns the products that were changed by the transactions committed since the last call. */
  takeCommitted(): Set<string> {
    const { committed } = this;
    this.committed = new Set();
    return committed;
  }

  async endAll(): Promise<void> {
    for (const [client, transaction] of [...this.open]) await this.end(client, transaction, true);
  }

  /** Changes a product that no other transaction has locked or, as this one sees it, changed. */
  private async changeOne(client: pg.Client, transaction: Open): Promise<void> {
    const mine = sessions.indexOf(client);
    const own = ids.filter((_, index) => index % sessions.length === mine);
    const id = own[random(own.length)] ?? '';
    await change(id, client);
    transaction.changed.push(id);
  }

  private async end(client: pg.Client, { changed }: Open, commits: boolean): Promise<void> {
    await client.query(commits ? 'COMMIT' : 'ROLLBACK');
    this.open.delete(client);
    if (commits) for (const id of changed) this.committed.add(id);
  }
}

it(`reports exactly what was committed since, in any interleaving of transactions (TEST_SEED=${seed})`, async () => {
  const [one, two] = [await openFeed(), await openFeed(false)];
  const transactions = new Interleaving();
  let confirmed = 0;
  let unseen = new Set<string>();
  for (let step = 0; step < STEPS; step += 1) {
    await transactions.step();
    if (random(4) > 0) continue;
    const committed = transactions.takeCommitted();
    expect(await one.look()).toEqual({ changed: committed, gaps: 0 });
    unseen = new Set([...unseen, ...committed]);
    if (random(8) > 0) continue;
    expect(await two.look()).toEqual({ changed: unseen, gaps: 0 }); // a process that slept
    confirmed += unseen.size;
    unseen = new Set();
  }
  await transactions.endAll();
  expect(await one.look()).toEqual({ changed: transactions.takeCommitted(), gaps: 0 });
  expect(confirmed).toBeGreaterThan(100);
});

it('reports a change once, through whichever table it was made', async () => {
  const { look } = await openFeed();
  const [id = ''] = ids;
  const changes = [
    `UPDATE product_variant SET inventory_quantity = inventory_quantity + 1 WHERE product_id = $1`,
    `UPDATE money_amount SET amount = amount + 1 WHERE id IN (
       SELECT money_amount_id FROM product_variant_money_amount link
         JOIN product_variant v ON v.id = link.variant_id WHERE v.product_id = $1)`,
    `UPDATE product_variant_money_amount SET updated_at = now() WHERE variant_id IN (
       SELECT id FROM product_variant WHERE product_id = $1)`,
  ];
  for (const text of changes) {
    await sql.query(text, [id]);
    expect(await look()).toEqual({ changed: new Set([id]), gaps: 0 });
  }
  await sql.query('UPDATE product SET title = title WHERE id = $1', [id]);
  expect(await look()).toEqual({ changed: new Set(), gaps: 0 });
});

it('says which changes may move a product in the list, or take it out', async () => {
  const { look, moved } = await openFeed();
  const [id = ''] = ids;
  const variant = 'UPDATE product_variant SET %s WHERE product_id = $1';
  const changes = [
    [variant.replace('%s', 'inventory_quantity = 77'), false],
    [variant.replace('%s', "title = 'Another'"), false],
    [variant.replace('%s', 'inventory_quantity = 78, deleted_at = now()'), true],
    [variant.replace('%s', 'deleted_at = NULL'), true],
    [variant.replace('%s', 'variant_rank = 7'), true],
    ["UPDATE product SET status = 'draft' WHERE id = $1", true],
    ["UPDATE product SET status = 'published' WHERE id = $1", true],
  ] as const;
  for (const [text, moves] of changes) {
    await sql.query(text, [id]);
    expect(await look()).toEqual({ changed: new Set([id]), gaps: 0 });
    expect(moved.splice(0)).toEqual(moves ? [id] : []);
  }
});

it('reports a gap first, and after the tables were emptied by a crash', async () => {
  const { look, first } = await openFeed();
  expect(first?.gaps).toBe(1);
  await sql.query('TRUNCATE catalogue_change, catalogue_change_epoch');
  await sql.query(BEGIN_EPOCH); // as another process does
  expect(await look()).toMatchObject({ gaps: 1 });
  await sql.query('TRUNCATE catalogue_change, catalogue_change_epoch');
  expect(await look()).toMatchObject({ gaps: 1 });
  expect(await look()).toEqual({ changed: new Set(), gaps: 0 });
});

it('reports a gap for more changes than it reads', async () => {
  const { look } = await openFeed();
  await sql.query(
    'INSERT INTO catalogue_change (product_id, moves) SELECT n::text, false FROM generate_series(1, 10001) n',
  );
  expect(await look()).toEqual({ changed: new Set(), gaps: 1 });
});

describe('pruning', () => {
  const prune = () => sql.query(PRUNE_CHANGES, [0]);
  const countRows = async () => {
    const { rows } = await sql.query<{ rows: number }>(
      'SELECT count(*)::int AS rows FROM catalogue_change',
    );
    return rows[0]?.rows;
  };

  it('deletes changes only in the round after the next', async () => {
    await prune();
    await prune();
    await change(ids[0] ?? '');
    expect(await countRows()).toBe(1);
    await prune();
    expect(await countRows()).toBe(1);
    await prune();
    expect(await countRows()).toBe(0);
  });

  it('loses nothing that a process has not read', async () => {
    const [awake, asleep] = [await openFeed(), await openFeed()];
    for (const id of ids.slice(0, 5)) {
      await change(id);
      await prune();
      expect(await awake.look()).toEqual({ changed: new Set([id]), gaps: 0 });
    }
    expect(await asleep.look()).toMatchObject({ gaps: 1 });
  });

  it('keeps the changes of long transactions, and costs other processes no reload', async () => {
    const [long] = sessions as [pg.Client];
    const { look } = await openFeed();
    await long.query('BEGIN');
    await change(ids[0] ?? '', long);
    for (const id of ids.slice(1, 6)) {
      await change(id);
      await prune();
      expect(await look()).toEqual({ changed: new Set([id]), gaps: 0 });
    }
    await long.query('COMMIT');
    expect(await look()).toEqual({ changed: new Set([ids[0] ?? '']), gaps: 0 });
  });

  it('happens once in its interval', async () => {
    expect((await sql.query(PRUNE_CHANGES, [3600])).rowCount).toBe(0);
    const { rows } = await sql.query<{ recent: boolean }>(
      `SELECT rotated_at > now() - interval '1 minute' AS recent FROM catalogue_change_epoch`,
    );
    expect(rows).toEqual([{ recent: true }]);
  });
});
