import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '@harrow/processes/find-program';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import { proxyHeaders } from '@harrow/storefront/server/proxy-headers';
import { describeIf } from '@harrow/testing/describe-if';
import { settingNames } from '../src/config/environment';

const ROOT = path.resolve(__dirname, '..', '..');
const UNITS = path.join(ROOT, 'deploy', 'systemd');
const folder = temporaryFolder();

const read = (...names: string[]) => readFileSync(path.join(ROOT, ...names), 'utf8');
const units = readdirSync(UNITS).filter((name) => /\.(service|timer)$/.test(name));
const textOf = (unit: string) => read('deploy', 'systemd', unit);

/** The values of a directive of a unit, in order. */
const valuesOf = (unit: string, directive: string) =>
  [...textOf(unit).matchAll(new RegExp(`^${directive}=(.*)$`, 'gm'))].map(
    ([, value = '']) => value,
  );

const namesIn = (text: string) => [...text.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);

describeIf(Boolean(findProgram('systemd-analyze')), 'REQUIRE_SYSTEMD')('systemd', () => {
  it('accepts the units', () => {
    const copies = units.map((unit) => {
      const copy = path.join(folder, unit.replace('@.', '@1.'));
      // the programs of this machine, and its user: the installation creates the other
      const text = textOf(unit)
        .replaceAll('/usr/bin/node', process.execPath)
        .replaceAll('/usr/sbin/nginx', process.execPath);
      writeFileSync(copy, text);
      return copy;
    });
    const { status, stdout, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', '--recursive-errors=no', ...copies],
      { encoding: 'utf8' },
    );
    const told = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('harrow-'));
    expect([status, told]).toEqual([0, []]);
  });

  it('knows the time of the timer', () => {
    for (const time of valuesOf('harrow-backup.timer', 'OnCalendar')) {
      expect(spawnSync('systemd-analyze', ['calendar', time]).status).toBe(0);
    }
  });
});

it('runs files that the build writes', () => {
  const scripts = units.flatMap((unit) =>
    [...textOf(unit).matchAll(/\/usr\/bin\/node (\S+?\.m?js)/g)].map(([, file = '']) => file),
  );
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

it('reads one file of settings, in which machine.env names only known ones', () => {
  const services = units.filter((unit) => unit.endsWith('.service'));
  for (const unit of services) {
    expect([unit, valuesOf(unit, 'Environment').join(' ')]).toEqual([
      unit,
      expect.stringContaining('ENV_FILE=/etc/harrow/shop.env'),
    ]);
  }
  const known = [...settingNames, ...namesIn(read('.env.example'))];
  const ofOthers = ['BACKEND_ORIGINS', 'STOREFRONT_KEPT_FOLDER', 'TLS_FOLDER'];
  const given = namesIn(textOf('machine.env'));
  expect(given.filter((name) => ![...known, ...ofOthers].includes(name))).toEqual([]);
  // the first of two lines would count
  expect(given.filter((name) => namesIn(read('.env.example')).includes(name))).toEqual([]);
});

it('has one number of connections and addresses in the units and in the proxy', () => {
  const defaults = read('deploy', 'proxy', 'render.mjs');
  for (const [unit, variable] of [
    ['harrow-backend@.service', 'BACKEND'],
    ['harrow-storefront@.service', 'STOREFRONT'],
  ] as const) {
    const [, port = ''] = new RegExp(`${variable}_PORT=(\\d+)%i`).exec(textOf(unit)) ?? [];
    for (const number of [1, 2]) {
      expect(defaults).toContain(`${variable}_${number}: '127.0.0.1:${port}${number}'`);
    }
  }
});

describe('the configuration of the proxy', () => {
  const release = path.join(folder, 'release');
  const out = path.join(folder, 'out');
  const render = (env: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, [path.join(release, 'deploy/proxy/render.mjs'), out], {
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
    });
  const settings = {
    API_HOST: 'api.shop.example',
    BACKEND_URL: 'https://api.shop.example',
    STOREFRONT_URL: 'https://shop.example',
    FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
  };

  beforeAll(() => {
    mkdirSync(out);
    for (const name of ['dist', 'build']) {
      mkdirSync(path.join(release, 'storefront', name), { recursive: true });
    }
    cpSync(path.join(ROOT, 'deploy'), path.join(release, 'deploy'), { recursive: true });
    const headers = path.join(release, 'storefront', 'build', 'storefront-headers.conf.template');
    writeFileSync(headers, proxyHeaders());
  });

  it('names each setting that is missing, and writes nothing', () => {
    const { status, stderr } = render({ ...settings, API_HOST: '', FIREBASE_AUTH_DOMAIN: '' });
    expect(status).toBe(1);
    expect(stderr.match(/^\w+(?= is missing)/gm)).toEqual(['API_HOST', 'FIREBASE_AUTH_DOMAIN']);
    expect(readdirSync(out)).toEqual([]);
  });

  it('has the settings of ENV_FILE and the files of its own release', () => {
    const file = path.join(folder, 'shop.env');
    writeFileSync(
      file,
      Object.entries(settings)
        .map((pair) => `${pair.join('=')}\n`)
        .join(''),
    );
    expect(render({ ENV_FILE: file })).toMatchObject({ status: 0, stderr: '' });
    const configuration = readFileSync(path.join(out, 'nginx.conf'), 'utf8');
    expect(configuration).not.toMatch(/\$\{\w/);
    expect(configuration).toContain(`root ${path.join(release, 'storefront', 'dist')};`);
    expect(configuration).toContain('server_name api.shop.example;');
    const headers = readFileSync(path.join(out, 'storefront-headers.conf'), 'utf8');
    expect(headers).toContain('https://shop.firebaseapp.com');
  });
});
