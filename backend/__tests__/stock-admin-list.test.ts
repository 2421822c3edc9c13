import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CLOSED_SECTIONS } from '../src/admin/closed-sections';
import { pairsOf } from '../src/engine/stock-admin/closed-calls';
import { OPEN_CHANGES, READS } from '../src/engine/stock-admin/open-calls';
import { CLOSED_STORE, OPEN_STORE } from '../src/engine/stock-admin/store-calls';
import { engineCalls } from './engine-calls';
import { stockAdminDocument } from './stock-admin-document';

const ROOT = path.resolve(__dirname, '..', '..');
const PLUGINS = path.join(ROOT, 'backend-plugins');
const DOCUMENT = path.join(ROOT, 'docs', 'stock-admin.md');

/** The calls that the plugins add to the engine's areas, by their route files. */
const ownCalls = readdirSync(PLUGINS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[a-z]+\/src\/api\/(admin|store)\/.*route\.ts$/.test(file))
  .map((file) => {
    const [method = ''] = /(?<=export const )[A-Z]+/.exec(
      readFileSync(path.join(PLUGINS, file), 'utf8'),
    ) ?? [''];
    const route = file.replace(/^[a-z]+\/src\/api|\/route\.ts$/g, '').replace(/\[(\w+)\]/g, ':$1');
    return `${method} ${route}`;
  });

const STOCK_ADMIN = path.join(
  ROOT,
  'stock-admin',
  'node_modules',
  '@medusajs',
  'admin-ui',
  'ui',
  'src',
);

/** The pages of the stock admin, in lower case: some words get their capitals when they are shown. */
const STOCK_ADMIN_TEXT = readdirSync(STOCK_ADMIN, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(path.join(STOCK_ADMIN, file), 'utf8'))
  .join('\n')
  .toLowerCase();

const at = (area: string, pairs: string[][]) =>
  pairs.map(([method = '', path = '']) => `${method} ${area}${path}`);

const closed = at(
  '/admin',
  CLOSED_SECTIONS.flatMap(({ calls }) => pairsOf(calls)),
);
const open = at('/admin', [
  ...OPEN_CHANGES.flatMap(({ calls }) => pairsOf(calls)),
  ...READS.map((path) => ['GET', path]),
]);
const admin = [...closed, ...open];
const openStore = at('/store', pairsOf(OPEN_STORE));
const closedStore = CLOSED_STORE.flatMap(({ paths }) => paths.map((path) => `/store${path}`));

const existing = [...new Set([...engineCalls(), ...ownCalls])];
const inArea = (area: string) => existing.filter((call) => call.split(' ')[1]?.startsWith(area));

it('lists every call under /admin once, so that an upgrade cannot add one unseen', () => {
  expect([...admin].sort()).toEqual(inArea('/admin/').sort());
});

it('lists every call under /store as open or closed', () => {
  const isClosed = (call: string) => {
    const [, path = ''] = call.split(' ');
    return closedStore.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  };
  const others = inArea('/store/').filter((call) => !isClosed(call));
  expect([...openStore].sort()).toEqual(others.sort());
  const dead = closedStore.filter(
    (prefix) => !existing.some((call) => call.split(' ')[1]?.startsWith(prefix)),
  );
  expect(dead).toEqual([]);
});

it('refuses fields and values of open calls only', () => {
  const calls = CLOSED_SECTIONS.flatMap(({ fields = {}, values = {} }) =>
    Object.keys({ ...fields, ...values }),
  );
  expect(calls.length).toBeGreaterThan(5);
  expect(open).toEqual(
    expect.arrayContaining(calls.map((call) => call.replace(' ', ' /admin'))) as unknown,
  );
});

it('disables controls by words that the stock admin has, so that an upgrade cannot lose one', () => {
  const words = CLOSED_SECTIONS.flatMap(({ controls = {} }) =>
    Object.values(controls)
      .flat()
      .flatMap((control) => control.split(' > ')),
  );
  expect(words.length).toBeGreaterThan(10);
  expect(words.filter((word) => !STOCK_ADMIN_TEXT.includes(word.toLowerCase()))).toEqual([]);
});

it('is what docs/stock-admin.md says', () => {
  const text = stockAdminDocument();
  if (process.env.UPDATE_DOCS) writeFileSync(DOCUMENT, text);
  expect(readFileSync(DOCUMENT, 'utf8')).toBe(text);
});
