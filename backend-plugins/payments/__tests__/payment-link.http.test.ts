import { createHash, randomUUID } from 'node:crypto';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person, TestProduct } from '@harrow/testing/shop';
import { atOnce, countStatuses, linesBody, shopping } from '@harrow/testing/shopping';

const shop = useSharedShop();
const shopper = shopping(shop);
let ada: Person;
beforeAll(async () => {
  ada = await shop.customer(undefined, { verified: true });
});

/** Lets staff place an order of two pieces, and returns its id and the token of its link. */
async function linkedOrder(buyer = ada, product?: TestProduct) {
  const { token } = await shop.admin();
  const lines = [{ product: product ?? (await shop.product({ price: 20 })), quantity: 2 }];
  const { email: _email, ...body } = linesBody(buyer, lines, { language: 'en', poNumber: 'PO 9' });
  const answer = await shop.request('POST', `/customers/${buyer.id}/orders`, { token, body });
  const { insertedId: orderId } = answer.body as { insertedId: string };
  return { orderId, token: await addLink(orderId) };
}

async function addLink(orderId: string): Promise<string> {
  const token = randomUUID();
  await shop.sql('INSERT INTO payment_link (token_hash, order_id) VALUES ($1, $2)', [
    createHash('sha256').update(token).digest(),
    orderId,
  ]);
  return token;
}

const show = (token: string) => shop.request('GET', `/pay/${token}`);
const open = (token: string, amount = 40) =>
  shop.request('POST', `/pay/${token}/payment-intent`, { body: { amount } });
const report = (token: string, transectionId: string) =>
  shop.request('POST', `/pay/${token}/payment`, { body: { transectionId } });

async function intentOf(token: string) {
  const { clientSecret } = (await open(token)).body as { clientSecret: string };
  return { clientSecret, id: clientSecret.slice(0, clientSecret.indexOf('_secret')) };
}

async function payBy(token: string): Promise<void> {
  const intent = await intentOf(token);
  await shopper.payCard(intent);
  expect((await report(token, intent.id)).status).toBe(200);
}

it('shows what the mail says, and neither a name nor an address', async () => {
  const product = await shop.product({ price: 20 });
  const { token } = await linkedOrder(ada, product);
  const { status, body, headers } = await show(token);
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      number: expect.any(Number) as number,
      lines: [
        {
          ...{ productId: product.id, product: product.name, number: null, quantity: 2, taken: 2 },
          ...{ price: 20, amount: 40, img: expect.anything() as string },
        },
      ],
      ...{ amount: 40, currency: 'usd', poNumber: 'PO 9' },
      expiresAt: expect.any(String) as string,
    },
  });
  expect(headers.get('cache-control')).toBe('no-store');
});

it('pays the order without a session, once', async () => {
  const { orderId, token } = await linkedOrder();
  const intent = await intentOf(token);
  expect(await shopper.payCard(intent)).toBe(200);
  const answers = await atOnce(3, () => report(token, intent.id));
  expect(countStatuses(answers)).toEqual({ 200: 3 });
  const counts = answers.map(({ body }) => (body as { modifiedCount: number }).modifiedCount);
  // none where the provider's event came first
  expect(counts.filter((count) => count === 1).length).toBeLessThanOrEqual(1);
  expect(await shopper.read(ada, orderId)).toMatchObject({ paid: true, trasectionId: intent.id });
  expect(await report(token, intent.id)).toMatchObject({ status: 200, body: { modifiedCount: 0 } });
});

it('uses the payment that the customer has open, and the other way round', async () => {
  const { orderId, token } = await linkedOrder();
  const intent = await intentOf(token);
  expect((await shopper.intent(ada, 40, orderId)).id).toBe(intent.id);
  await shopper.payCard(intent);
  expect((await shopper.confirm(ada, orderId, intent.id)).status).toBe(200);
  expect(await report(token, intent.id)).toMatchObject({ status: 200, body: { modifiedCount: 0 } });
});

async function expire(orderId: string): Promise<void> {
  await shop.sql('UPDATE storefront_order SET expired_at = now() WHERE order_id = $1', [orderId]);
  await shop.sql(`UPDATE "order" SET status = 'canceled' WHERE id = $1`, [orderId]);
}

it.each([
  ['paid', (_: string, token: string) => payBy(token)],
  ['canceled', (orderId: string) => shopper.cancel(ada, orderId)],
  ['expired', expire],
])('ends when the order is %s', async (_, end) => {
  const { orderId, token } = await linkedOrder();
  await end(orderId, token);
  const ended = { status: 409, body: { code: 'order_not_payable' } };
  expect(await show(token)).toMatchObject(ended);
  expect(await open(token)).toMatchObject(ended);
});

it('pays no other order, at no other amount, and with no unfinished payment', async () => {
  const [one, other] = [await linkedOrder(), await linkedOrder()];
  expect(await open(one.token, 39.99)).toMatchObject({
    status: 422,
    body: { code: 'wrong_amount' },
  });
  const intent = await intentOf(one.token);
  expect((await report(one.token, intent.id)).status).toBe(402);
  await shopper.payCard(intent);
  expect(await report(other.token, intent.id)).toMatchObject({
    status: 409,
    body: { code: 'payment_not_yours' },
  });
  expect((await report(one.token, 'nonsense')).status).toBe(422);
});

it('knows no link that was not sent, and no key of the table', async () => {
  const { orderId } = await linkedOrder();
  const [link] = await shop.sql<{ hash: string }>(
    `SELECT encode(token_hash, 'hex') AS hash FROM payment_link WHERE order_id = $1`,
    [orderId],
  );
  for (const token of [randomUUID(), orderId, link?.hash ?? '', '%F0%9F%9A%9C']) {
    expect((await show(token)).status).toBe(404);
    expect((await open(token)).status).toBe(404);
    expect((await report(token, 'pi_none')).status).toBe(404);
  }
});

it('ends when the customer has lost the address that it was sent to', async () => {
  const buyer = await shop.customer(undefined, { verified: true });
  const { token } = await linkedOrder(buyer);
  await shop.sql('UPDATE shop_account SET email_verified = false WHERE customer_id = $1', [
    buyer.id,
  ]);
  expect((await show(token)).status).toBe(404);
});
