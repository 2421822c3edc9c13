import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import { backendEnvironment } from '@harrow/testing/backend-environment';
import { useTestShop } from '@harrow/testing/test-shop';

const ROOT = path.resolve(__dirname, '..', '..');
const NAME = 'test-bulletin';
const folder = path.join(temporaryFolder(), NAME);

const run = (script: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, ['--import', 'tsx', path.join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });

const compile = (folders: string) =>
  run('backend/scripts/compile.mjs', ['--own-plugins'], { SHOP_PLUGINS: folders });

const runBackend = (program: string, databaseUrl: string, settings: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, [path.join(ROOT, 'backend/dist', program)], {
    env: { ...backendEnvironment({ databaseUrl, backendPort: 0 }), ...settings },
    encoding: 'utf8',
  });

const migrate = (databaseUrl: string, settings: NodeJS.ProcessEnv) =>
  runBackend('migrate.js', databaseUrl, settings);

const changes = () =>
  spawnSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' }).stdout;

describe('a plugin that npm run plugin writes, outside the repository', () => {
  const before = changes();
  let database = '';
  const shop = useTestShop((databaseUrl) => {
    database = databaseUrl;
    expect(run('dev/plugin/main.ts', ['new', NAME, folder])).toMatchObject({ status: 0 });
    expect(compile(folder)).toMatchObject({ status: 0, stderr: '' });
    const settings = { SHOP_PLUGINS: folder };
    expect(migrate(databaseUrl, settings)).toMatchObject({ status: 0, stderr: '' });
    return settings;
  });
  afterAll(() => rmSync(path.join(ROOT, 'backend', 'own-plugins', NAME), { recursive: true }));

  it('answers in a running shop, from its table, by its rules', async () => {
    const call = (method: string, token?: string, body?: object) =>
      shop.request(method, `/${NAME}`, { token, body });
    const text = 'Open on Saturday';
    expect(await call('GET')).toMatchObject({ status: 200, body: [] });
    expect((await call('POST', undefined, { text })).status).toBe(401);
    expect((await call('POST', (await shop.customer()).token, { text })).status).toBe(403);
    const { token } = await shop.admin();
    expect(await call('POST', token, { text: '' })).toMatchObject({
      status: 422,
      body: { code: 'invalid_body', fields: { text: expect.any(String) as string } },
    });
    expect(await call('POST', token, { text })).toMatchObject({ status: 201 });
    expect(await call('GET')).toMatchObject({ body: [{ text }] });
    expect(await shop.sql('SELECT text FROM own_test_bulletin')).toEqual([{ text }]);
  });

  it('is in the description of the API and in the metrics', async () => {
    const { body } = await shop.request('GET', '/openapi.json');
    expect(body).toMatchObject({
      paths: { [`/${NAME}`]: { get: { summary: expect.any(String) as string } } },
    });
    const metrics = await (await fetch(`${shop.url}/metrics`)).text();
    expect(metrics).toContain(`route="/${NAME}",status="200"`);
  });

  it('has types that the compiler accepts', () => {
    // the packages of the shop are found from inside the repository
    const copy = path.join(ROOT, '.cache', 'own-plugin-types', NAME);
    rmSync(copy, { recursive: true, force: true });
    mkdirSync(path.dirname(copy), { recursive: true });
    expect(run('dev/plugin/main.ts', ['new', NAME, copy]).status).toBe(0);
    const { status, stdout } = run('node_modules/typescript/bin/tsc', ['-p', copy]);
    rmSync(copy, { recursive: true });
    expect([status, stdout]).toEqual([0, '']);
  });

  it('changes no file of the shop', () => {
    expect(changes()).toBe(before);
  });

  it('is refused where it takes the place of a call of the shop', () => {
    const file = path.join(folder, 'src', 'lib', 'operations.ts');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(`/${NAME}'`, "/reviews'"));
    expect(compile(folder).status).toBe(0);
    const { status, stderr } = runBackend('server.js', database, { SHOP_PLUGINS: folder });
    expect(status).toBe(1);
    expect(stderr).toContain('GET /reviews is a call of the shop or of another plugin');
  });
});

describe('a setting that names no plugin', () => {
  it('is told by the build', () => {
    const nothing = path.join(folder, '..', 'nothing');
    expect(compile(nothing)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`${nothing} is no plugin: it has no package.json`) as string,
    });
    mkdirSync(path.join(folder, '..', 'reviews'));
    appendFileSync(path.join(folder, '..', 'reviews', 'package.json'), '{}');
    expect(compile(path.join(folder, '..', 'reviews')).stderr).toContain(
      'the shop has a plugin of the name reviews',
    );
  });

  it('is told by the backend', () => {
    const { status, stderr } = migrate('postgres://a:b@127.0.0.1:1/c', { SHOP_PLUGINS: '/x/none' });
    expect(status).toBe(1);
    expect(stderr).toContain(
      'SHOP_PLUGINS is wrong: it must name folders of plugins that are compiled',
    );
    expect(existsSync(path.join(ROOT, 'backend', 'own-plugins', 'none'))).toBe(false);
  });
});
