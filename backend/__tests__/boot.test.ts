import { send } from '@harrow/testing/http';
import { operations } from '@harrow/contract';
import { useSharedShop } from '@harrow/testing/shared-shop';

const shop = useSharedShop();

/** Every declared operation, with a path that matches it. */
const calls = operations.map(({ method, path }) => [
  method.toUpperCase(),
  path.replace('{email}', 'a@b.test').replace(/\{\w+\}/g, 'x'),
]);

/** If the engine cannot load a route file, it only logs the error and starts without it. */
it.each(calls)('has the route %s %s', async (method = '', path = '') => {
  const { body } = await shop.request(method, path);
  expect(body).not.toMatchObject({ message: `There is nothing at ${path}.` });
});

it('has every table of the plugins', async () => {
  const tables = [
    'admin_promotion',
    'audit_entry',
    'catalogue_search',
    'closed_identity',
    'erasure',
    'image_upload',
    'kept_order',
    'machine',
    'machine_option',
    'machine_serials',
    'order_event',
    'order_idempotency_key',
    'order_notice',
    'order_refund',
    'order_search_words',
    'order_words_progress',
    'outbox',
    'outbox_route',
    'owned_machine',
    'paper',
    'paper_series',
    'part',
    'part_assembly',
    'part_book',
    'part_callout',
    'part_figure',
    'part_fitment',
    'part_line',
    'part_supersession',
    'part_supersession_item',
    'payment_intent',
    'payment_link',
    'price_change',
    'price_change_item',
    'price_list_in_effect',
    'product_import',
    'product_import_row',
    'product_rating',
    'refund_key',
    'sales_change',
    'sales_day',
    'sales_month',
    'serial_scheme',
    'shop',
    'shop_account',
    'shop_mail',
    'shop_page',
    'shop_page_version',
    'shop_profile',
    'shop_review',
    'stock_movement',
    'storefront_order',
    'stripe_event',
    'webhook_endpoint',
    'webhook_product_change',
    'webhook_product_progress',
  ];
  const rows = await shop.sql<{ table_name: string }>(
    `SELECT table_name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_name = ANY ($1)`,
    [tables],
  );
  expect(rows.map((row) => row.table_name).sort()).toEqual(tables);
});

it('answers the contract’s 404 for an unknown path', async () => {
  const answer = await shop.request('GET', '/no/such/path');
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

it('keeps the engine’s own paths', async () => {
  expect((await shop.request('GET', '/health')).status).toBe(200);
  expect((await shop.request('GET', '/store/products?limit=1')).status).toBe(200);
  expect((await shop.request('GET', '/admin/orders')).status).toBe(401);
});

it('lets only the storefront’s origin read responses', async () => {
  const ask = (origin: string) => send('GET', `${shop.url}/reviews`, { headers: { origin } });
  const own = await ask('http://localhost:8000');
  expect(own.headers.get('access-control-allow-origin')).toBe('http://localhost:8000');
  const other = await ask('https://evil.example');
  expect(other.headers.get('access-control-allow-origin')).toBeNull();
});

it('does not reveal its software', async () => {
  const { headers } = await shop.request('GET', '/reviews');
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
