import { freePort } from '@harrow/processes/free-port';
import { expectRefundsAgree } from '@harrow/testing/invariants';
import { isShortRun } from '@harrow/testing/long-tests';
import { useProxiedShop, type State } from '@harrow/testing/provider-proxy';
import { shopping, until } from '@harrow/testing/shopping';
import type { Person } from '@harrow/testing/test-shop';

const { shop, proxy } = useProxiedShop();
const shopper = shopping(shop);
let ada: Person;
let admin: Person;
beforeAll(async () => {
  [ada, admin] = await Promise.all([shop.customer(), shop.admin()]);
});

const REFUND = 'POST /v1/refunds';

/** The provider's answers to another call of the same refund. */
const ANSWERS: (State | 'refused')[] = [
  ...(['busy', 'overloaded', 'failing', 'unauthorized', 'cut', 'refused'] as const),
];

/** Refunds 3.00 of an order under the one key of these tests. */
const refund = (orderId: string) =>
  shop.request('POST', `/orders/${orderId}/refund`, {
    token: admin.token,
    body: { amount: 3 },
    headers: { 'idempotency-key': 'the-key' },
  });

/** Lets the provider answer calls for refunds in this way until the returned function is called. */
function disturb(answer: State | 'refused'): () => Promise<void> {
  if (answer === 'refused') return proxy.refuseConnections();
  proxy.choose = () => (proxy.calls.at(-1) === REFUND ? answer : 'open');
  return () => {
    proxy.choose = () => 'open';
    return Promise.resolve();
  };
}

/** Expects that the order was refunded once, wherever one looks. */
async function expectOnce({ orderId, intentId }: { orderId: string; intentId: string }) {
  const { body } = await until(
    () => refund(orderId),
    ({ status }) => status === 200,
  );
  expect(body).toMatchObject({ refunded: 3 });
  expect(await shopper.refundsAtProvider(intentId)).toMatchObject([
    { amount: 300, status: 'succeeded' },
  ]);
  await expectRefundsAgree(shop);
}

describe.each(isShortRun ? [1] : [1, 2])('with %d processes, a refund', (processes) => {
  let other: string | undefined;
  beforeAll(async () => {
    if (processes === 2) other = await shop.startBackend(await freePort());
  });
  afterAll(async () => {
    if (other) await shop.killBackends(other);
  });

  it.each(ANSWERS)(
    'is made once although its key comes again while its call is out (%s)',
    async (answer) => {
      const order = await shopper.paidOrder(ada, await shop.product());
      const hold = proxy.hold(REFUND, 'before');
      const first = refund(order.orderId);
      await hold.arrived;
      const calm = disturb(answer);
      const second = await refund(order.orderId);
      await calm();
      const third = await refund(order.orderId);
      hold.release();
      for (const { status, body } of [second, third]) {
        expect({ status, body }).toMatchObject({ status: 409, body: { code: 'refund_under_way' } });
      }
      await first;
      await expectOnce(order);
    },
  );

  it.each([...(isShortRun ? [] : ANSWERS), 'open' as const])(
    'is made once although its call takes longer than the shop waits (%s)',
    async (answer) => {
      const order = await shopper.paidOrder(ada, await shop.product());
      const hold = proxy.hold(REFUND, 'before');
      expect((await refund(order.orderId)).status).toBe(503);
      const calm = disturb(answer);
      const again = [await refund(order.orderId), await refund(order.orderId)];
      await calm();
      expect(again.map(({ status }) => status).filter((status) => status === 200)).toEqual([]);
      hold.release();
      await expectOnce(order);
    },
  );
});

it('records a refund whose row the previous version has deleted during its call', async () => {
  const { orderId, intentId } = await shopper.paidOrder(ada, await shop.product());
  const hold = proxy.hold(REFUND, 'before');
  const first = refund(orderId);
  await hold.arrived;
  await shop.sql('DELETE FROM order_refund WHERE order_id = $1', [orderId]);
  hold.release();
  expect((await first).body).toMatchObject({ refunded: 3 });
  expect(await shopper.refundsAtProvider(intentId)).toHaveLength(1);
  await expectRefundsAgree(shop);
});

it('never calls again under a key that the provider may have forgotten', async () => {
  const { orderId, intentId } = await shopper.paidOrder(ada, await shop.product());
  proxy.state = 'cut';
  expect((await refund(orderId)).status).toBe(503);
  proxy.state = 'open';
  await shop.sql(
    `UPDATE order_refund SET created_at = now() - interval '1 day' WHERE order_id = $1`,
    [orderId],
  );
  expect((await refund(orderId)).status).toBe(503);
  expect(await shopper.refundsAtProvider(intentId)).toEqual([]);
});
