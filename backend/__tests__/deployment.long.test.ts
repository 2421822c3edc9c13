import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { z } from 'zod';
import { backendEnvironment } from '@harrow/testing/backend-environment';
import { proxyHeaders } from '@harrow/storefront/server/proxy-headers';
import { MAX_RENDER_MEMORY } from '@harrow/images';
import { settingNames } from '../src/config/environment';

const ROOT = path.resolve(__dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const run = (script: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [path.join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });

const serviceSchema = z.looseObject({
  image: z.string(),
  user: z.string().optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  restart: z.string(),
  tmpfs: z.array(z.string()),
  shm_size: z.string().optional(),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  deploy: z.object({
    resources: z.object({
      limits: z.object({ cpus: z.string(), memory: z.string(), pids: z.number() }),
    }),
  }),
});
/** The strict schema verifies that each service is confined. */
const composeSchema = z.object({ services: z.record(z.string(), serviceSchema) });

/** Converts a size in the notation of Compose, tmpfs or Redis to megabytes. */
function megabytes(size = ''): number {
  const [, number, unit = ''] = /^(\d+)([mg])b?$/i.exec(size) ?? [];
  return Number(number) * (unit.toLowerCase() === 'g' ? 1024 : 1);
}

const compose = read('docker-compose.yml');
const dockerfile = read('deploy/Dockerfile');
const services = () => composeSchema.parse(parse(compose, { merge: true })).services;
type Service = z.infer<typeof serviceSchema>;
const runsOn = ({ restart }: { restart: string }) => restart !== 'no';

/** Disabled rules: matters of style, and two that the file breaks on purpose. */
const DISABLED_RULES = [
  'service-keys-order', // services list their keys in the order of their lifecycle
  'services-alphabetical-order',
  'top-level-properties-order',
  'no-build-and-image', // the image is built here and shared by other services
  'no-unbound-port-interfaces', // the proxy is public
];

it('has valid Compose files', () => {
  const rules = DISABLED_RULES.flatMap((rule) => ['--disable-rule', rule]);
  const files = ['docker-compose.yml', 'docker-compose.dev.yml'];
  const linter = 'node_modules/dclint/bin/dclint.cjs';
  const { status, stdout } = run(linter, [...files, ...rules, '--max-warnings', '0']);
  expect({ status, stdout }).toMatchObject({ status: 0 });
});

it('has a valid Dockerfile', () => {
  expect(validate(dockerfile)).toEqual([]);
});

it('confines each service: limits, no capabilities, read-only, not root', () => {
  const all = services();
  expect(Object.keys(all)).toEqual([
    'settings',
    'postgres',
    'redis',
    'migrate',
    'seed',
    'backend-1',
    'backend-2',
    'storefront-1',
    'storefront-2',
    'proxy',
  ]);
  for (const [name, { image, user }] of Object.entries(all)) {
    const stage = /^harrow-(\w+):/.exec(image)?.[1];
    const ofImage = stage && dockerfile.split(`AS ${stage}\n`)[1]?.split('\nFROM')[0];
    const runsAs = user ?? /^USER (\S+)$/m.exec(ofImage ?? '')?.[1];
    expect([name, runsAs]).toEqual([name, expect.stringMatching(/^(postgres|redis|node|101)$/)]);
  }
});

it('has a health check for each long-running service', () => {
  const unchecked = Object.entries(services()).filter(
    ([, service]) => runsOn(service) && !service.healthcheck,
  );
  expect(unchecked).toEqual([]);
});

/** Megabytes that Node uses in addition to its heap: code, buffers, threads. */
const OUTSIDE_HEAP = 256;
/** Megabytes per PostgreSQL connection, including its sorts and hashes. */
const PER_CONNECTION = 16;
/** The pool size of a backend, which has one more connection for notifications. */
const POOL_SIZE = 20;
/** Megabytes for nginx with its maximum number of connections. */
const FOR_NGINX = 128;

/** Returns the megabytes that a service may use with its settings, excluding its tmpfs. */
function mayUse({ image, command = [], environment, shm_size, ...service }: Service): number {
  const { NODE_OPTIONS = '' } = environment;
  const heap = Number(/--max-old-space-size=(\d+)/.exec(NODE_OPTIONS)?.[1]);
  if (image.startsWith('redis')) {
    return 2 * megabytes(command[command.indexOf('--maxmemory') + 1]);
  }
  if (image.startsWith('postgres')) {
    return megabytes(shm_size) + 2 * (POOL_SIZE + 1) * PER_CONNECTION;
  }
  if (image.startsWith('harrow-proxy')) return FOR_NGINX;
  const rendersPictures = runsOn(service) && image.startsWith('harrow-backend');
  return heap + OUTSIDE_HEAP + (rendersPictures ? MAX_RENDER_MEMORY / 1024 ** 2 : 0);
}

it('gives each service the memory that its settings allow it to use', () => {
  for (const [name, service] of Object.entries(services())) {
    const inTmpfs = service.tmpfs.map((line) => megabytes(/size=(\w+)/.exec(line)?.[1]));
    const needed = inTmpfs.reduce((sum, size) => sum + size, mayUse(service));
    expect([name, Number.isInteger(needed)]).toEqual([name, true]);
    const { memory } = service.deploy.resources.limits;
    expect([name, needed, megabytes(memory) >= needed]).toEqual([name, needed, true]);
  }
});

it('gives the backends known settings, and runs existing files', () => {
  const ofNode = ['NODE_OPTIONS'];
  for (const { image, command = [], environment } of Object.values(services())) {
    if (!image.startsWith('harrow-backend')) continue;
    const checked = command.slice(2); // the variables that check-settings requires
    const known = [...settingNames, ...ofNode, ...checked];
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
    expect(command[0]).toBe('node');
    const source = command[1]?.replace('dist', 'src').replace(/js$/, 'ts') ?? '';
    expect(read(source)).not.toBe('');
  }
});

it('gives the storefront every setting that its server requires', () => {
  const required = [
    ...read('storefront/server/serve.ts').matchAll(/^ {4}([A-Z_]+): (?:text|first)/gm),
  ];
  expect(required.length).toBeGreaterThan(4);
  const { 'storefront-1': one, 'storefront-2': other } = services();
  for (const [, name = ''] of required) {
    expect([name, one?.environment[name], other?.environment[name]]).not.toContain(undefined);
  }
});

it('gives the storefronts all files of their build, and one folder for those of all releases', () => {
  const image = dockerfile.split('AS storefront\n')[1]?.split('\nFROM')[0] ?? '';
  expect(image).toContain('COPY --from=build /shop/storefront/dist/ storefront/dist/\n');
  const volumes = z.array(z.string());
  for (const name of ['storefront-1', 'storefront-2']) {
    const service = services()[name];
    const folder = service?.environment.STOREFRONT_KEPT_FOLDER ?? 'none';
    expect(volumes.parse(service?.volumes)).toEqual([`assets:${folder}`]);
    expect(image).toContain(`RUN mkdir ${folder} && chown node:node ${folder}\n`);
  }
});

it('lists exactly the variables of the Compose file in .env.example', () => {
  const given = ({ 1: name = '' }: RegExpMatchArray) => name;
  const used = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(given));
  const named = new Set([...read('.env.example').matchAll(/^(\w+)=/gm)].map(given));
  used.delete('HARROW_VERSION');
  expect([...named].sort()).toEqual([...used].sort());
});

