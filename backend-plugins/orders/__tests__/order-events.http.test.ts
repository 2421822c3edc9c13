import { z } from 'zod';
import { disputed, postEvent } from '@harrow/testing/stripe-events';
import { useTestShop, type Person } from '@harrow/testing/test-shop';
import { shopping, until } from '@harrow/testing/shopping';

const eventsSchema = z.array(
  z.object({
    at: z.iso.datetime(),
    type: z.string(),
    by: z.string(),
    actor: z.string().optional(),
  }),
);

const STAFF = 'admin@harrow.test';

const shop = useTestShop();
const shopper = shopping(shop);
let ada: Person;
let admin: Person;
beforeAll(async () => {
  [ada, admin] = await Promise.all([shop.customer(), shop.admin()]);
});

const read = async (orderId: string, person = ada) =>
  (await shop.request('GET', `/orders/${orderId}`, { token: person.token })).body;

async function eventsOf(orderId: string, person = admin) {
  const { body } = await shop.request('GET', `/orders/${orderId}/events`, { token: person.token });
  const events = eventsSchema.parse(body);
  expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).sort());
  return events.map(({ type, by, actor }) => [type, by, ...(actor ? [actor] : [])].join(' '));
}

const staffPost = async (path: string, body: unknown = {}) =>
  (await (await shop.stockAdmin()).request('POST', path, { body })).body;

const placed = () => `placed customer ${ada.email}`;
const paid = 'paid provider';

/** Packs and ships all of an order in the stock admin. */
async function shipThere(orderId: string, numbers?: string[]): Promise<void> {
  const staff = await shop.stockAdmin();
  const { body } = await staff.request('GET', `/orders/${orderId}`);
  const order = z.object({ order: z.object({ items: z.array(z.object({ id: z.string() })) }) });
  const items = order.parse(body).order.items.map(({ id }) => ({ item_id: id, quantity: 1 }));
  const packed = z.object({
    order: z.object({ fulfillments: z.array(z.object({ id: z.string() })) }),
  });
  const { fulfillments } = packed.parse(
    await staffPost(`/orders/${orderId}/fulfillment`, { items }),
  ).order;
  await staffPost(`/orders/${orderId}/shipment`, {
    fulfillment_id: fulfillments[0]?.id,
    ...(numbers && { tracking_numbers: numbers }),
  });
}

const expire = async (orderId: string) => {
  await shop.sql(
    `UPDATE storefront_order SET placed_at = now() - interval '73 hours' WHERE order_id = $1`,
    [orderId],
  );
  await shop.killBackends();
  await shop.startBackend();
  await until(
    () => shopper.read(ada, orderId),
    ({ status }) => status === 'expired',
  );
};

describe('an order that was paid', () => {
  it('has its number, the time of the payment and what has happened', async () => {
    const { orderId } = await shopper.paidOrder(ada, await shop.product());
    const { orderId: next } = await shopper.paidOrder(ada, await shop.product());
    const order = { status: 'paid', paidAt: expect.any(String) as unknown, shippedAt: null };
    const shown = z.object({ number: z.int() });
    expect(await read(orderId)).toMatchObject({ ...order, refunded: 0, tracking: null });
    expect(shown.parse(await read(next)).number).toBe(shown.parse(await read(orderId)).number + 1);
    expect(await eventsOf(orderId)).toEqual([placed(), paid]);
  });

  it('shows the same fields in the lists of its customer and of admins', async () => {
    const { orderId } = await shopper.paidOrder(ada, await shop.product());
    const one = await read(orderId);
    for (const [path, { token }] of [
      [`/order?email=${ada.email}`, ada],
      ['/orders?limit=1&pageNumber=0', admin],
    ] as const) {
      const { body } = await shop.request('GET', path, { token });
      expect((body as unknown[])[0]).toEqual(one);
    }
  });

  it('shows its events to its owner without people’s addresses, and not to others', async () => {
    const { orderId } = await shopper.paidOrder(ada, await shop.product());
    expect(await eventsOf(orderId, ada)).toEqual(['placed customer', paid]);
    const grace = await shop.customer();
    const path = `/orders/${orderId}/events`;
    expect((await shop.request('GET', path, { token: grace.token })).status).toBe(404);
    expect((await shop.request('GET', path)).status).toBe(401);
    const none = await shop.request('GET', '/orders/order_none/events', { token: admin.token });
    expect(none.status).toBe(404);
  });
});

describe('shipping', () => {
  const tracking = { number: '1Z 999 AA1 0123', url: 'https://carrier.test/1Z999AA10123' };

  it('keeps the tracking number and its page, and who shipped', async () => {
    const { orderId } = await shopper.paidOrder(ada, await shop.product());
    await shopper.ship(admin, orderId, { shipped: true, tracking });
    const shippedAt: unknown = expect.any(String);
    expect(await read(orderId)).toMatchObject({ status: 'shipped', shippedAt, tracking });
    expect(await eventsOf(orderId)).toEqual([placed(), paid, `shipped staff ${admin.email}`]);
  });

  it('needs no tracking, and no page of the carrier', async () => {
    const product = await shop.product();
    const [without, unlinked] = [
      await shopper.paidOrder(ada, product),
      await shopper.paidOrder(ada, product),
    ];
    await shopper.ship(admin, without.orderId);
    const { number } = tracking;
    await shopper.ship(admin, unlinked.orderId, { shipped: true, tracking: { number } });
    expect(await read(without.orderId)).toMatchObject({ status: 'shipped', tracking: null });
    expect(await read(unlinked.orderId)).toMatchObject({ tracking: { number, url: null } });
  });

  it.each([
    { number: '' },
    { number: 'x'.repeat(101) },
    { number: 7 },
    { url: 'https://carrier.test' },
    { number: '1', url: 'javascript:alert(1)' },
    { number: '1', url: '//carrier.test' },
    'text',
  ])('rejects the tracking %j and ships nothing', async (wrong) => {
    const { orderId } = await shopper.paidOrder(ada, await shop.product());
    const body = { shipped: true, tracking: wrong };
    expect((await shopper.ship(admin, orderId, body)).status).toBe(422);
    expect(await read(orderId)).toMatchObject({ status: 'paid', tracking: null });
  });

  it('in the stock admin shows its tracking number and who shipped', async () => {
    const { orderId } = await shopper.paidOrder(ada, await shop.product());
    await shipThere(orderId, ['CC 123']);
    expect(await read(orderId)).toMatchObject({
      status: 'shipped',
      tracking: { number: 'CC 123', url: null },
    });
    expect(await eventsOf(orderId)).toEqual([placed(), paid, `shipped staff ${STAFF}`]);
  });
});

