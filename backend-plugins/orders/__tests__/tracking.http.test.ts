import { z } from 'zod';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/shop';
import { shopping } from '@harrow/testing/shopping';

const shop = useSharedShop();
const shopper = shopping(shop);
let [ada, admin, colleague]: Person[] = [];
const people = () => {
  if (!ada || !admin || !colleague) throw new Error('The people have not signed in.');
  return { ada, admin, colleague };
};
beforeAll(async () => {
  [ada, admin] = await Promise.all([shop.customer(), shop.admin()]);
  colleague = await shop.customer('colleague@harrow.test', { verified: true });
  await shop.request('PUT', `/users/admin/${colleague.email}`, { token: admin.token });
});

const tracking = { number: '1ZAAAA', url: 'https://carrier.test/1ZAAAA' };

const shippedOrder = async (given: unknown = tracking) => {
  const { orderId } = await shopper.paidOrder(people().ada, await shop.product());
  await ship(orderId, people().admin, given);
  return orderId;
};

const ship = (orderId: string, person: Person, given?: unknown) =>
  shop.request('PUT', `/orders/${orderId}`, {
    token: person.token,
    body: { shipped: true, tracking: given },
  });

const change = (orderId: string, body: unknown, person: Person | null = people().admin) =>
  shop.request('PUT', `/orders/${orderId}/tracking`, { token: person?.token, body });

const read = async (orderId: string) =>
  (await shop.request('GET', `/orders/${orderId}`, { token: people().admin.token })).body;

const events = z.array(z.looseObject({ type: z.string() }));

async function changesOf(orderId: string, person = people().admin) {
  const { body } = await shop.request('GET', `/orders/${orderId}/events`, { token: person.token });
  return events.parse(body).filter(({ type }) => type === 'tracking_changed');
}

const history = z.array(
  z.object({ action: z.string(), actor: z.string(), before: z.unknown(), after: z.unknown() }),
);

async function historyOf(orderId: string) {
  const { body } = await shop.request('GET', `/audit?q=${orderId}`, {
    token: people().admin.token,
  });
  return history.parse(body).filter(({ action }) => action === 'order.tracked');
}

it('tells the second to ship an order who shipped it first, when, and with which number', async () => {
  const { admin: first, colleague: second } = people();
  const orderId = await shippedOrder();
  expect((await ship(orderId, second, { number: '1ZBBBB' })).body).toEqual({
    ...{ acknowledged: true, modifiedCount: 0 },
    shipped: { at: expect.any(String) as unknown, by: first.email, tracking },
  });
  expect(await read(orderId)).toMatchObject({ tracking });
});

it('ships once when two ship in the same moment, and tells one of them of the other', async () => {
  const { ada: buyer, admin: one, colleague: other } = people();
  const { orderId } = await shopper.paidOrder(buyer, await shop.product());
  const answers = await Promise.all([
    ship(orderId, one, { number: 'Z 1' }),
    ship(orderId, other, { number: 'Z 2' }),
  ]);
  const counts = z.looseObject({ modifiedCount: z.int() });
  const parsed = answers.map(({ body }) => counts.parse(body));
  expect(parsed.map(({ modifiedCount }) => modifiedCount).sort()).toEqual([0, 1]);
  const [second] = parsed.filter(({ modifiedCount }) => modifiedCount === 0);
  const order = z
    .object({ tracking: z.unknown(), shippedAt: z.string() })
    .parse(await read(orderId));
  const [by] = order.tracking && JSON.stringify(order.tracking).includes('Z 1') ? [one] : [other];
  expect(second?.shipped).toEqual({ at: order.shippedAt, by: by.email, tracking: order.tracking });
});

