import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { get as request } from 'node:https';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startChildService, type ChildService } from '@harrow/processes/child-service';
import { freePort } from '@harrow/processes/free-port';
import { projectRoot } from '@harrow/processes/project-root';
import { runCommand } from '@harrow/processes/run-command';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import type { StorefrontOptions } from '@harrow/storefront/server/options-schema';
import { proxyHeaders } from '@harrow/storefront/server/proxy-headers';
import {
  describeWithNginx,
  startNginxServer,
  type NginxServer,
} from '@harrow/testing/nginx-server';
import { until } from '@harrow/testing/shopping';
import { useTestShop } from '@harrow/testing/test-shop';

const ROOT = projectRoot();
const PAGES = ['/', '/allproduct', '/blogs', '/login', '/delivery', '/purchase/x'];
/** The text that replaces "Products" in the navigation bar of the next release. */
const NEXT_TEXT = 'Answers of the next release';
const CLIENTS = 3;
const PAGES_PER_STEP = 12;

type Release = Pick<StorefrontOptions, 'folder' | 'renderFolder'>;

const outputs = (storefront: string): Release => ({
  folder: join(storefront, 'dist'),
  renderFolder: join(storefront, 'build'),
});

/** Builds a storefront with another text from a copy of the sources. */
async function buildNext(folder: string): Promise<Release> {
  const source = join(ROOT, 'storefront');
  const copy = join(folder, 'storefront');
  const skipped = ['node_modules', 'dist', 'build'].map((name) => join(source, name));
  cpSync(source, copy, { recursive: true, filter: (path) => !skipped.includes(path) });
  cpSync(join(ROOT, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  symlinkSync(join(source, 'node_modules'), join(copy, 'node_modules'));
  const file = join(copy, 'src', 'messages', 'en', 'layout.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace("'Products'", `'${NEXT_TEXT}'`));
  mkdirSync(join(folder, 'logs'));
  await runCommand({
    title: 'Building the next release',
    script: join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'),
    args: ['build'],
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'production' },
    logFile: join(folder, 'logs', 'build.log'),
  });
  return outputs(copy);
}

/** Asks a proxy with its own certificate; answers the status 0 where the connection breaks. */
const get = (port: number, path: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve) => {
    request({ port, path, rejectUnauthorized: false, agent: false }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, text: body.toString() }),
        () => resolve({ status: 0, text: '' }),
      );
    }).on('error', () => resolve({ status: 0, text: '' }));
  });

/** The scripts and styles that a page names. */
const assetsIn = (html: string) => [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];

const filesOf = ({ folder }: Release) =>
  readdirSync(join(folder, 'assets'))
    .filter((name) => /\.(?:js|css|woff2)$/.test(name))
    .map((name) => `/assets/${name}`);

