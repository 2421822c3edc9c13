import { startTestShop, type Person, type TestShop } from '../../../dev/test-support/test-shop.ts';
import { expectInvariants } from '../../orders/__tests__/invariants.ts';
import { shopping, type Shopping, until } from '../../orders/__tests__/support.ts';
import { ProviderLine } from './provider-line.ts';

let line: ProviderLine;
let shop: TestShop;
let shopper: Shopping;
let ada: Person;
beforeAll(async () => {
  line = await ProviderLine.open();
  shop = await startTestShop({ PAYMENT_SANDBOX_URL: line.url });
  line.target = shop.sandbox.url;
  shopper = shopping(shop);
  ada = await shop.customer();
});
afterAll(async () => {
  await shop.stop();
  line.close();
});

/** An order of one piece with an open payment. */
const waiting = async () => {
  line.state = 'open';
  const product = await shop.product();
  const orderId = await shopper.order(ada, product);
  return { product, orderId, intent: await shopper.intent(ada, product.price, orderId) };
};

describe.each(['cut', 'failing'] as const)('while the line to the provider is %s', (state) => {
  beforeEach(() => {
    line.state = state;
  });

  it('orders are placed, listed and cancelled all the same', async () => {
    const product = await shop.product();
    const orderId = await shopper.order(ada, product);
    expect((await shopper.read(ada, orderId)).paid).toBe(false);
    expect((await shopper.cancel(ada, orderId)).status).toBe(200);
    expect(await shopper.stock(product)).toBe(10);
  });

  it('only paying answers 503, with a time to try again', async () => {
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

  it('an order whose payment could not be opened can be cancelled, and stays so', async () => {
    const product = await shop.product();
    const orderId = await shopper.order(ada, product);
    await shopper.open(ada, product.price, orderId);
    expect((await shopper.cancel(ada, orderId)).status).toBe(200);
    expect((await shopper.open(ada, product.price, orderId)).status).toBe(409);
  });
});

it('cancels an order whose payment cannot be closed, and sends late money back', async () => {
  const { orderId, intent } = await waiting();
  line.state = 'cut';
  expect((await shopper.cancel(ada, orderId)).status).toBe(200);
  await shopper.payCard(intent);
  line.state = 'open';
  expect((await shopper.confirm(ada, orderId, intent.id)).status).toBe(409);
  await expectInvariants(shop);
});

it('opens one payment where the provider’s answer to the first call was lost', async () => {
  line.state = 'cut';
  const product = await shop.product();
  const orderId = await shopper.order(ada, product);
  await shopper.open(ada, product.price, orderId);
  line.state = 'open';
  const intent = await shopper.intent(ada, product.price, orderId);
  await shopper.payCard(intent);
  expect((await shopper.confirm(ada, orderId, intent.id)).status).toBe(200);
});

it('believes no answer about another payment than the one it asked for', async () => {
  const { orderId, intent } = await waiting();
  line.state = 'another';
  expect((await shopper.confirm(ada, orderId, intent.id)).status).toBe(503);
  expect((await shopper.read(ada, orderId)).paid).toBe(false);
});

it('lets no order expire whose payment is being processed', async () => {
  const [slow, plain] = [await waiting(), await shopper.order(ada, await shop.product())];
  await shop.sql(`UPDATE storefront_order SET placed_at = now() - interval '73 hours'`);
  line.state = 'processing';
  await shop.killBackends();
  await shop.startBackend();
  await until(
    () => shop.request('GET', `/orders/${plain}`, { token: ada.token }),
    ({ status }) => status === 404,
  );
  await until(
    () => Promise.resolve(line.calls),
    (calls) => calls.includes(`POST /v1/payment_intents/${slow.intent.id}/cancel`),
  );
  expect((await shopper.open(ada, slow.product.price, slow.orderId)).status).toBe(200);
  line.state = 'open';
  await shopper.payCard(slow.intent);
  await until(
    () => shopper.read(ada, slow.orderId),
    ({ paid }) => paid,
  );
  await expectInvariants(shop);
});

it('lets orders without a payment expire while the provider is away, and spares it', async () => {
  const slow = await Promise.all([waiting(), waiting(), waiting(), waiting(), waiting()]);
  const product = await shop.product({ available: 20 });
  await Promise.all(Array.from({ length: 20 }, () => shopper.order(ada, product)));
  await shop.sql(`UPDATE storefront_order SET placed_at = now() - interval '73 hours'`);
  await shop.killBackends();
  line.state = 'failing';
  await shop.startBackend();
  await until(
    () => shopper.stock(product),
    (pieces) => pieces === 20,
  );
  const asked = slow.filter(({ intent }) =>
    line.calls.includes(`POST /v1/payment_intents/${intent.id}/cancel`),
  );
  expect(asked.length).toBeLessThanOrEqual(3);
  for (const { orderId } of slow) expect((await shopper.read(ada, orderId)).paid).toBe(false);
});
