import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { startChildService } from '@harrow/processes/child-service';
import { freePort } from '@harrow/processes/free-port';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import type { StorefrontOptions } from '@harrow/storefront/server/options-schema';
import { backendEnvironment } from '@harrow/testing/backend-environment';
import { MailServer } from '@harrow/testing/mail-server';
import { describeWithRedis, startRedisServer } from '@harrow/testing/redis-server';
import { createDatabase } from '@harrow/testing/template-database';
import { useTestShop } from '@harrow/testing/test-shop';
import { examine } from '../src/doctor/examine';

const ROOT = path.resolve(__dirname, '..', '..');
const DOCTOR = path.join(ROOT, 'backend', 'dist', 'doctor.js');
const METRICS_TOKEN = 'the-metrics-token-of-the-test-shop';

const shop = useTestShop({ METRICS_TOKEN, TRUST_PROXY: '0' });
const stopped = stoppedAfterwards();
const mails = new MailServer();

let folder: string;
let healthy: NodeJS.ProcessEnv;

async function startStorefront(port: number): Promise<void> {
  const root = path.join(ROOT, 'storefront');
  const options: StorefrontOptions = {
    host: '127.0.0.1',
    port,
    folder: path.join(root, 'dist'),
    renderFolder: path.join(root, 'build'),
    origin: `http://127.0.0.1:${port}`,
    backendOrigins: [shop.url],
    config: {
      backendUrl: shop.url,
      firebase: { apiKey: 'key', authDomain: 'demo.test', projectId: 'demo-harrow' },
      authEmulator: false,
    },
    policy: { backend: [shop.url], stripe: false },
  };
  const script = path.join(root, 'server', 'main.ts');
  stopped(await startChildService({ title: 'The storefront', script, options }));
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'harrow-doctor-'));
  const port = await freePort();
  await startStorefront(port);
  await mails.start();
  stopped(mails);
  writeFileSync(path.join(folder, 'harrow.dump'), 'a dump');
  healthy = {
    ...backendEnvironment({
      databaseUrl: shop.databaseUrl,
      backendPort: Number(new URL(shop.url).port),
      sandboxUrl: shop.sandbox.url,
    }),
    METRICS_TOKEN,
    BACKEND_URL: shop.url,
    STOREFRONT_URL: `http://localhost:${port}`,
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'demo.test',
    SMTP_URL: mails.url,
    MAIL_FROM: 'orders@harrow.invalid',
    IMAGE_DIRECTORY: path.join(folder, 'images'),
    BACKUP_DIRECTORY: folder,
  };
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns what is wrong with the healthy settings after some changes. */
async function wrongWith(changes: NodeJS.ProcessEnv = {}, isBeforeGoingLive = false) {
  const found = await examine({ ...healthy, ...changes }, isBeforeGoingLive);
  const wrong = found.filter(({ state }) => state === 'wrong');
  return wrong.map(({ about, text }) => `${about}: ${text}`).join('\n');
}

/** Runs the program, beside which the services of this process answer. */
async function run(changes: NodeJS.ProcessEnv = {}) {
  const doctor = spawn(process.execPath, [DOCTOR], {
    cwd: folder,
    env: { ...healthy, ...changes },
  });
  const [stdout] = await Promise.all([text(doctor.stdout), once(doctor, 'exit')]);
  return { status: doctor.exitCode, stdout };
}

it('finds nothing to mend in a healthy shop, and names what it has seen', async () => {
  const { status, stdout } = await run();
  expect(stdout).toMatch(/\n\nNothing to mend\.\n$/);
  expect(status).toBe(0);
  for (const seen of [
    /ok +Settings +Complete/,
    /ok +PostgreSQL +Version \d+.*, all migrations applied/,
    /ok +Stripe +The account acct_\w+ answers in test mode/,
    /ok +Stripe +The webhook at \S+ verifies signatures/,
    /ok +Firebase +The project demo-harrow-test answers/,
    /ok +Mail +The server 127\.0\.0\.1:\d+ accepts the login/,
    /ok +Addresses +http:\/\/localhost:\d+ and \S+ answer/,
    /ok +Addresses +The backend counts this computer as 127\.0\.0\.1/,
    /ok +Pictures +Written to and read from/,
    /ok +Backup +harrow\.dump is 0 hours old/,
  ]) {
    expect(stdout).toMatch(seen);
  }
});

it('exits with 1, and counts what is to mend', async () => {
  const { status, stdout } = await run({ SMTP_URL: '', RATE_LIMIT: 'maybe' });
  expect(status).toBe(1);
  expect(stdout).toMatch(/\nWRONG +Mail +No mail is sent[\s\S]*\n\n2 to mend\.\n$/);
});

