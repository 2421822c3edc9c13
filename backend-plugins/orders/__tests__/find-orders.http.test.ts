import { z } from 'zod';
import { useTestShop, type Person } from '@harrow/testing/test-shop';
import { shopping } from '@harrow/testing/shopping';
import { orderStateOf, type OrderStatus } from '../src/lib/order-state.ts';

const listed = z.array(z.object({ _id: z.string() }));

// the orders are dated back
const shop = useTestShop({ UNPAID_ORDER_TTL_HOURS: '0', UNVERIFIED_ORDER_TTL_HOURS: '0' });
const shopper = shopping(shop);
let [ada, bob, admin]: Person[] = [];
/** Orders by what happened to them. */
const orders: Record<string, string> = {};

const people = () => {
  if (!ada || !bob || !admin) throw new Error('The people have not signed in.');
  return { ada, bob, admin };
};

beforeAll(async () => {
  [ada, bob, admin] = await Promise.all([
    shop.customer('ada@farm.test', { name: 'Ada 100% Farmer', verified: true }),
    shop.customer('bob_the_miller@mill.test', { name: 'Bob Miller', verified: true }),
    shop.admin(),
  ]);
  const drill = await shop.product({ price: 10, available: 1000 });
  const plow = await shop.product({ price: 20, available: 1000 });
  await shop.sql(`UPDATE product SET title = 'Ünique Plow' WHERE id = $1`, [plow.id]);
  const renamed = { ...plow, name: 'Ünique Plow' };
  orders.unpaid = await shopper.order(ada, drill, 1);
  orders.paid = (await shopper.paidOrder(ada, renamed, 5)).orderId;
  orders.shipped = (await shopper.paidOrder(bob, drill, 3)).orderId;
  await shopper.ship(admin, orders.shipped);
  orders.refunded = (await shopper.paidOrder(bob, renamed, 2)).orderId;
  expect((await shopper.refund(orders.refunded, 4000)).status).toBe(200);
  orders.cancelled = await shopper.order(ada, drill, 7);
  await shopper.cancel(ada, orders.cancelled);
  orders.expired = await shopper.order(bob, drill, 4);
  await shop.sql('UPDATE storefront_order SET expired_at = now() WHERE order_id = $1', [
    orders.expired,
  ]);
  await shop.sql(`UPDATE "order" SET status = 'canceled' WHERE id = $1`, [orders.expired]);
  await shop.sql(
    `UPDATE address SET phone = given.phone, address_1 = given.line
       FROM "order" o JOIN (VALUES ('ada@farm.test', '515-555-0199', '1 Farm Road, Ames'),
                                   ('bob_the_miller@mill.test', '+49 (0)251 98765', 'Mühlenstraße 5, Münster'))
                           given (email, phone, line) ON given.email = o.email
      WHERE address.id = o.shipping_address_id`,
  );
  const ages = ['unpaid', 'paid', 'shipped', 'refunded', 'cancelled', 'expired'];
  for (const [days, name] of ages.entries()) {
    await shop.sql(
      `UPDATE storefront_order SET placed_at = '2026-03-10T12:00:00Z'::timestamptz - $2 * interval '1 day'
        WHERE order_id = $1`,
      [orders[name], days],
    );
  }
});

const ask = (path: string, person: Person | null = people().admin) =>
  shop.request('GET', path, { token: person?.token });

/** The names of the orders that a call lists; the header has as many. */
async function names(query: string): Promise<(string | undefined)[]> {
  const { body, headers } = await ask(`/orders?${query}`);
  const found = listed.parse(body).map(({ _id }) => nameOf(_id));
  if (!query.includes('limit')) expect(headers.get('x-total-count')).toBe(String(found.length));
  return found;
}

const nameOf = (id: string) => Object.entries(orders).find(([, orderId]) => orderId === id)?.[0];

const LISTED = ['unpaid', 'paid', 'shipped', 'refunded'];

/** Adds the texts of all orders as the background work does, without waiting for its next round. */
const addTexts = async () => {
  await shop.sql(`UPDATE order_words_progress SET seen_at = now() - interval '1 hour',
                    seen = (SELECT max(display_id) FROM "order")`);
  await shop.killBackends();
  await shop.startBackend();
  for (;;) {
    const [row] = await shop.sql<{ is_done: boolean }>(
      'SELECT filled = seen AS is_done FROM order_words_progress',
    );
    if (row?.is_done) return;
  }
};

