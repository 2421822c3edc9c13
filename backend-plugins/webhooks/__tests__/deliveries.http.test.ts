import { shopping } from '@harrow/testing/shopping';
import { type Person, type TestProduct, useTestShop } from '@harrow/testing/test-shop';
import { Webhook } from 'standardwebhooks';
import { type Received, receiving } from './receiving';

const shop = useTestShop({ WEBHOOK_LOOPBACK: 'on' });
const shopper = shopping(shop);
const hooks = receiving(shop);
let ada: Person;
let product: TestProduct;
beforeAll(async () => {
  [ada, product] = await Promise.all([
    shop.customer(undefined, { name: 'Zyx Önder', verified: true }),
    shop.product({ available: 1000 }),
  ]);
});
afterEach(async () => {
  await shop.sql('DELETE FROM webhook_endpoint');
});

const typesOf = (received: readonly Received[]) => received.map(({ content }) => content.type);
const headersOf = ({ headers }: Received) => headers as Record<string, string>;
const firstOf = async (receiver: { has: (count: number) => Promise<Received[]> }) => {
  const [first] = await receiver.has(1);
  if (!first) throw new Error('Nothing was received.');
  return first;
};

it('tells an address of an order in the order of its changes', async () => {
  const receiver = await hooks.receiver('order.placed', 'order.paid', 'order.shipped');
  const { orderId } = await shopper.paidOrder(ada, product);
  await shopper.ship(await shop.admin(), orderId);
  const received = await receiver.has(3);
  expect(typesOf(received)).toEqual(['order.placed', 'order.paid', 'order.shipped']);
  expect(new Set(received.map(({ id }) => id)).size).toBe(3);
  expect(received[2]?.content.data).toMatchObject({
    _id: orderId,
    status: 'shipped',
    amount: product.price,
    currency: 'usd',
    lines: [{ productId: product.id, quantity: 1, amount: product.price }],
  });
});

it('names no person, address or phone', async () => {
  const receiver = await hooks.receiver('order.paid');
  await shopper.paidOrder(ada, product);
  const { body } = await firstOf(receiver);
  for (const personal of ['Zyx', ada.email, 'Farm Road', '555 0100']) {
    expect(body).not.toContain(personal);
  }
});

it('tells of a cancelled order, an expired one and a refund, and not of other events', async () => {
  const receiver = await hooks.receiver('order.cancelled', 'order.refunded');
  const cancelled = await shopper.order(ada, product);
  await shopper.cancel(ada, cancelled);
  expect(await firstOf(receiver)).toMatchObject({
    content: { type: 'order.cancelled', data: { _id: cancelled, status: 'cancelled' } },
  });
  const expired = await shopper.order(ada, product);
  await shop.sql(`SELECT announce('order.expired', $1, 'test')`, [expired]);
  const { orderId } = await shopper.paidOrder(ada, product);
  await shopper.refund(orderId, 500);
  const received = await receiver.has(3);
  expect(typesOf(received).sort()).toEqual([
    'order.cancelled',
    'order.cancelled',
    'order.refunded',
  ]);
  const refund = received.find(({ content }) => content.type === 'order.refunded');
  expect(refund?.content.data).toMatchObject({
    _id: orderId,
    refunded: 5,
    refundId: expect.stringMatching(/^ref_/) as unknown,
  });
});

it('signs so that only the secret verifies, and only the body that was sent', async () => {
  const receiver = await hooks.receiver('order.placed');
  await shopper.order(ada, product);
  const message = await firstOf(receiver);
  const headers = headersOf(message);
  expect(new Webhook(receiver.secret).verify(message.body, headers)).toEqual(message.content);
  const changed = message.body.replace('order.placed', 'order.paid');
  expect(() => new Webhook(receiver.secret).verify(changed, headers)).toThrow();
});

it('signs with the former secret too after it was changed', async () => {
  const receiver = await hooks.receiver('order.placed');
  const { body } = await hooks.call('POST', `/webhooks/${receiver.id}/secret`);
  await shopper.order(ada, product);
  const message = await firstOf(receiver);
  for (const secret of [receiver.secret, (body as { secret: string }).secret]) {
    expect(new Webhook(secret).verify(message.body, headersOf(message))).toEqual(message.content);
  }
  const until = `UPDATE webhook_endpoint SET former_secret_until = now() - interval '1 s'`;
  await shop.sql(until);
  await shopper.order(ada, product);
  const [, later] = await receiver.has(2);
  if (!later) throw new Error('Nothing was received.');
  expect(() => new Webhook(receiver.secret).verify(later.body, headersOf(later))).toThrow();
});

it('repeats a message that was refused with the same id and content, and holds back later ones', async () => {
  const receiver = await hooks.receiver('order.placed', 'order.paid');
  receiver.answers({ status: 500 }, { status: 204 });
  await shopper.paidOrder(ada, product);
  await hooks.deliveries(receiver.id, ([, first]) => first?.answer === 500);
  expect(typesOf(receiver.received)).toEqual(['order.placed']);
  await hooks.hurry();
  const [first, second] = await receiver.has(3);
  expect(typesOf(receiver.received)).toEqual(['order.placed', 'order.placed', 'order.paid']);
  expect(second?.id).toBe(first?.id);
  expect(second?.content.timestamp).toBe(first?.content.timestamp);
});

