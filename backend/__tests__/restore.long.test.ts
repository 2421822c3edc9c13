import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import { backendEnvironment } from '@harrow/testing/backend-environment';
import { useOwnPostgres } from '@harrow/testing/own-postgres';
import { describeWithPostgres15, POSTGRES_15 } from '@harrow/testing/postgres-15';
import { shopping } from '@harrow/testing/shopping';
import { besideDatabase } from '@harrow/testing/template-database';
import { type Person, useTestShop } from '@harrow/testing/test-shop';

const ROOT = path.resolve(__dirname, '..', '..');
const PASSWORD = 'harrow';

/** The blocks of commands in the section about backup and restore. */
function documented() {
  const text = readFileSync(path.join(ROOT, 'docs', 'operations.md'), 'utf8');
  const [, section = ''] = /\n## Backup and restore\n([\s\S]*?)\n## /.exec(text) ?? [];
  const blocks = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const [backup = '', check = '', restore = '', rename = '', remove = '', ...others] = blocks;
  expect(others).toEqual([]);
  return { backup, check, restore, rename, remove };
}

/**
 * Runs what `docker compose` is asked to run in a container as a process of this machine, with its input
 * from a pipe as there, and notes each call.
 */
const DOCKER = `#!/bin/sh
echo "$*" >> notes
shift
if [ "$*" = 'run --rm migrate' ]; then exec node '${path.join(ROOT, 'backend/dist/migrate.js')}'; fi
[ "$1 $2" = 'exec -T' ] || exit 0
program=$4
shift 4
if [ "$program" = tar ]; then shift 2; set -- -C images "$@"; fi
cat | "$program" "$@"
`;

describeWithPostgres15('the commands for backup and restore', () => {
  const folder = temporaryFolder();
  const inFolder = (...names: string[]) => path.join(folder, ...names);
  const steps = documented();
  let url: URL;
  let ada: Person;
  let orderId: string;

  const notes = () => readFileSync(inFolder('notes'), 'utf8');

  /** Runs commands until one fails; returns the exit code of the last. */
  function run(...blocks: string[]) {
    writeFileSync(inFolder('notes'), '');
    const { status, stdout } = spawnSync('sh', ['-e', '-c', blocks.join('')], {
      cwd: folder,
      env: {
        ...backendEnvironment({ databaseUrl: url.href, backendPort: 1 }),
        PATH: [folder, path.dirname(POSTGRES_15.postgres), process.env.PATH].join(':'),
        PGHOST: url.hostname,
        PGPORT: url.port,
        PGPASSWORD: PASSWORD,
      },
      encoding: 'utf8',
    });
    return { status, stdout };
  }

  /** Queries a database of the server. */
  async function query<Row extends object>(database: string, text: string): Promise<Row[]> {
    const client = new pg.Client(Object.assign(new URL(url), { pathname: database }).href);
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  const databases = async () => {
    const rows = await query<{ datname: string }>(
      'postgres',
      `SELECT datname FROM pg_database WHERE datname LIKE 'harrow%' ORDER BY 1`,
    );
    return rows.map(({ datname }) => datname);
  };

  /** Tables, indexes, triggers, functions and views of a database. */
  const schemaOf = (database: string) =>
    query(
      database,
      `SELECT relkind::text AS kind, relname::text AS name FROM pg_class
         WHERE relnamespace = 'public'::regnamespace
       UNION ALL SELECT 'trigger ' || tgenabled::text, tgrelid::regclass || ' ' || tgname FROM pg_trigger
         WHERE NOT tgisinternal
       UNION ALL SELECT 'function', proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
       UNION ALL SELECT 'extension', extname FROM pg_extension
       ORDER BY 1, 2`,
    );

  useOwnPostgres(POSTGRES_15);
  const shop = useTestShop(async (copy) => {
    const template = new URL(copy).pathname.slice(1);
    await besideDatabase(copy, `CREATE ROLE harrow SUPERUSER LOGIN PASSWORD '${PASSWORD}'`);
    await besideDatabase(copy, `CREATE ROLE farm LOGIN PASSWORD '${PASSWORD}'`);
    await besideDatabase(copy, `CREATE DATABASE harrow TEMPLATE ${template} OWNER harrow`);
    const change = { pathname: 'harrow', username: 'harrow', password: PASSWORD };
    url = Object.assign(new URL(copy), change);
    return { DATABASE_URL: url.href };
  });

  beforeAll(async () => {
    writeFileSync(inFolder('docker'), DOCKER);
    chmodSync(inFolder('docker'), 0o755);
    mkdirSync(inFolder('images'));
    writeFileSync(inFolder('images', 'plough.webp'), 'a picture');
    ada = await shop.customer();
    ({ orderId } = await shopping(shop).paidOrder(ada, await shop.product()));
    expect(run(steps.backup)).toMatchObject({ status: 0 });
  });

  it.each([0.001, 0.1, 0.5, 0.999])(
    'find a dump of which only %d was written, before anything is stopped or created',
    async (part) => {
      const dump = readFileSync(inFolder('shop.dump'));
      writeFileSync(inFolder('shop.dump'), dump.subarray(0, Math.floor(dump.length * part)));
      expect(run(...Object.values(steps).slice(1)).status).not.toBe(0);
      writeFileSync(inFolder('shop.dump'), dump);
      expect(notes()).not.toMatch(/stop|createdb|dropdb|psql/);
      expect(await databases()).toEqual(['harrow']);
      expect(await shopping(shop).read(ada, orderId)).toMatchObject({ paid: true });
    },
  );

  it('leave the old database as it is when the restore fails', async () => {
    const broken = steps.restore.replace('--exit-on-error', '--role no_such_role --exit-on-error');
    expect(run(steps.check, broken, steps.rename, steps.remove).status).not.toBe(0);
    expect(await databases()).toEqual(['harrow', 'harrow_restored']);
    expect(await shopping(shop).read(ada, orderId)).toMatchObject({ paid: true });
    expect(run('docker compose exec -T postgres dropdb --username harrow harrow_restored')).toEqual(
      { status: 0, stdout: '' },
    );
  });

  it('restore as the owner of the database, who may create none', async () => {
    const commands = [
      'createdb --username harrow --owner farm --template template0 harrow_of_farm',
      'pg_restore --username farm --exit-on-error --no-owner --dbname harrow_of_farm shop.dump',
    ];
    expect(run(commands.join('\n'))).toMatchObject({ status: 0 });
    expect(await schemaOf('harrow_of_farm')).toEqual(await schemaOf('harrow'));
    await query('postgres', 'DROP DATABASE harrow_of_farm');
  });

  it('bring back the shop of the dump, and remove the old database last', async () => {
    const shopper = shopping(shop);
    const late = await shopper.order(ada, await shop.product());
    await shop.stopBackends();
    rmSync(inFolder('images', 'plough.webp'));
    const schema = await schemaOf('harrow');
    const { status, stdout } = run(steps.check, steps.restore, steps.rename);
    expect(status).toBe(0);
    expect(stdout).toContain('dbname: harrow\n');
    expect(await databases()).toEqual(['harrow', 'harrow_old']);
    expect(await schemaOf('harrow')).toEqual(schema);
    expect(existsSync(inFolder('images', 'plough.webp'))).toBe(true);

    await shop.startBackend();
    const { token } = ada;
    expect(await shopper.read(ada, orderId)).toMatchObject({ paid: true });
    expect((await shop.request('GET', `/orders/${late}`, { token })).status).toBe(404);
    await shopper.order(ada, await shop.product());
    expect(run(steps.remove).status).toBe(0);
    expect(await databases()).toEqual(['harrow']);
  });
});
