import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@harrow/processes/temporary-folder';

const ROOT = path.resolve(__dirname, '..', '..');
const folder = temporaryFolder();

const PROGRAMS = ['docker', 'npm', 'npx', 'node', 'ln', 'systemctl'];

/** Runs a script with programs that only note how they are called, and fail at `failing`. */
function run(script: string, args: string[] = [], failing = 'nothing') {
  const notes = path.join(folder, 'notes');
  writeFileSync(notes, '');
  for (const name of PROGRAMS) {
    const program = path.join(folder, name);
    const note = `echo "${name} $*" >> '${notes}'`;
    writeFileSync(program, `#!/bin/sh\n${note}\ncase "$*" in *'${failing}') exit 1 ;; esac\n`);
    chmodSync(program, 0o755);
  }
  const { status } = spawnSync('sh', [path.join(ROOT, 'deploy', script), ...args], {
    env: { PATH: `${folder}:${process.env.PATH ?? ''}` },
  });
  const lines = readFileSync(notes, 'utf8').trim().split('\n');
  return { status, lines: lines.map((line) => line.replace(/^docker compose /, '')) };
}

const upgrade = (args?: string[], failing?: string) => run('upgrade', args, failing);

const RELOAD = 'exec -T proxy nginx -c /tmp/nginx.conf -s reload';
const start = (service: string) => `up -d --no-deps --wait ${service}`;

it('replaces one process after another, the proxy last, and lets it find each', () => {
  expect(upgrade()).toEqual({
    status: 0,
    lines: [
      'build',
      'run --rm --no-deps settings',
      'run --rm --no-deps migrate',
      'run --rm --no-deps seed',
      ...['backend-1', 'backend-2', 'storefront-1', 'storefront-2'].flatMap((service) => [
        start(service),
        RELOAD,
      ]),
      start('proxy'),
    ],
  });
});

it('builds nothing for a rollback', () => {
  expect(upgrade(['--no-build']).lines[0]).toBe('run --rm --no-deps settings');
});

it.each(['settings', 'migrate', 'backend-1', 'storefront-1'])(
  'touches nothing more when %s fails',
  (service) => {
    const { status, lines } = upgrade([], service);
    expect(status).toBe(1);
    expect(lines.at(-1)).toMatch(new RegExp(`${service}$`));
  },
);

it('restarts services one after another, after the build, the check and the migrations', () => {
  const services = ['harrow-backend@1', 'harrow-storefront@1'];
  const { status, lines } = run('upgrade-services', services);
  expect(status).toBe(0);
  expect(lines).toEqual([
    'npm ci',
    'node backend/scripts/compile.mjs',
    'node stock-admin/build.mjs',
    'npx vite build',
    'node --import tsx storefront/server/proxy-headers-main.ts storefront/build/storefront-headers.conf.template',
    'node backend/dist/check-settings.js',
    'node backend/dist/migrate.js',
    'node backend/dist/seed.js',
    `ln -sfn ${ROOT} ../current`,
    'systemctl restart harrow-backend@1',
    'systemctl restart harrow-storefront@1',
  ]);
  expect(run('upgrade-services').lines.slice(-5)).toEqual([
    'systemctl restart harrow-backend@1',
    'systemctl restart harrow-backend@2',
    'systemctl restart harrow-storefront@1',
    'systemctl restart harrow-storefront@2',
    'systemctl reload-or-restart harrow-proxy',
  ]);
  const builds = lines.flatMap((line) => /^node (\S+\.mjs)$/.exec(line)?.[1] ?? []);
  expect(builds.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  expect(run('upgrade-services', services, 'migrate.js').lines.at(-1)).toContain('migrate.js');
  expect(run('upgrade-services', services, '@1').lines.at(-1)).toContain('harrow-backend@1');
});
