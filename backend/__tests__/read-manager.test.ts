import type { ReadManager } from '@harrow/plugin-kit';
import { openReadManager } from '../src/database/read-replica';

const SETTINGS = { DATABASE_PREPARED_STATEMENTS: true, DATABASE_POOL_SIZE: 1 };

/** The queries that have reached the primary. */
const asked: string[] = [];
const primary: ReadManager = {
  query<Rows>(text: string) {
    asked.push(text);
    return Promise.resolve([{ from: 'primary' }] as Rows);
  },
};
const lines: string[] = [];
const note = (_: unknown, line?: string) => lines.push(line ?? '');
const log = { info: note, warn: note };

/** Opens a manager that reads from the tests' server as its replica, for one test. */
async function withReplica(
  test: (readManager: ReadManager) => Promise<void>,
  url = process.env.TEST_POSTGRES_URL,
) {
  asked.length = 0;
  lines.length = 0;
  const opened = openReadManager({ ...SETTINGS, DATABASE_READ_URL: url }, log, primary);
  await test(opened.readManager);
  await opened.close();
}

it('is the primary without a replica', () => {
  const { readManager } = openReadManager(SETTINGS, log, primary);
  expect(readManager).toBe(primary);
});

it('reads from the replica, with parameters', () =>
  withReplica(async (readManager) => {
    const rows = await readManager.query(`SELECT $1::int + 1 AS next`, [1]);
    expect(rows).toEqual([{ next: 2 }]);
    expect(asked).toEqual([]);
  }));

it('cannot write, even if the replica is the primary', () =>
  withReplica(async (readManager) => {
    const write = readManager.query('UPDATE store SET name = name');
    await expect(write).rejects.toMatchObject({ code: '25006' });
    expect(asked).toEqual([]);
  }));

it('does not repeat a query on the primary that was cancelled for its duration', () =>
  withReplica(async (readManager) => {
    const cancelled = readManager.query('SELECT pg_cancel_backend(pg_backend_pid()), pg_sleep(1)');
    await expect(cancelled).rejects.toMatchObject({ code: '57014' });
    expect(asked).toEqual([]);
  }));

it('reads from the primary what fails on the replica, and logs that once', () =>
  withReplica(async (readManager) => {
    for (const text of ['SELECT * FROM not_yet_migrated', 'SELECT 1']) {
      expect(await readManager.query(text)).toEqual([{ from: 'primary' }]);
    }
    expect(asked).toHaveLength(2);
    expect(lines).toEqual(['A read of the replica failed; the primary answers.']);
  }));

it('reads from the primary if the replica refuses connections', () =>
  withReplica(async (readManager) => {
    expect(await readManager.query('SELECT 1')).toEqual([{ from: 'primary' }]);
  }, 'postgres://no:one@127.0.0.1:1/none'));