describe('GET /orders', () => {
  it('lists cancelled and expired orders only by their status', async () => {
    expect(await names('')).toEqual(LISTED);
    for (const status of Object.keys(orders))
      expect(await names(`status=${status}`)).toEqual([status]);
  });

  it.each([
    ['newest', LISTED],
    ['oldest', [...LISTED].reverse()],
    ['amount', ['unpaid', 'shipped', 'refunded', 'paid']],
    ['-amount', ['paid', 'refunded', 'shipped', 'unpaid']],
  ])('sorts by %s', async (sort, expected) => {
    expect(await names(`sort=${sort}`)).toEqual(expected);
    const pages = [0, 1, 2, 3, 4].map((page) => names(`sort=${sort}&limit=1&pageNumber=${page}`));
    expect((await Promise.all(pages)).flat()).toEqual(expected);
  });

  it.each([
    ['from=2026-03-09', ['unpaid', 'paid']],
    ['to=2026-03-08', ['shipped', 'refunded']],
    ['from=2026-03-08&to=2026-03-09', ['paid', 'shipped']],
    ['from=2026-03-09T12:00:00Z&to=2026-03-10T12:00:00Z', ['paid']],
    ['from=2026-03-10T13:00:00%2B01:00', ['unpaid']],
    ['from=2026-03-09&to=2026-03-08', []],
  ])('lists those that were placed in %s', async (span, expected) => {
    expect(await names(span)).toEqual(expected);
  });

  it('says on each page how many match', async () => {
    const { headers } = await ask('/orders?limit=1&pageNumber=5&status=paid');
    expect(headers.get('x-total-count')).toBe('1');
  });

  it('lists the orders in any of several states, each once', async () => {
    expect(await names('status=expired,paid')).toEqual(['paid', 'expired']);
    expect(await names('status=paid,paid&status=cancelled')).toEqual(['paid', 'cancelled']);
  });

  it.each([
    'status=lost',
    'status=paid,lost',
    'sort=price',
    'from=yesterday',
    'to=2026-02-30',
    `q=${'x'.repeat(101)}`,
  ])('rejects %s', async (query) => {
    expect((await ask(`/orders?${query}`)).status).toBe(422);
    expect((await ask(`/orders.csv?${query}`)).status).toBe(422);
  });
});

describe.each(['before', 'after'])('a search %s the texts are added', (when) => {
  beforeAll(async () => {
    if (when === 'after') await addTexts();
  });

  it.each([
    ['ada@farm', ['unpaid', 'paid']],
    ['FARMER', ['unpaid', 'paid']],
    ['a 100% f', ['unpaid', 'paid']],
    ['100_', []],
    ['100%25%25', []],
    ['bob_the', ['shipped', 'refunded']],
    ['bob-the', []],
    ['\\', []],
    ['niq', ['paid', 'refunded']],
    ['ünique plow', ['paid', 'refunded']],
    ['ÜNIQUE', ['paid', 'refunded']],
    ['mi', ['shipped', 'refunded']],
    ['testada', []],
    ['  ada 100  ', ['unpaid', 'paid']],
    ['plow bob', ['refunded']],
    ['MÜNSTER miller unique', ['refunded']],
    ['515 555 0199', ['unpaid', 'paid']],
    ['+1 515-555-0199', ['unpaid', 'paid']],
    ['+49 251 98765', ['shipped', 'refunded']],
  ])(
    'for %s finds by email, name, phone, address and product, in any order',
    async (words, expected) => {
      expect(await names(`q=${encodeURIComponent(words)}`)).toEqual(expected);
    },
  );

  it('finds an order by its number, id and payment', async () => {
    for (const name of LISTED) {
      const [row] = await shop.sql<{ number: number; payment: string | null }>(
        `SELECT display_id AS number, transaction_id AS payment
           FROM "order" o JOIN storefront_order ON order_id = o.id WHERE o.id = $1`,
        [orders[name]],
      );
      const beginning = row?.payment?.slice(0, 12) ?? orders[name];
      const words = [
        beginning,
        row?.number,
        `%23${row?.number}`,
        orders[name],
        row?.payment ?? orders[name],
      ];
      for (const each of words) expect(await names(`q=${each}`)).toContain(name);
    }
  });

  it('combines the number of an order with other words', async () => {
    const [row] = await shop.sql<{ number: number }>(
      'SELECT display_id AS number FROM "order" WHERE id = $1',
      [orders.paid],
    );
    expect(await names('q=pi_')).toEqual([]); // many payments begin so
    expect(await names(`q=farmer%20%23${row?.number}`)).toEqual(['paid']);
    expect(await names(`q=miller%20%23${row?.number}`)).toEqual([]);
  });

  it('obeys the other filters', async () => {
    expect(await names('q=ada&status=cancelled')).toEqual(['cancelled']);
    expect(await names('q=mill.test&sort=amount&from=2026-03-08')).toEqual(['shipped']);
    expect(await names('q=mill.test&limit=1&pageNumber=1')).toEqual(['refunded']);
  });

  it('is counted by state', async () => {
    expect((await ask('/orders/counts?q=ada%40farm')).body).toEqual({
      ...{ toShip: 1, unpaid: 1, shipped: 0, refunded: 0, cancelled: 1, expired: 0 },
    });
  });
});

