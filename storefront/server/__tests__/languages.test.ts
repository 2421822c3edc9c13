import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChildService } from '@harrow/processes/child-service';
import { freePort } from '@harrow/processes/free-port';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import { languageListSchema, localAddress } from '../languages.ts';
import type { StorefrontOptions } from '../options-schema.ts';
import { listening, StandInBackend, writeBuild } from './stand-in-shop.ts';

const backend = new StandInBackend();
const stopped = stoppedAfterwards();
const folder = temporaryFolder();

/** Writes the build of a shop in two languages; that of the other one says so. */
function writeBuilds() {
  const built = writeBuild(folder);
  const german = join(built.renderFolder, 'de');
  mkdirSync(german);
  for (const name of ['shop.mjs', 'template.html', 'chunks.json']) {
    const text = readFileSync(join(built.renderFolder, name), 'utf8')
      .replaceAll('Nothing here', 'Nichts hier')
      .replaceAll('Value ', 'Wert ')
      .replace('<html>', '<html lang="de">');
    writeFileSync(join(german, name), text);
  }
  return built;
}

const ports = { both: 0, english: 0 };
beforeAll(async () => {
  stopped(backend.server, (it) => {
    it.close();
    it.closeAllConnections();
  });
  const backendPort = await listening(backend.server);
  const built = writeBuilds();
  const start = async (languages: StorefrontOptions['languages']) => {
    const port = await freePort();
    const options: StorefrontOptions = {
      ...{ host: '127.0.0.1', port, languages, ...built },
      config: {
        backendUrl: 'http://localhost:9000',
        firebase: { apiKey: 'key', authDomain: 'demo.test', projectId: 'demo-harrow' },
        authEmulator: true,
      },
      origin: 'https://shop.test',
      backendOrigins: [`http://127.0.0.1:${backendPort}`],
      policy: { backend: ['http://localhost:9000'], stripe: false },
    };
    const script = join(import.meta.dirname, '..', 'main.ts');
    stopped(await startChildService({ title: 'The storefront', script, options }));
    return port;
  };
  ports.both = await start(['en', 'de']);
  ports.english = await start(undefined);
});

const get = async (path: string, port: number = ports.both) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  const { status, headers } = response;
  return { status, location: headers.get('location'), html: await response.text() };
};

it('answers below the language with its pages, and reads the backend in it', async () => {
  backend.requests = [];
  expect((await get('/de')).html).toContain('<html lang="de">');
  expect((await get('/de')).html).toContain('Wert 1');
  const asked = backend.requests.map(({ headers }) => headers['accept-language']);
  expect(new Set(asked)).toEqual(new Set(['de']));
});

it('answers all other addresses in the main language', async () => {
  backend.requests = [];
  for (const path of ['/', '/?language=de']) expect((await get(path)).html).toContain('Value 1');
  const asked = backend.requests.map(({ headers }) => headers['accept-language']);
  expect(new Set(asked)).toEqual(new Set(['en']));
  expect(await get('/delivery')).toMatchObject({ status: 404 });
});

it('says in the language of the address that nothing is there', async () => {
  const { status, html } = await get('/de/nowhere');
  expect(status).toBe(404);
  expect(html).toContain('Nichts hier');
});

it('leads to an address without a slash at the end in the same language', async () => {
  expect(await get('/de/?a=1')).toMatchObject({ status: 308, location: '/de?a=1' });
  expect(await get('/de/blogs/?a=1')).toMatchObject({ status: 308, location: '/de/blogs?a=1' });
});

it('tells the page which languages there are', async () => {
  expect((await get('/de')).html).toContain('"languages":["en","de"]');
  expect((await get('/', ports.english)).html).not.toContain('"languages"');
});

it('has no pages in a language that the shop does not offer', async () => {
  const { status, html } = await get('/de', ports.english);
  expect(status).toBe(404);
  expect(html).toContain('Nothing here');
});

it.each([
  ['/de', 'de', '/'],
  ['/de?a=1', 'de', '/?a=1'],
  ['/de/list', 'de', '/list'],
  ['/deliver', 'en', '/deliver'],
  ['/', 'en', '/'],
])('splits %s', (address, language, url) => {
  expect(localAddress(address, ['en', 'de'])).toEqual({ language, url });
});

it('reads the languages of a setting, always with the main one', () => {
  expect(languageListSchema.parse('de')).toEqual(['en', 'de']);
  expect(languageListSchema.parse('en')).toEqual(['en']);
  expect(languageListSchema.safeParse('en,xx').success).toBe(false);
});