it('gives the proxy every variable of its configuration', () => {
  const template = read('deploy/proxy/nginx.conf.template') + proxyHeaders();
  const used = [...template.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);
  const environment = Object.keys(services().proxy?.environment ?? {});
  const lacking = used.filter(
    (name) => !environment.includes(name) && !new RegExp(`\\b${name}=\\S`).test(dockerfile),
  );
  expect(used.length).toBeGreaterThan(10);
  expect(lacking).toEqual([]);
});

it('copies the manifest of every package before it installs them', () => {
  const { packages } = z
    .object({ packages: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(read('package-lock.json')));
  const workspaces = Object.keys(packages).filter(
    (folder) => !/^$|node_modules|vendor/.test(folder),
  );
  expect(workspaces.length).toBeGreaterThan(10);
  for (const folder of workspaces) expect(dockerfile).toContain(`COPY ${folder}/package.json `);
});

it.each(['check-settings', 'migrate', 'seed', 'server'])(
  'does not let %s write to its working directory, which is read-only',
  (name) => {
    const cwd = mkdtempSync(path.join(tmpdir(), 'harrow-read-only-'));
    const script = path.join(ROOT, 'backend', 'dist', `${name}.js`);
    const { status } = spawnSync(process.execPath, [script], { cwd, env: {} });
    expect(status).toBe(1); // fails without settings, after all imports
    expect(readdirSync(cwd)).toEqual([]);
    rmdirSync(cwd);
  },
);

it.each([
  ['migrate', 'Cannot connect to PostgreSQL', { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' }],
  ['seed', 'Cannot connect to PostgreSQL', { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' }],
  ['seed', 'Cannot connect to Redis', { REDIS_URL: 'redis://127.0.0.1:1' }],
  [
    'seed',
    'The backend cannot start with these settings:\\nDATABASE_URL is wrong: it must be an address',
    { DATABASE_URL: 'nonsense' },
  ],
])('ends %s with a one-line message: %s', (name, sentence, broken) => {
  const databaseUrl = process.env.TEST_POSTGRES_URL ?? '';
  const environment = { ...backendEnvironment({ databaseUrl, backendPort: 1 }), ...broken };
  const { status, stderr } = run(`backend/dist/${name}.js`, [], environment);
  expect(status).toBe(1);
  expect(stderr).toMatch(new RegExp(`^${sentence}.*\\n$`));
});

/** Returns the contents of the files in a folder whose names match. */
const texts = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

it('serves no source maps to browsers', () => {
  for (const folder of ['storefront/dist', 'backend/build']) {
    const files = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((name) => name.includes('.map'))).toEqual([]);
  }
});

it('leaves no code of the payment sandbox in what is served to browsers', () => {
  const sandbox = path.join(ROOT, 'packages', 'payment-sandbox', 'browser');
  const telling = ['SandboxCard', 'SandboxDialog', 'sandbox_authenticate', '4242 4242'];
  const sources = texts(sandbox, /\.(ts|css)$/).join('\n');
  for (const text of telling) expect(sources).toContain(text);
  const served = texts(path.join(ROOT, 'storefront', 'dist'), /\.(js|css|html)$/);
  expect(served.length).toBeGreaterThan(5);
  expect(telling.filter((text) => served.some((file) => file.includes(text)))).toEqual([]);
});

it('reports each invalid setting in a line before it migrates', () => {
  const script = path.join(ROOT, 'backend', 'dist', 'migrate.js');
  const { stderr } = spawnSync(process.execPath, [script], {
    env: { CURRENCY: 'huf' },
    encoding: 'utf8',
  });
  const lines = stderr.trim().split('\n');
  expect(lines).toContain(
    'STRIPE_API_KEY is missing: the secret key of the Stripe account, sk_live_….',
  );
  expect(
    lines.filter((line) => line.startsWith('CURRENCY is wrong: it must be another currency')),
  ).toHaveLength(1);
});

it('lists all missing settings before anything starts', () => {
  const { command = [], environment } = services().settings ?? {};
  const empty = Object.entries(environment ?? {}).filter(([, value]) => !value.includes('${'));
  const names = command.slice(3); // after --offline
  const script = command[1] ?? '';
  const { status, stderr } = run(script, ['--offline', ...names], Object.fromEntries(empty));
  expect(status).toBe(1);
  for (const name of [...names, 'DATABASE_URL', 'ACCESS_TOKEN_SECRET', 'STRIPE_API_KEY']) {
    expect(stderr).toContain(name);
  }
});

it('never marks a backend as down for its responses or for a restart', () => {
  const proxy = read('deploy/proxy/nginx.conf.template');
  expect(/proxy_next_upstream (.*);/.exec(proxy)?.[1]).toBe('error timeout');
  expect(proxy.match(/server \$\{BACKEND_\d\}.*;/g)).toEqual([
    'server ${BACKEND_1} max_fails=0;',
    'server ${BACKEND_2} max_fails=0;',
  ]);
});