it('lists the last messages with their answers', async () => {
  const receiver = await hooks.receiver('order.placed');
  const orderId = await shopper.order(ada, product);
  const [delivery] = await hooks.deliveries(receiver.id, ([first]) => first?.state === 'done');
  expect(delivery).toMatchObject({
    type: 'order.placed',
    orderId,
    orderNumber: expect.any(Number) as unknown,
    attempts: 1,
    answer: 204,
    problem: null,
    nextAttemptAt: null,
  });
});

it('does not follow a redirect', async () => {
  const target = await hooks.receiver('order.refunded');
  const receiver = await hooks.receiver('order.placed');
  receiver.answers({ status: 302, headers: { location: target.url } });
  await shopper.order(ada, product);
  const [delivery] = await hooks.deliveries(receiver.id, ([first]) => first?.problem !== null);
  expect(delivery).toMatchObject({ state: 'due', answer: 302, problem: 'http_302' });
  expect(target.received).toEqual([]);
});

it('ends an address that answers 410, and drops what waits for it', async () => {
  const receiver = await hooks.receiver('order.placed', 'order.paid');
  receiver.answers({ status: 410 });
  await shopper.paidOrder(ada, product);
  const deliveries = await hooks.deliveries(
    receiver.id,
    (all) => all.length === 2 && all.every(({ state }) => state === 'dropped'),
  );
  expect(deliveries).toMatchObject([{ problem: 'webhook_ended' }, { answer: 410 }]);
  await shopper.paidOrder(ada, product);
  expect((await hooks.call('GET', '/webhooks')).body).toMatchObject([
    { _id: receiver.id, endedAt: expect.any(String) as unknown },
  ]);
  expect(await hooks.deliveries(receiver.id, () => true)).toHaveLength(2);
  expect(receiver.received).toHaveLength(1);
});

it('sends nothing to an address that asks for a pause, without counting attempts', async () => {
  const receiver = await hooks.receiver('order.placed');
  receiver.answers({ status: 429, headers: { 'retry-after': '3000' } }, { status: 204 });
  await shopper.order(ada, product);
  const [refused] = await hooks.deliveries(receiver.id, ([first]) => first?.answer === 429);
  const waits = (Date.parse(refused?.nextAttemptAt ?? '') - Date.now()) / 1000;
  expect(waits).toBeGreaterThan(2900);
  await shopper.order(ada, product);
  await hooks.hurry();
  // another address gets its message meanwhile
  const other = await hooks.receiver('order.placed');
  await shopper.order(ada, product);
  await other.has(1);
  expect(receiver.received).toHaveLength(1);
  expect(await hooks.deliveries(receiver.id, () => true)).toMatchObject([
    { attempts: 0 },
    { attempts: 0 },
    { attempts: 1 },
  ]);
  await shop.sql('UPDATE webhook_endpoint SET paused_until = now()');
  expect(await receiver.has(4)).toHaveLength(4);
});

it('delivers to other addresses while one does not answer', async () => {
  const slow = await hooks.receiver('order.placed');
  slow.answers(null);
  for (let orders = 0; orders < 30; orders++) await shopper.order(ada, product);
  await slow.has(2);
  const quick = await hooks.receiver('order.placed');
  await shopper.order(ada, product);
  await quick.has(1);
  expect(slow.received.length).toBeLessThan(10);
});

it('drops what waits for an address that is deleted', async () => {
  const receiver = await hooks.receiver('order.placed');
  receiver.answers({ status: 500 });
  await shopper.order(ada, product);
  const [waiting] = await hooks.deliveries(receiver.id, ([first]) => first?.answer === 500);
  await hooks.call('DELETE', `/webhooks/${receiver.id}`);
  const [row] = await shop.sql('SELECT state, last_error FROM outbox WHERE id = $1', [
    waiting?._id,
  ]);
  expect(row).toEqual({ state: 'dropped', last_error: 'webhook_ended' });
});

it('says of a receiver that is away why nothing was answered', async () => {
  const receiver = await hooks.receiver('order.placed');
  await shop.sql(`UPDATE webhook_endpoint SET url = 'http://127.0.0.1:9/'`);
  await shopper.order(ada, product);
  const [delivery] = await hooks.deliveries(receiver.id, ([first]) => first?.problem !== null);
  expect(delivery).toMatchObject({ state: 'due', answer: null, problem: 'connection_refused' });
});

it('calls no address inside the network that a row names', async () => {
  const receiver = await hooks.receiver('order.placed');
  await shop.sql(`UPDATE webhook_endpoint SET url = 'https://169.254.169.254/'`);
  await shopper.order(ada, product);
  const [delivery] = await hooks.deliveries(receiver.id, ([first]) => first?.problem !== null);
  expect(delivery).toMatchObject({ state: 'failed', problem: 'inside_network' });
});
