import { send } from '@harrow/testing/http';
import type { StockAdmin } from '@harrow/testing/stock-admin';
import { useTestShop, type Person } from '@harrow/testing/test-shop';
import { CLOSED_SECTIONS } from '../src/admin/closed-sections';
import { absentSectionAt, pairsOf } from '../src/engine/stock-admin/closed-calls';

const shop = useTestShop();
let staff: StockAdmin;
let admin: Person;
beforeAll(async () => {
  [staff, admin] = await Promise.all([shop.stockAdmin(), shop.admin()]);
});

/** The path of a call with a value for each parameter. */
const filled = (path: string) => path.replace(/:\w+/g, 'x');

const closed = CLOSED_SECTIONS.flatMap(({ title, sentence, calls }) =>
  pairsOf(calls)
    .filter(([method]) => method !== 'GET')
    .map(([method, path]) => ({ title, sentence, method, path: filled(path) })),
);

const fields = CLOSED_SECTIONS.flatMap(({ title, sentence, fields = {} }) =>
  Object.entries(fields).flatMap(([call, names]) =>
    names.map((field) => ({ title, sentence, call, field })),
  ),
);

const values = CLOSED_SECTIONS.flatMap(({ title, sentence, values: refused = {} }) =>
  Object.entries(refused).flatMap(([call, byField]) =>
    Object.entries(byField).flatMap(([field, names]) =>
      names.map((value) => ({ title, sentence, call, field, value })),
    ),
  ),
);

/** Counts the rows of each table, except the one that the catalogue's cache maintains. */
async function rowCounts(): Promise<Record<string, string>> {
  const tables = await shop.sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
        AND table_name <> 'catalogue_change_epoch'`,
  );
  const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*) FROM "${name}"`);
  const rows = await shop.sql<{ name: string; count: string }>(counts.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

const refusal = (sentence: string) => ({
  status: 409,
  body: { code: 'not_in_this_shop', message: sentence },
});

describe('a closed call of the stock admin', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await rowCounts();
  });
  it.each(closed)('$method $path is refused with a sentence ($title)', async (call) => {
    const body = { name: 'A', title: 'A', code: 'A', email: 'a@b.test' };
    expect(await staff.request(call.method, call.path, { body })).toMatchObject(
      refusal(call.sentence),
    );
  });

  it.each(fields)('$call is refused with $field ($title)', async ({ sentence, call, field }) => {
    const [method = '', path = ''] = call.split(' ');
    const [first = '', second] = field.split('.');
    const body = { [first]: second ? [{ [second]: true }] : ['a'] };
    expect(await staff.request(method, filled(path), { body })).toMatchObject(refusal(sentence));
  });

  it.each(values)('$call is refused with the $field $value ($title)', async (given) => {
    const [method = '', path = ''] = given.call.split(' ');
    const body = { [given.field]: given.value, context: {} };
    expect(await staff.request(method, filled(path), { body })).toMatchObject(
      refusal(given.sentence),
    );
  });

  it.each([
    '/admin//discounts',
    '/ADMIN/Discounts/',
    '/admin/discounts//x',
    '/admin/discounts?x=1',
  ])('is refused at %s too', async (path) => {
    const { token } = staff;
    const answer = await send('POST', `${shop.url}${path}`, { token, body: {} });
    expect(answer).toMatchObject({ status: 409, body: { code: 'not_in_this_shop' } });
  });

  it('is refused with 401 without a login', async () => {
    expect(await send('POST', `${shop.url}/admin/discounts`, { body: {} })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
  });

  it('is refused to an admin of the shop, who is not staff of the engine', async () => {
    const { token } = admin;
    const answer = await send('POST', `${shop.url}/admin/discounts`, { token, body: {} });
    expect(answer.status).toBe(401);
  });

  it('of a forgotten password is refused before a login', async () => {
    const body = { email: 'admin@harrow.test' };
    const answer = await send('POST', `${shop.url}/admin/users/password-token`, { body });
    expect(answer).toMatchObject({ status: 409, body: { code: 'not_in_this_shop' } });
  });

  it('answers 400 for a body that is not JSON', async () => {
    expect(await staff.request('POST', '/regions', { body: '{' })).toMatchObject({
      status: 400,
      body: { code: 'malformed_json' },
    });
  });

  it('has changed nothing', async () => {
    expect(await rowCounts()).toEqual(before);
  });
});

const lists = CLOSED_SECTIONS.filter(({ isAbsent }) => !isAbsent)
  .flatMap(({ calls }) => Object.keys(calls))
  .filter((path) => /^\/[a-z-]+$/.test(path) && !/analytics|apps/.test(path));

it.each(lists)('still shows the list %s, which pages of the stock admin read', async (path) => {
  expect((await staff.request('GET', path)).status).toBe(200);
});

it.each(['/inventory-items', '/orders/x/reservations', '/payment-collections/x'])(
  'answers 404 for %s, whose module the engine does not have',
  async (path) => {
    expect(await staff.request('GET', path)).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: absentSectionAt(path)?.sentence },
    });
  },
);
