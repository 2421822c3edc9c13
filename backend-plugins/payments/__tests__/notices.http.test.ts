import { listNotices } from '@harrow/contract';
import * as z from 'zod/mini';
import { useProxiedShop } from '@harrow/testing/provider-proxy';
import { shopping, until } from '@harrow/testing/shopping';
import { disputed, eventOf, postEvent, succeeded } from '@harrow/testing/stripe-events';
import type { Person } from '@harrow/testing/test-shop';

const { shop, proxy } = useProxiedShop();
const shopper = shopping(shop);
let ada: Person;
let admin: Person;
beforeAll(async () => {
  [ada, admin] = await Promise.all([shop.customer(), shop.admin()]);
});

async function notices(query = '') {
  const { status, body } = await shop.request('GET', `/notices${query}`, { token: admin.token });
  expect(status).toBe(200);
  return z.parse(listNotices.answer, body);
}

const failuresOf = async (subject: string) =>
  (await notices()).failures.filter((notice) => notice.subject === subject);
const doneOf = async (subject: string) =>
  (await notices()).done.filter((notice) => notice.subject === subject);

const numberOf = async (orderId: string) => {
  const [order] = await shop.sql<{ number: number }>(
    'SELECT display_id AS number FROM "order" WHERE id = $1',
    [orderId],
  );
  return order?.number ?? 0;
};

const paid = async () => await shopper.paidOrder(ada, await shop.product());

const restart = async () => {
  await shop.killBackends();
  await shop.startBackend();
};

it('is for admins, and bounded by pages', async () => {
  expect((await shop.request('GET', '/notices')).status).toBe(401);
  expect((await shop.request('GET', '/notices', { token: ada.token })).status).toBe(403);
  for (const query of ['limit=0', 'limit=101', 'limit=x', 'pageNumber=-1']) {
    const answer = await shop.request('GET', `/notices?${query}`, { token: admin.token });
    expect(answer.status).toBe(422);
  }
});

it('has nothing in a new shop', async () => {
  expect(await notices()).toEqual({ failures: [], done: [] });
});

describe('failures', () => {
  it('have a dispute until it is closed', async () => {
    const { orderId, intentId } = await paid();
    await postEvent(shop, disputed('created', intentId, 'needs_response'));
    const number = await numberOf(orderId);
    expect(await failuresOf(orderId)).toEqual([
      {
        at: expect.any(String) as unknown,
        kind: 'disputed',
        subject: orderId,
        message: `The payment of $12.50 for order ${number} is disputed.`,
        action: 'Answer the dispute at the payment provider, and decide about the order.',
      },
    ]);
    await postEvent(shop, disputed('closed', intentId, 'won'));
    expect(await failuresOf(orderId)).toEqual([]);
  });

  it('have an event that cannot be handled, until it is', async () => {
    const orderId = await shopper.order(ada, await shop.product());
    const intent = await shopper.intent(ada, 12.5, orderId);
    const event = succeeded(ada, orderId, intent.id);
    event.data.object.amount_received = 1;
    await postEvent(shop, event);
    const [failure] = await failuresOf(event.id);
    expect(failure).toMatchObject({ kind: 'event_failed' });
    expect(failure?.message).toContain('not the amount of the order');
    await shop.sql('UPDATE stripe_event SET handled_at = now() WHERE id = $1', [event.id]);
    expect(await failuresOf(event.id)).toEqual([]);
  });

  it('have a refund that the provider made and then could not make, until it is made', async () => {
    const { orderId, intentId } = await paid();
    await shop.sql(
      `INSERT INTO refund (id, order_id, amount, reason) VALUES ('ref_lost', $1, 400, 'other')`,
      [orderId],
    );
    await shop.sql('UPDATE payment SET amount_refunded = 400 WHERE order_id = $1', [orderId]);
    const subject = { id: 're_failed', payment_intent: intentId, amount: 400, status: 'failed' };
    await postEvent(shop, eventOf('refund.failed', subject));
    const number = await numberOf(orderId);
    expect(await failuresOf(orderId)).toMatchObject([
      { kind: 'refund_failed', message: `A refund of $4.00 for order ${number} was not made.` },
    ]);
    expect((await shopper.refund(orderId, 400)).status).toBe(200);
    expect(await failuresOf(orderId)).toEqual([]);
  });

  it('have the last refund of an order that the provider has refused, with its reason', async () => {
    const { orderId, intentId } = await paid();
    // the provider knows this payment as refunded, and the shop does not yet
    await shop.sql(`UPDATE payment SET data = data || '{"id": "pi_unknown"}' WHERE order_id = $1`, [
      orderId,
    ]);
    await shop.sql(
      `UPDATE storefront_order SET transaction_id = 'pi_unknown' WHERE order_id = $1`,
      [orderId],
    );
    const refused = [await shopper.refund(orderId, 300), await shopper.refund(orderId, 200)];
    expect(refused.map(({ status }) => status)).not.toContain(200);
    const failures = await failuresOf(orderId);
    expect(failures).toMatchObject([{ kind: 'refund_failed' }]);
    expect(failures[0]?.message).toMatch(/^A refund of \$2\.00 .* was not made: ./);
    await shop.sql(
      `UPDATE payment SET data = data || jsonb_build_object('id', $2::text) WHERE order_id = $1`,
      [orderId, intentId],
    );
    await shop.sql('UPDATE storefront_order SET transaction_id = $2 WHERE order_id = $1', [
      orderId,
      intentId,
    ]);
    expect((await shopper.refund(orderId, 1250)).status).toBe(200);
    expect(await failuresOf(orderId)).toEqual([]);
  });

  it('have a refund of a lost answer that the provider has not made', async () => {
    const { orderId } = await paid();
    proxy.state = 'failing';
    await shopper.refund(orderId, 300);
    proxy.state = 'open';
    expect(await failuresOf(orderId)).toEqual([]);
    await shop.sql(
      `UPDATE order_refund SET next_attempt_at = now(), created_at = now() - interval '1 hour',
              unanswered_since = now() - interval '1 hour'`,
    );
    await restart();
    const [failure] = await until(
      () => failuresOf(orderId),
      (failures) => failures.length > 0,
    );
    expect(failure).toMatchObject({ kind: 'refund_failed' });
  });
});