describeWithNginx('an upgrade', () => {
  const folder = temporaryFolder();
  const release = { last: outputs(join(ROOT, 'storefront')), next: outputs('') };
  const ports: number[] = [];
  const storefronts: ChildService[] = [];
  const proxies = new Map<Release, NginxServer>();
  const shop = useTestShop();
  const stopped = stoppedAfterwards();

  /** Starts one of the two storefront servers in the place of the one that runs. */
  async function replace(index: 0 | 1, by: Release): Promise<void> {
    await storefronts[index]?.stop();
    const options: StorefrontOptions = {
      ...by,
      host: '127.0.0.1',
      port: ports[index] ?? 0,
      keptFolder: join(folder, 'kept'),
      origin: 'https://shop.localhost',
      backendOrigins: [shop.url],
      config: {
        backendUrl: shop.url,
        firebase: { apiKey: 'key', authDomain: 'demo.test', projectId: 'demo-harrow' },
        authEmulator: false,
        demonstration: true,
      },
      policy: { backend: [shop.url], stripe: false },
    };
    const script = join(ROOT, 'storefront', 'server', 'main.ts');
    const command = { title: 'The storefront', script, options };
    storefronts[index] = stopped(await startChildService(command));
  }

  const proxyOf = (one: Release) => proxies.get(one)?.httpsPort ?? 0;

  /** Opens a page with all that it names; returns what is not there. */
  async function missingAt(port: number, page: string): Promise<string[]> {
    const { status, text } = await get(port, page);
    const assets = assetsIn(text);
    if (status !== 200 || assets.length < 5) return [`${status} ${page}`];
    const answers = await Promise.all(
      assets.map(async (path) => [(await get(port, path)).status, path] as const),
    );
    return answers.filter((answer) => answer[0] !== 200).map((answer) => answer.join(' '));
  }

  const missingAtAll = async (port: number) =>
    (await Promise.all(PAGES.map((page) => missingAt(port, page)))).flat();

  beforeAll(async () => {
    release.next = await buildNext(folder);
    ports.push(await freePort(), await freePort());
    const [STOREFRONT_1, STOREFRONT_2] = ports.map((port) => `127.0.0.1:${port}`);
    const backend = new URL(shop.url).host;
    for (const one of [release.last, release.next]) {
      const values = {
        API_HOST: 'api.localhost',
        BACKEND_URL: shop.url,
        STOREFRONT_URL: 'https://shop.localhost',
        STOREFRONT_FOLDER: one.folder,
        ...{ BACKEND_1: backend, BACKEND_2: backend },
        ...{ STOREFRONT_1: STOREFRONT_1 ?? '', STOREFRONT_2: STOREFRONT_2 ?? '' },
      };
      // all clients of this test have one address
      const unlimited = (text: string) => text.replace(/rate=\d+r\/s/g, 'rate=100000r/s');
      proxies.set(one, stopped(await startNginxServer(values, proxyHeaders(), unlimited)));
    }
  }, 300_000);

  it('is one: the two releases share few files', () => {
    const before = filesOf(release.last).map((path) => basename(path));
    const after = filesOf(release.next).map((path) => basename(path));
    expect(before.filter((name) => !after.includes(name)).length).toBeGreaterThan(40);
  });

  it('serves all that a page names where the proxy and the storefronts differ', async () => {
    for (const [proxy, one, other] of [
      [release.next, release.last, release.last],
      [release.last, release.next, release.next],
      [release.last, release.next, release.last],
    ] as const) {
      await replace(0, one);
      await replace(1, other);
      expect(await missingAtAll(proxyOf(proxy))).toEqual([]);
    }
  });

  it('loses no page and no file under load, and open pages can load their later chunks', async () => {
    await replace(0, release.last);
    await replace(1, release.last);
    const opened = await get(proxyOf(release.last), '/');
    expect(opened.text).not.toContain(NEXT_TEXT);
    const load = { isOver: false, port: proxyOf(release.last), pages: 0, missing: [] as string[] };
    const client = async (first: number) => {
      for (let turn = first; !load.isOver; turn += 1) {
        const page = PAGES[turn % PAGES.length] ?? '/';
        load.missing.push(...(await missingAt(load.port, page)));
        load.pages += 1;
      }
    };
    const clients = Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
    const underLoad = async (step: () => Promise<void>) => {
      await step();
      const wanted = load.pages + PAGES_PER_STEP;
      await until(
        () => Promise.resolve(load.pages),
        (pages) => pages >= wanted,
      );
    };
    await underLoad(() => Promise.resolve());
    await underLoad(() => replace(0, release.next));
    await underLoad(() => replace(1, release.next));
    await underLoad(() => Promise.resolve(void (load.port = proxyOf(release.next))));
    load.isOver = true;
    await clients;
    expect(load.missing).toEqual([]);
    expect((await get(load.port, '/')).text).toContain(NEXT_TEXT);
    for (const path of filesOf(release.last)) {
      expect([path, (await get(load.port, path)).status]).toEqual([path, 200]);
    }
  });
});
