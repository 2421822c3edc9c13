import { getImport, importProducts } from '@harrow/contract';
import { answer } from '@/test/answer';
import { setAccessTokenProvider } from '@/lib/http/shop-client';
import { importUnknown } from '@/test/import-fixtures';
import { HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';
import { followImport, sendTable } from './product-table';

withShopServer();
beforeEach(() => setAccessTokenProvider(() => Promise.resolve('t0k3n')));
afterAll(() => setAccessTokenProvider(() => Promise.resolve(null)));

const file = new File(['name\n'], 'a.csv');

it.each([
  ['a lost connection', () => HttpResponse.error(), 'unknown'],
  ['a 500', () => refuse({ status: 500 }), 'unknown'],
  ['a 503', () => refuse({ status: 503 }), 'unknown'],
  ['a 409', () => refuse({ status: 409 }), 'refused'],
  ['a 429', () => refuse({ status: 429 }), 'refused'],
])('takes an import that ended in %s for what it is', async (_, reply, reason) => {
  server.use(answer(importProducts, reply));
  expect(await sendTable(file, 'id-1')).toMatchObject({ ok: false, reason });
  expect(await sendTable(file, null)).toMatchObject({ ok: false, reason: 'refused' });
});

it('names the import in its call, and not in a preview', async () => {
  const keys: (string | null)[] = [];
  server.use(
    answer(importProducts, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return { acknowledged: true, created: 0, updated: 0, unchanged: 0, changes: [] };
    }),
  );
  await sendTable(file, 'id-1');
  await sendTable(file, null);
  expect(keys).toEqual(['id-1', null]);
});

it('stops to ask once it is told so', async () => {
  server.use(answer(getImport, importUnknown));
  let asked = 0;
  const isOver = () => {
    asked += 1;
    return asked > 1;
  };
  expect(await followImport('id-1', () => undefined, { isLost: () => false, isOver })).toBeNull();
});