/** Each mistake, and the one line that it must cause. */
it.each<[string, NodeJS.ProcessEnv, RegExp]>([
  ['a missing setting', { JWT_SECRET: '' }, /Settings: JWT_SECRET is missing/],
  ['a wrong setting', { RATE_LIMIT: 'maybe' }, /Settings: RATE_LIMIT is wrong/],
  [
    'no database',
    { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' },
    /PostgreSQL: It cannot be used/,
  ],
  ['no Redis', { REDIS_URL: 'redis://127.0.0.1:1' }, /Redis: It cannot be used/],
  [
    'too many connections',
    { DATABASE_POOL_SIZE: '2000' },
    /PostgreSQL: It allows \d+ connections, and a process opens up to 2001/,
  ],
  [
    'another key of Stripe',
    { STRIPE_API_KEY: 'sk_test_other' },
    /Stripe: It refuses STRIPE_API_KEY/,
  ],
  [
    'another webhook secret',
    { STRIPE_WEBHOOK_SECRET: 'whsec_other' },
    /Stripe: The backend at \S+ refuses the signature/,
  ],
  ['no key of Firebase', { FIREBASE_API_KEY: '' }, /Firebase: FIREBASE_API_KEY is missing/],
  [
    'no identity provider',
    { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1' },
    /Firebase: It does not answer/,
  ],
  [
    'a storefront of another domain',
    { STOREFRONT_URL: 'http://127.0.0.2:1' },
    /Firebase: 127\.0\.0\.2 is not an authorized domain/,
  ],
  ['no mail server', { SMTP_URL: 'smtp://127.0.0.1:1' }, /Mail: The server 127\.0\.0\.1:1 refuses/],
  ['no mails at all', { SMTP_URL: '', MAIL_FROM: '' }, /Mail: No mail is sent/],
  [
    'an unknown name',
    { BACKEND_URL: 'https://api.harrow.invalid' },
    /Addresses: api\.harrow\.invalid is not in the DNS/,
  ],
  [
    'another metrics token',
    { METRICS_TOKEN: 'another-metrics-token-of-the-test-shop' },
    /Addresses: The backend runs with another METRICS_TOKEN/,
  ],
  [
    'a store of pictures that is a file',
    { IMAGE_DIRECTORY: __filename },
    /Pictures: Pictures cannot be stored/,
  ],
  ['no folder of backups', { BACKUP_DIRECTORY: '/no/such' }, /Backup: \/no\/such cannot be read/],
])('finds %s', async (_mistake, changes, line) => {
  expect(await wrongWith(changes)).toMatch(line);
});

it('finds a backend where the storefront should answer', async () => {
  const wrong = await wrongWith({ STOREFRONT_URL: shop.url.replace('127.0.0.1', 'localhost') });
  expect(wrong).toMatch(/Addresses: \S+ answers 404, not as the storefront/);
});

it('finds that clients can choose their address', async () => {
  const port = await freePort();
  const script = path.join(ROOT, 'backend', 'dist', 'server.js');
  const env = { ...healthy, BACKEND_PORT: String(port), TRUST_PROXY: '1' };
  stopped(await startChildService({ title: 'The backend', script, env, log: () => undefined }));
  const wrong = await wrongWith({ BACKEND_URL: `http://127.0.0.1:${port}` });
  expect(wrong).toMatch(/Addresses: Clients can choose the address that limits count/);
});

it('finds a database without tables, and one of the previous release', async () => {
  const empty = await createDatabase();
  expect(await wrongWith({ DATABASE_URL: empty })).toMatch(/The database has no tables/);
  await shop.sql(`UPDATE migrations SET name = 'gone' WHERE name LIKE 'create-webhooks%'`);
  try {
    expect(await wrongWith()).toMatch(/PostgreSQL: 1 migrations are not applied yet/);
  } finally {
    await shop.sql(
      `UPDATE migrations SET name = 'create-webhooks-' || timestamp WHERE name = 'gone'`,
    );
  }
});

it('finds backups that are old or empty', async () => {
  const backups = mkdtempSync(path.join(folder, 'backups-'));
  expect(await wrongWith({ BACKUP_DIRECTORY: backups })).toMatch(/There is no backup in/);
  const dump = path.join(backups, 'shop.dump');
  writeFileSync(dump, 'a dump');
  const old = new Date(Date.now() - 48 * 3_600_000);
  utimesSync(dump, old, old);
  expect(await wrongWith({ BACKUP_DIRECTORY: backups })).toMatch(/is 48 hours old/);
  writeFileSync(dump, '');
  expect(await wrongWith({ BACKUP_DIRECTORY: backups })).toMatch(/shop\.dump is empty/);
});

it('refuses what belongs to the demonstration before going live', async () => {
  await shop.sql(`UPDATE store SET metadata = '{"demo_catalogue": true}'`);
  const wrong = await wrongWith({ BACKUP_DIRECTORY: '' }, true);
  for (const line of [
    /NODE_ENV is not production/,
    /STRIPE_API_KEY is a test key/,
    /ADMIN_EMAILS is empty/,
    /Papers would name Harrow Works/,
    /BACKUP_DIRECTORY is not set/,
    /filled with the demonstration/,
  ]) {
    expect(wrong).toMatch(line);
  }
});

describeWithRedis('with Redis', () => {
  it('finds one that evicts what it must keep', async () => {
    const redis = stopped(await startRedisServer());
    await redis.run('CONFIG SET maxmemory-policy noeviction');
    expect(await wrongWith({ REDIS_URL: redis.url })).toBe('');
    await redis.run('CONFIG SET maxmemory-policy allkeys-lru');
    expect(await wrongWith({ REDIS_URL: redis.url })).toMatch(/maxmemory-policy noeviction/);
  });
});
