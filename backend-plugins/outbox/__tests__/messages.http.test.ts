import { send } from '@harrow/testing/http';
import { useTestShop, type Person } from '@harrow/testing/test-shop';
import { shopping, until } from '@harrow/testing/shopping';

/** More rows than one statement deletes. */
const MORE_THAN_ONE_BATCH = 2500;

const shop = useTestShop();
const shopper = shopping(shop);
let admin: Person;
let ada: Person;
beforeAll(async () => {
  [admin, ada] = await Promise.all([shop.admin(), shop.customer()]);
});
// no process handles these: they belong to no lane, or wait for an hour
beforeEach(() => shop.sql('DELETE FROM outbox_route'));
beforeEach(() => shop.sql('DELETE FROM outbox'));

type Given = Partial<Record<'kind' | 'state' | 'orderId' | 'problem', string>>;

/** Adds a message and returns its id. */
async function add({ kind = 'webhook', state = 'failed', orderId, problem }: Given = {}) {
  const [row] = await shop.sql<{ id: string }>(
    `INSERT INTO outbox (kind, lane, stream, subject, cause, dedupe_key, state, order_id, last_error, done_at,
                         attempts, next_attempt_at)
     VALUES ($1, $1, coalesce('order:' || $3, gen_random_uuid()::text), 'order.paid', 'x', gen_random_uuid(), $2, $3, $4,
             CASE WHEN $2 IN ('done', 'dropped') THEN now() END, 3, now() + interval '1 hour') RETURNING id`,
    [kind, state, orderId ?? null, problem ?? null],
  );
  return row?.id ?? '';
}

const list = (query = '', { token }: Person = admin) =>
  shop.request('GET', `/outbox${query}`, { token });

const replay = (id: string, { token }: Person = admin) =>
  shop.request('POST', `/outbox/${id}/replay`, { token });

it('lists messages, newest first and in pages, and names no person', async () => {
  const orderId = await shopper.order(ada, await shop.product());
  const failed = await add({ kind: 'mail', orderId, problem: '550' });
  const due = await add({ state: 'due' });
  const { body } = await list();
  expect(body).toMatchObject({
    count: 2,
    data: [
      { _id: due, state: 'due', orderId: null, nextAttemptAt: expect.any(String) as string },
      {
        ...{ _id: failed, kind: 'mail', subject: 'order.paid', orderId, state: 'failed' },
        ...{ attempts: 3, nextAttemptAt: null, problem: '550', doneAt: null },
        orderNumber: expect.any(Number) as number,
      },
    ],
  });
  expect(JSON.stringify(body)).not.toContain(ada.email);
  expect((await list('?limit=1&pageNumber=1')).body).toMatchObject({
    count: 2,
    data: [{ _id: failed }],
  });
});

it('filters messages by kind, state and order', async () => {
  const mail = await add({ kind: 'mail', state: 'done', orderId: 'order_of_the_filter' });
  await add({ kind: 'invoice' });
  for (const query of ['?kind=mail', '?state=done', '?order=order_of_the_filter']) {
    expect((await list(query)).body).toMatchObject({ count: 1, data: [{ _id: mail }] });
  }
  expect((await list('?kind=letter')).status).toBe(422);
  expect((await list('?state=lost')).status).toBe(422);
});

it('lets only admins read and repeat messages', async () => {
  const id = await add();
  expect(await list('', ada)).toMatchObject({ status: 403 });
  expect(await replay(id, ada)).toMatchObject({ status: 403 });
  expect((await send('GET', `${shop.url}/outbox`)).status).toBe(401);
  expect((await send('POST', `${shop.url}/outbox/${id}/replay`)).status).toBe(401);
});

it('makes a message due again with the same ids, and records who did it', async () => {
  const id = await add({ kind: 'webhook', state: 'failed', problem: '500' });
  const keyOf = () => shop.sql(`SELECT dedupe_key FROM outbox WHERE id = $1`, [id]);
  const before = await keyOf();
  expect(await replay(id)).toEqual(
    expect.objectContaining({ status: 200, body: { acknowledged: true, modifiedCount: 1 } }),
  );
  expect(await keyOf()).toEqual(before);
  const [row] = await shop.sql('SELECT replayed_by FROM outbox WHERE id = $1', [id]);
  expect(row).toEqual({ replayed_by: admin.id });
  const { body } = await shop.request('GET', '/audit?limit=1', { token: admin.token });
  expect(body).toMatchObject([
    {
      ...{ actor: shop.adminEmail, action: 'message.replayed', subject: id },
      ...{ before: { state: 'failed' }, after: { state: 'due' } },
    },
  ]);
});

