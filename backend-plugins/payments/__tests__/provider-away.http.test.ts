import type { Person } from '@harrow/testing/test-shop';
import { expectInvariants } from '@harrow/testing/invariants';
import { shopping, until } from '@harrow/testing/shopping';
import { longIt } from '@harrow/testing/long-tests';
import { useProxiedShop } from '@harrow/testing/provider-proxy';

const { shop, proxy } = useProxiedShop();
const shopper = shopping(shop);
let ada: Person;
beforeAll(async () => {
  ada = await shop.customer();
});

/** Places an order of one piece and opens its payment. */
const openOrder = async () => {
  proxy.state = 'open';
  const product = await shop.product();
  const orderId = await shopper.order(ada, product);
  return { product, orderId, intent: await shopper.intent(ada, product.price, orderId) };
};

describe.each(['cut', 'failing'] as const)('while the provider is %s', (state) => {
  beforeEach(() => {
    proxy.state = state;
  });

  it('orders can still be placed, listed and cancelled', async () => {
    const product = await shop.product();
    const orderId = await shopper.order(ada, product);
    expect((await shopper.read(ada, orderId)).paid).toBe(false);
    expect((await shopper.cancel(ada, orderId)).status).toBe(200);
    expect(await shopper.stock(product)).toBe(10);
  });

  it('only payments answer 503, with Retry-After', async () => {
    const product = await shop.product();
    const orderId = await shopper.order(ada, product);
    const answers = [
      await shopper.open(ada, product.price, orderId),
      await shopper.open(ada, 5),
      await shopper.confirm(ada, orderId, 'pi_unknown'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(['5', '5', '5']);
  });

  it('an order whose payment could not be opened can be cancelled, and stays cancelled', async () => {
    const product = await shop.product();
    const orderId = await shopper.order(ada, product);
    await shopper.open(ada, product.price, orderId);
    expect((await shopper.cancel(ada, orderId)).status).toBe(200);
    expect((await shopper.open(ada, product.price, orderId)).status).toBe(409);
  });
});

longIt('cancels an order whose payment cannot be closed, and refunds a late payment', async () => {
  const { orderId, intent } = await openOrder();
  proxy.state = 'cut';
  expect((await shopper.cancel(ada, orderId)).status).toBe(200);
  await shopper.payCard(intent);
  proxy.state = 'open';
  expect((await shopper.confirm(ada, orderId, intent.id)).status).toBe(409);
  await expectInvariants(shop);
});

it('opens one payment although the answer to the first call was lost', async () => {
  proxy.state = 'cut';
  const product = await shop.product();
  const orderId = await shopper.order(ada, product);
  await shopper.open(ada, product.price, orderId);
  proxy.state = 'open';
  const intent = await shopper.intent(ada, product.price, orderId);
  await shopper.payCard(intent);
  expect((await shopper.confirm(ada, orderId, intent.id)).status).toBe(200);
});

it('rejects an answer about another payment', async () => {
  const { orderId, intent } = await openOrder();
  proxy.state = 'another';
  expect((await shopper.confirm(ada, orderId, intent.id)).status).toBe(503);
  expect((await shopper.read(ada, orderId)).paid).toBe(false);
});

it('does not expire an order whose payment is being processed', async () => {
  const [slow, plain] = [await openOrder(), await shopper.order(ada, await shop.product())];
  await shop.sql(`UPDATE storefront_order SET placed_at = now() - interval '73 hours'`);
  proxy.state = 'processing';
  await shop.killBackends();
  await shop.startBackend();
  await until(
    () => shopper.read(ada, plain),
    ({ status }) => status === 'expired',
  );
  await until(
    () => Promise.resolve(proxy.calls),
    (calls) => calls.includes(`POST /v1/payment_intents/${slow.intent.id}/cancel`),
  );
  expect((await shopper.open(ada, slow.product.price, slow.orderId)).status).toBe(200);
  proxy.state = 'open';
  await shopper.payCard(slow.intent);
  await until(
    () => shopper.read(ada, slow.orderId),
    ({ paid }) => paid,
  );
  await expectInvariants(shop);
});

it('expires orders without a payment while the provider is unavailable, with few calls to it', async () => {
  const slow = await Promise.all([openOrder(), openOrder(), openOrder(), openOrder(), openOrder()]);
  const product = await shop.product({ available: 20 });
  await Promise.all(Array.from({ length: 20 }, () => shopper.order(ada, product)));
  await shop.sql(`UPDATE storefront_order SET placed_at = now() - interval '73 hours'`);
  await shop.killBackends();
  proxy.state = 'failing';
  await shop.startBackend();
  await until(
    () => shopper.stock(product),
    (pieces) => pieces === 20,
  );
  const asked = slow.filter(({ intent }) =>
    proxy.calls.includes(`POST /v1/payment_intents/${intent.id}/cancel`),
  );
  expect(asked.length).toBeLessThanOrEqual(3);
  for (const { orderId } of slow) expect((await shopper.read(ada, orderId)).paid).toBe(false);
});