describe('a cancelled order', () => {
  it.each([
    ['its customer', (id: string) => shopper.cancel(ada, id), () => `customer ${ada.email}`],
    ['an admin', (id: string) => shopper.cancel(admin, id), () => `staff ${admin.email}`],
    ['the stock admin', (id: string) => staffPost(`/orders/${id}/cancel`), () => `staff ${STAFF}`],
  ])('says that %s cancelled it', async (_, cancel, by) => {
    const orderId = await shopper.order(ada, await shop.product());
    await cancel(orderId);
    expect(await read(orderId)).toMatchObject({ status: 'cancelled', paid: false });
    expect(await eventsOf(orderId)).toEqual([placed(), `cancelled ${by()}`]);
    expect((await shopper.cancel(ada, orderId)).status).toBe(404);
    expect((await shopper.ship(admin, orderId)).status).toBe(404);
    const grace = await shop.customer();
    expect(await read(orderId, grace)).toMatchObject({ code: 'not_found' });
  });

  it('says so although it was cancelled by an earlier version', async () => {
    const orderId = await shopper.order(ada, await shop.product());
    await shopper.cancel(ada, orderId);
    await shop.sql('DELETE FROM order_event WHERE order_id = $1', [orderId]);
    expect(await eventsOf(orderId)).toEqual([placed(), 'cancelled system']);
  });

  it('shows the refund of a payment that arrived too late', async () => {
    const product = await shop.product();
    const orderId = await shopper.order(ada, product);
    const intent = await shopper.intent(ada, product.price);
    await shopper.payCard(intent);
    await shopper.cancel(ada, orderId);
    await shopper.confirm(ada, orderId, intent.id);
    const events = [placed(), `cancelled customer ${ada.email}`, 'refunded system'];
    expect(
      await until(
        () => eventsOf(orderId),
        (shown) => shown.length === 3,
      ),
    ).toEqual(events);
  });
});

it('shows an expired order as expired', async () => {
  const orderId = await shopper.order(ada, await shop.product());
  await expire(orderId);
  expect(await eventsOf(orderId)).toEqual([placed(), 'expired system']);
});

describe('a refund', () => {
  it('in part leaves the order paid, and in whole makes it refunded', async () => {
    const { orderId } = await shopper.paidOrder(ada, await shop.product({ price: 12.5 }));
    const refund = { token: admin.token, headers: { 'idempotency-key': orderId } };
    await shop.request('POST', `/orders/${orderId}/refund`, { ...refund, body: { amount: 2.25 } });
    expect(await read(orderId)).toMatchObject({ status: 'paid', refunded: 2.25 });
    await shopper.refund(orderId, 1025);
    expect(await read(orderId)).toMatchObject({ status: 'refunded', refunded: 12.5 });
    const refunds = [`refunded staff ${admin.email}`, `refunded staff ${STAFF}`];
    expect(await eventsOf(orderId)).toEqual([placed(), paid, ...refunds]);
  });

  it('at the provider is the provider’s', async () => {
    const { orderId, intentId } = await shopper.paidOrder(ada, await shop.product());
    await shopper.refundAtProvider(intentId, 500);
    const events = [placed(), paid, 'refunded provider'];
    expect(
      await until(
        () => eventsOf(orderId),
        (shown) => shown.length === 3,
      ),
    ).toEqual(events);
    await shop.sql('DELETE FROM order_event WHERE order_id = $1', [orderId]);
    expect(await eventsOf(orderId)).toEqual(events);
  });
});

it('shows a dispute once, however often the provider reports it', async () => {
  const { orderId, intentId } = await shopper.paidOrder(ada, await shop.product());
  await postEvent(shop, disputed('created', intentId, 'needs_response'));
  await postEvent(shop, disputed('closed', intentId, 'lost'));
  expect(await eventsOf(orderId)).toEqual([placed(), paid, 'disputed provider']);
});

describe('in the stock admin', () => {
  it('staff read what has happened to an order, and who did it', async () => {
    const { orderId } = await shopper.paidOrder(ada, await shop.product());
    const staff = await shop.stockAdmin();
    const { body } = await staff.request('GET', `/orders/${orderId}/events`);
    expect(z.object({ events: eventsSchema }).parse(body).events).toMatchObject([
      { type: 'placed', by: 'customer', actor: ada.email },
      { type: 'paid', by: 'provider' },
    ]);
  });

  it('there are no events of an unknown order', async () => {
    const staff = await shop.stockAdmin();
    expect(await staff.request('GET', '/orders/order_none/events')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });

  it('customers and admins of the shop read none', async () => {
    const orderId = await shopper.order(ada, await shop.product());
    for (const token of [undefined, ada.token, admin.token]) {
      const path = `/admin/orders/${orderId}/events`;
      expect((await shop.request('GET', path, { token })).status).toBe(401);
    }
  });
});
