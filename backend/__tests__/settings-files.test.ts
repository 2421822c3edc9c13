import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backendEnvironment } from '@harrow/testing/backend-environment';
import { until } from '@harrow/testing/shopping';
import { freePort } from '@harrow/processes/free-port';

const ROOT = path.resolve(__dirname, '..', '..');
const CHECK = path.join(ROOT, 'backend', 'dist', 'check-settings.js');
const SERVE = path.join(ROOT, 'storefront', 'build', 'serve.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'harrow-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const started = () =>
  backendEnvironment({ databaseUrl: process.env.TEST_POSTGRES_URL ?? '', backendPort: 1 });

const check = (environment: NodeJS.ProcessEnv, ...parameters: string[]) =>
  spawnSync(process.execPath, [CHECK, ...parameters], {
    cwd: folder,
    env: { NODE_OPTIONS: started().NODE_OPTIONS, ...environment }, // with the cache of modules
    encoding: 'utf8',
  });

describe('check-settings', () => {
  it('reads .env in the working directory, below the environment', () => {
    writeFileSync(path.join(folder, '.env'), 'CURRENCY=huf\nRATE_LIMIT=maybe\n');
    const { stderr } = check({ CURRENCY: 'usd' });
    expect(stderr).toContain('RATE_LIMIT is wrong: it must be on or off.');
    expect(stderr).not.toContain('CURRENCY');
  });

  it('reads the file that ENV_FILE names, and says if it cannot be read', () => {
    writeFileSync(path.join(folder, 'shop.env'), 'RATE_LIMIT=maybe\n');
    expect(check({ ENV_FILE: 'shop.env' }).stderr).toContain('RATE_LIMIT is wrong');
    const { status, stderr } = check({ ENV_FILE: 'other.env' });
    expect([status, stderr]).toEqual([1, 'The file of settings other.env cannot be read.\n']);
  });

  it('accepts settings whose services answer', () => {
    const { status, stderr } = check(started());
    expect([status, stderr]).toEqual([0, '']);
  });

  it('names each service that is away, unless it is offline', () => {
    const away = {
      ...started(),
      DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c',
      REDIS_URL: 'redis://127.0.0.1:1',
    };
    const { status, stderr } = check(away);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Cannot connect to PostgreSQL .*\nCannot connect to Redis .*\n$/);
    expect(check(away, '--offline').status).toBe(0);
  });
});

it('the storefront’s server starts in any folder, with the settings of a file there', async () => {
  const port = await freePort();
  const settings = [
    `STOREFRONT_PORT=${port}`,
    'STOREFRONT_URL=https://shop.example',
    'BACKEND_URL=https://api.example',
    'BACKEND_ORIGINS=http://127.0.0.1:9',
    'FIREBASE_API_KEY=key',
    'FIREBASE_AUTH_DOMAIN=shop.example',
    'FIREBASE_PROJECT_ID=shop',
  ];
  writeFileSync(path.join(folder, '.env'), settings.join('\n'));
  const server = spawn(process.execPath, [SERVE], { cwd: folder, env: {}, stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    const status = () =>
      fetch(`http://127.0.0.1:${port}/favicon.svg`).then(
        (answer) => answer.status,
        () => 0,
      );
    expect(await until(status, (code) => code !== 0)).toBe(200);
  } finally {
    server.kill();
    await ended;
  }
});
