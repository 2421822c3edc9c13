import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import { backendEnvironment } from '@harrow/testing/backend-environment';
import { useOwnPostgres } from '@harrow/testing/own-postgres';
import { describeWithPostgres15, POSTGRES_15 } from '@harrow/testing/postgres-15';
import { shopping } from '@harrow/testing/shopping';
import { besideDatabase } from '@harrow/testing/template-database';
import { useTestShop } from '@harrow/testing/test-shop';

const SCRIPT = path.resolve(__dirname, '..', 'dist', 'backup.js');

describeWithPostgres15('the backup', () => {
  const folder = temporaryFolder();
  const [backups, images] = [path.join(folder, 'backups'), path.join(folder, 'images')];
  let [databaseUrl, checkUrl] = ['', ''];

  useOwnPostgres(POSTGRES_15);
  const shop = useTestShop(async (copy) => {
    await besideDatabase(copy, 'CREATE DATABASE harrow_check');
    databaseUrl = copy;
    checkUrl = Object.assign(new URL(copy), { pathname: '/harrow_check' }).href;
    return {};
  });

  const environment = () => ({
    ...backendEnvironment({ databaseUrl, backendPort: 1 }),
    PATH: [path.dirname(POSTGRES_15.postgres), process.env.PATH].join(':'),
    BACKUP_DIRECTORY: backups,
    BACKUP_CHECK_URL: checkUrl,
    IMAGE_DIRECTORY: images,
  });

  /** Runs the program while this process goes on, as its connections would be closed otherwise. */
  async function run(settings: NodeJS.ProcessEnv = {}, ...parameters: string[]) {
    const child = spawn(process.execPath, [SCRIPT, ...parameters], {
      env: { ...environment(), ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'close');
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [status] = (await ended) as [number];
    return { status, stdout, stderr };
  }

  const named = (ending: string) =>
    readdirSync(backups)
      .filter((name) => name.endsWith(ending))
      .map((name) => path.join(backups, name));

  beforeAll(async () => {
    mkdirSync(images);
    writeFileSync(path.join(images, 'plough.webp'), 'a picture');
    const [ada, product] = [await shop.customer(), await shop.product()];
    await shopping(shop).paidOrder(ada, product);
  });

  it('is written, restored into the second database, and found to be the same', async () => {
    const { status, stdout, stderr } = await run();
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^Written: harrow-.*\.dump\nThe restored copy of .* is the same: \d\d+ tables\.\n$/,
    );
    expect(named('').map((file) => path.extname(file))).toEqual(['.gz', '.dump', '.json']);
    const { stdout: list } = spawnSync('tar', ['-tzf', named('.tar.gz')[0] ?? ''], {
      encoding: 'utf8',
    });
    expect(list).toContain('./plough.webp');
  });

  it('is the shop of one moment, while others order', async () => {
    const ada = await shop.customer();
    const orders = { isOver: false, placed: 0 };
    const ordering = (async () => {
      while (!orders.isOver) {
        await shopping(shop).order(ada, await shop.product());
        orders.placed += 1;
      }
    })();
    const { status } = await run();
    orders.isOver = true;
    await ordering;
    expect([status, orders.placed > 0]).toEqual([0, true]);
  });

  it('names each table that differs from what was dumped', async () => {
    const [dumped = ''] = named('.dump');
    const record = dumped.replace('.dump', '.json');
    const digests = readFileSync(record, 'utf8');
    writeFileSync(record, digests.replace(/("customer": ")(\d+) /, '$17 '));
    const { status, stderr } = await run({}, '--check', dumped);
    writeFileSync(record, digests);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^The restored copy differs from the shop:\ncustomer: 7 rows in the backup, \d+ restored, or other contents\n$/,
    );
  });

  it('is refused when the dump is damaged', async () => {
    const [dumped = ''] = named('.dump');
    const bytes = readFileSync(dumped);
    writeFileSync(dumped, bytes.subarray(0, bytes.length / 2));
    const { status, stderr } = await run({}, '--check', dumped);
    writeFileSync(dumped, bytes);
    expect([status, stderr.startsWith('pg_restore failed: ')]).toEqual([1, true]);
  });

  it('leaves nothing behind that looks like a backup if it fails, and removes none', async () => {
    const before = named('');
    for (const file of before) utimesSync(file, 0, 0);
    const { status, stderr } = await run({ DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/c' });
    expect(status).toBe(1);
    expect(stderr).toContain('ECONNREFUSED');
    expect(stderr).not.toContain('secret');
    expect(named('')).toEqual(before);
    expect((await run({ PATH: '/nowhere' })).stderr).toContain(
      'pg_dump cannot be started (ENOENT).',
    );
    expect(named('')).toEqual(before);
  });

  it('removes older ones after a good one', async () => {
    const before = named('.dump');
    const { status, stdout } = await run();
    expect(status).toBe(0);
    expect(stdout).toContain('files that are older.');
    expect(named('.dump').filter((file) => before.includes(file))).toEqual([]);
    expect(named('.dump')).toHaveLength(1);
  });

  it('never empties a database whose name does not say so', async () => {
    const { status, stderr } = await run({ BACKUP_CHECK_URL: databaseUrl });
    expect(status).toBe(1);
    expect(stderr).toContain(
      'BACKUP_CHECK_URL is wrong: it must name a database whose name ends in _check',
    );
  });
});