it('finds an order under a name that staff have corrected, and no longer under the old one', async () => {
  await shop.sql(
    `UPDATE address SET first_name = 'Grace', last_name = 'Hopper'
      WHERE id = (SELECT shipping_address_id FROM "order" WHERE id = $1)`,
    [orders.unpaid],
  );
  expect(await names('q=hopper')).toEqual(['unpaid']);
  expect(await names('q=farmer')).toEqual(['paid']);
  expect((await ask('/orders/counts?q=grace')).body).toMatchObject({ unpaid: 1, toShip: 0 });
});

describe('GET /orders/counts', () => {
  it('counts the orders in each state, in a span', async () => {
    expect((await ask('/orders/counts')).body).toEqual({
      ...{ toShip: 1, unpaid: 1, shipped: 1, refunded: 1, cancelled: 1, expired: 1 },
    });
    expect((await ask('/orders/counts?from=2026-03-08&to=2026-03-09')).body).toEqual({
      ...{ toShip: 1, unpaid: 0, shipped: 1, refunded: 0, cancelled: 0, expired: 0 },
    });
  });

  it('is not taken for an order', async () => {
    expect((await ask('/orders/counts')).body).not.toHaveProperty('_id');
  });
});

describe('GET /orders.csv', () => {
  it('has the filtered orders as rows', async () => {
    const { status, headers, body } = await ask('/orders.csv?sort=-amount&status=paid');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="orders.csv"');
    const [header, row, ...rest] = String(body).split('\r\n');
    expect(header).toContain('number,date,status,customer name,email');
    expect(row).toContain('2026-03-09T12:00:00.000Z,paid,Ada 100% Farmer,ada@farm.test');
    expect(row).toContain('Ünique Plow');
    expect(row).toContain(',5,100,usd,0,pi_');
    expect(rest).toEqual(['']);
  });

  it('disarms formulas', async () => {
    await shop.sql(`UPDATE line_item SET title = '=1+1' WHERE order_id = $1`, [orders.paid]);
    expect((await ask('/orders.csv?status=paid')).body).toContain(",'=1+1,");
  });
});

it.each(['/orders/counts', '/orders.csv', '/orders?status=paid'])(
  'refuses %s to customers and anonymous callers',
  async (path) => {
    expect((await ask(path, people().ada)).status).toBe(403);
    expect((await ask(path, null)).status).toBe(401);
  },
);

it('keeps the state that the rules derive, for every combination of the engine’s states', async () => {
  const rows = await shop.sql<OrderStatus & { state: string }>(`
    SELECT status, payment_status, fulfillment_status, expired,
           storefront_order_state(status::text, payment_status::text, fulfillment_status::text, expired)
             AS state
      FROM unnest(enum_range(NULL::order_status_enum)) status,
           unnest(enum_range(NULL::order_payment_status_enum)) payment_status,
           unnest(enum_range(NULL::order_fulfillment_status_enum)) fulfillment_status,
           (VALUES (true), (false)) given (expired)`);
  expect(rows.length).toBeGreaterThan(500);
  expect(rows.map(({ state }) => state)).toEqual(rows.map(orderStateOf));
});

it('completes a record of an order that was written by other means', async () => {
  const copied = `
    WITH gone AS (DELETE FROM storefront_order WHERE order_id = $1 RETURNING *)
    SELECT order_id, customer_id, product_id, transaction_id FROM gone`;
  const [row] = await shop.sql<Record<string, string>>(copied, [orders.shipped]);
  await shop.sql(
    `INSERT INTO storefront_order (order_id, customer_id, product_id, transaction_id)
     VALUES ($1, $2, $3, $4)`,
    [row?.order_id, row?.customer_id, row?.product_id, row?.transaction_id],
  );
  const [completed] = await shop.sql(
    'SELECT state, amount, is_listed FROM storefront_order WHERE order_id = $1',
    [orders.shipped],
  );
  expect(completed).toEqual({ state: 'shipped', amount: 3000, is_listed: true });
});