it('corrects, removes and adds a number, with an event and an entry in the history for each', async () => {
  const { colleague: person } = people();
  const orderId = await shippedOrder();
  const bodies = [{ number: '1ZBBBB' }, { number: null }, tracking];
  for (const body of bodies) {
    expect((await change(orderId, body, person)).body).toEqual({
      ...{ acknowledged: true, modifiedCount: 1 },
    });
    const shown = body.number === null ? null : { url: null, ...body };
    expect(await read(orderId)).toMatchObject({ tracking: shown });
  }
  const by = { by: 'staff', actor: person.email };
  expect(await changesOf(orderId)).toMatchObject([
    { ...by, tracking: { before: '1ZAAAA', after: '1ZBBBB' } },
    { ...by, tracking: { before: '1ZBBBB', after: null } },
    { ...by, tracking: { before: null, after: '1ZAAAA' } },
  ]);
  const [added, removed, corrected] = (await historyOf(orderId)).filter(
    ({ actor }) => actor === person.email,
  );
  expect(added).toMatchObject({ after: { tracking_number: '1ZAAAA' } });
  expect(removed).toMatchObject({ before: { tracking_number: '1ZBBBB' }, after: null });
  expect(corrected).toMatchObject({
    before: { tracking_number: '1ZAAAA' },
    after: { tracking_number: '1ZBBBB' },
  });
});

it('adds a number to an order that was shipped without one', async () => {
  const orderId = await shippedOrder(undefined);
  expect((await change(orderId, { number: 'Z 9' })).body).toMatchObject({ modifiedCount: 1 });
  expect(await read(orderId)).toMatchObject({ tracking: { number: 'Z 9', url: null } });
});

it('records nothing where nothing changes', async () => {
  const orderId = await shippedOrder();
  expect((await change(orderId, tracking)).body).toMatchObject({ modifiedCount: 0 });
  expect(await changesOf(orderId)).toEqual([]);
});

it('shows a change to the customer without the person', async () => {
  const orderId = await shippedOrder();
  await change(orderId, { number: 'Z 5' });
  expect(await changesOf(orderId, people().ada)).toEqual([
    {
      ...{ at: expect.any(String) as unknown, type: 'tracking_changed', by: 'staff' },
      tracking: { before: '1ZAAAA', after: 'Z 5' },
    },
  ]);
});

it('is refused before the order is shipped', async () => {
  const { orderId } = await shopper.paidOrder(people().ada, await shop.product());
  expect(await change(orderId, tracking)).toMatchObject({
    ...{ status: 409, body: { code: 'order_not_shipped' } },
  });
  expect(await change('order_none', tracking)).toMatchObject({ status: 404 });
});

it('is refused to customers, to anonymous callers, and without a number', async () => {
  const orderId = await shippedOrder();
  expect(await change(orderId, tracking, people().ada)).toMatchObject({ status: 403 });
  expect(await change(orderId, tracking, null)).toMatchObject({ status: 401 });
  for (const body of [{}, { number: '' }, { number: 5 }, { number: 'Z', url: 'javascript:0' }]) {
    expect(await change(orderId, body)).toMatchObject({ status: 422 });
  }
});

it('shows the amounts of payments and refunds, and reasons only to staff', async () => {
  const { ada: buyer, admin: staff } = people();
  const { orderId } = await shopper.paidOrder(buyer, await shop.product({ price: 12.5 }), 2);
  const engine = await shop.stockAdmin();
  await engine.request('POST', `/orders/${orderId}/refund`, {
    body: { amount: 500, reason: 'other', note: 'Scratched' },
  });
  const read = async ({ token }: Person) =>
    events.parse((await shop.request('GET', `/orders/${orderId}/events`, { token })).body);
  expect(await read(staff)).toMatchObject([
    { type: 'placed' },
    { type: 'paid', amount: 25 },
    { type: 'refunded', amount: 5, reason: 'Scratched' },
  ]);
  const [, , refunded] = await read(buyer);
  expect(refunded).toEqual({
    ...{ at: expect.any(String) as unknown, type: 'refunded', by: 'staff', amount: 5 },
  });
});