it('does not repeat a message that is due, or that does not exist', async () => {
  const due = await add({ state: 'due' });
  expect(await replay(due)).toMatchObject({ status: 409, body: { code: 'still_due' } });
  for (const unknown of ['999999999', 'abc', '9'.repeat(40)]) {
    expect(await replay(unknown)).toMatchObject({ status: 404 });
  }
});

it('tells staff of a message that has failed, until it is sent again', async () => {
  const orderId = await shopper.order(ada, await shop.product());
  const id = await add({ kind: 'mail', orderId, problem: '550' });
  const failures = async () => {
    const { body } = await shop.request('GET', '/notices', { token: admin.token });
    return (body as { failures: { kind: string }[] }).failures;
  };
  expect(await failures()).toContainEqual(
    expect.objectContaining({
      ...{ kind: 'mail_failed', subject: orderId },
      message: expect.stringMatching(
        /^A mail for order \d+ failed \(order.paid: 550\)\.$/,
      ) as string,
    }),
  );
  await replay(id);
  expect(await failures()).toEqual([]);
});

it('shows the mails of an order to admins only', async () => {
  const orderId = await shopper.order(ada, await shop.product());
  await add({ kind: 'mail', state: 'done', orderId });
  await add({ kind: 'mail', state: 'failed', orderId });
  const typesFor = async ({ token }: Person) => {
    const { body } = await shop.request('GET', `/orders/${orderId}/events`, { token });
    return (body as { type: string; mail?: string }[]).map(({ type, mail }) => [type, mail]);
  };
  expect(await typesFor(admin)).toEqual([
    ['placed', undefined],
    ['mailed', 'order.paid'],
  ]);
  expect(await typesFor(ada)).toEqual([['placed', undefined]]);
});

it('counts what waits and what has failed at /metrics, events of the provider too', async () => {
  await add({ kind: 'mail', state: 'due' });
  await add({ kind: 'mail', state: 'done' });
  await add({ kind: 'invoice' });
  await shop.sql(`UPDATE outbox SET created_at = now() - interval '1 hour'`);
  await shop.sql(`INSERT INTO stripe_event (id, type, next_attempt_at, last_error)
    VALUES ('evt_failing', 'payment_intent.succeeded', now() + interval '1 hour', 'away')`);
  const metrics = async () => String((await send('GET', `${shop.url}/metrics`)).body);
  const text = await until(metrics, (shown) =>
    shown.includes('harrow_outbox_failed{kind="event"} 1'),
  );
  expect(text).toContain('harrow_outbox_pending{kind="mail"} 1\n');
  expect(text).toContain('harrow_outbox_pending{kind="webhook"} 0\n');
  expect(text).toContain('harrow_outbox_failed{kind="invoice"} 1\n');
  const age = /^harrow_outbox_oldest_pending_seconds\{kind="mail"\} (.+)$/m.exec(text)?.[1];
  expect(Number(age)).toBeGreaterThanOrEqual(3600);
  await shop.sql(`DELETE FROM stripe_event WHERE id = 'evt_failing'`);
});

it('deletes messages ninety days after they were done, in any number', async () => {
  const insert = `INSERT INTO outbox (kind, lane, stream, subject, cause, dedupe_key, state, done_at, next_attempt_at)
    SELECT 'webhook', 'webhook:none', n, $1, n, $1 || n, $2, now() - $3::interval, now() + interval '1 hour'
      FROM generate_series(1, $4::int) n`;
  await shop.sql(insert, ['old', 'done', '91 days', MORE_THAN_ONE_BATCH]);
  await shop.sql(insert, ['young', 'dropped', '89 days', 1]);
  await shop.sql(insert, ['failed', 'failed', '91 days', 1]);
  await shop.sql(insert, ['due', 'due', '91 days', 1]);
  await shop.killBackends();
  await shop.startBackend(); // prunes at startup
  const left = () => shop.sql<{ subject: string }>('SELECT subject FROM outbox ORDER BY id');
  const rows = await until(left, ({ length }) => length <= 3);
  expect(rows.map(({ subject }) => subject)).toEqual(['young', 'failed', 'due']);
});