describe('what the shop did', () => {
  it('has an order that expired, with the pieces that went back on sale', async () => {
    const product = await shop.product();
    const orderId = await shopper.order(ada, product, 3);
    await shop.sql(
      `UPDATE storefront_order SET placed_at = now() - interval '73 hours' WHERE order_id = $1`,
      [orderId],
    );
    await restart();
    const [notice] = await until(
      () => doneOf(orderId),
      (done) => done.length > 0,
    );
    expect(notice).toMatchObject({
      kind: 'expired',
      message: `Order ${await numberOf(orderId)} expired before it was paid; 3 pieces of ${product.name} went back on sale.`,
    });
  });

  it('has a late payment that was refunded', async () => {
    const orderId = await shopper.order(ada, await shop.product());
    const intent = await shopper.intent(ada, 12.5);
    await shopper.payCard(intent);
    await shopper.cancel(ada, orderId);
    await postEvent(shop, succeeded(ada, orderId, intent.id));
    expect(await doneOf(orderId)).toMatchObject([
      {
        kind: 'refunded_late_payment',
        message: `$12.50 arrived too late for order ${await numberOf(orderId)} and was refunded in full.`,
      },
    ]);
  });

  it('has a payment that was not reported', async () => {
    const orderId = await shopper.order(ada, await shop.product());
    const intent = await shopper.intent(ada, 12.5, orderId);
    await shop.sql(`
      CREATE FUNCTION lose_event() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
      CREATE TRIGGER lose_event BEFORE INSERT ON stripe_event
        FOR EACH ROW EXECUTE FUNCTION lose_event()`);
    await shopper.payCard(intent);
    await restart();
    const [notice] = await until(
      () => doneOf(orderId),
      (done) => done.length > 0,
    );
    await shop.sql('DROP FUNCTION lose_event() CASCADE');
    expect(notice).toMatchObject({ kind: 'payment_found' });
    expect((await shopper.read(ada, orderId)).paid).toBe(true);
  });

  it('has no payment that its customer or an event reported', async () => {
    const { orderId } = await paid();
    expect(await doneOf(orderId)).toEqual([]);
  });

  it('is paged, newest first', async () => {
    const { done } = await notices();
    expect(done.length).toBeGreaterThan(2);
    expect(done.map(({ at }) => at)).toEqual(
      done
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    const pages = await Promise.all(
      done.map((_, page) => notices(`?limit=1&pageNumber=${page}`).then((one) => one.done)),
    );
    expect(pages.flat()).toEqual(done);
    expect(await notices('?limit=100&pageNumber=1000000')).toEqual({ failures: [], done: [] });
  });
});
