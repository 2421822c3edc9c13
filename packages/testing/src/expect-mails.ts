import type { MailServer } from './mail-server.ts';
import { until } from './shopping.ts';
import type { TestShop } from './test-shop.ts';
import { testSql } from './test-sql.ts';

type SentMail = { id: string; orderId: string; state: string; messageId: string | null };

const IS_MAIL = `kind = 'mail' AND order_id IS NOT NULL`;

/** Returns the mails about orders in the order of their causes, once none is due. */
async function settledMails(shop: TestShop, timeoutMs: number): Promise<SentMail[]> {
  await until(
    () =>
      shop.sql<{ due: number }>(
        `SELECT count(*)::int AS due FROM outbox WHERE ${IS_MAIL} AND state = 'due'`,
      ),
    ([count]) => count?.due === 0,
    timeoutMs,
  );
  return await shop.sql<SentMail>(
    `SELECT id, order_id AS "orderId", state, result ->> 'messageId' AS "messageId"
       FROM outbox WHERE ${IS_MAIL} ORDER BY id`,
  );
}

/** Sends the mails again that the server has refused for good, as staff do. */
async function replayFailed(shop: TestShop, mails: SentMail[]): Promise<Set<string>> {
  const { token } = await shop.admin();
  const refused = mails.filter(({ state }) => state === 'failed').map(({ id }) => id);
  for (const id of refused) {
    const { status } = await shop.request('POST', `/outbox/${id}/replay`, { token });
    expect(status).toBe(200);
  }
  return new Set(refused);
}

/** Groups the ids of mails by order, so that their sequence within an order can be compared. */
function byOrder(mails: readonly SentMail[], messageIds: Iterable<string>) {
  const orders = new Map(mails.map(({ messageId, orderId }) => [messageId, orderId]));
  const groups = new Map<string, string[]>();
  for (const messageId of messageIds) {
    const orderId = orders.get(messageId);
    if (orderId) groups.set(orderId, [...(groups.get(orderId) ?? []), messageId]);
  }
  return groups;
}

/**
 * Waits until no mail is due, sends those again that the server has refused for good, and checks that each event
 * of an order has a mail, that each mail arrived, always with the same id, in the sequence of the causes within an
 * order, and twice only where a cut connection or one of the killed processes explains it.
 */
export async function expectMails(
  shop: TestShop,
  server: MailServer,
  { kills, timeoutMs }: { kills: number; timeoutMs: number },
): Promise<void> {
  const replayed = await replayFailed(shop, await settledMails(shop, timeoutMs));
  const mails = await settledMails(shop, timeoutMs);
  expect(mails.filter(({ state }) => state !== 'done')).toEqual([]);
  expect(await shop.sql(testSql('missing-mails'))).toEqual([]);
  const expected = mails.map(({ messageId }) => messageId ?? '');
  const arrived = new Set(server.taken.map(({ messageId }) => messageId));
  expect(arrived).toEqual(new Set(expected));
  // staff may take days, so later mails do not wait for a refused one
  const inTurn = mails.filter(({ id }) => !replayed.has(id));
  const sequence = inTurn.map(({ messageId }) => messageId ?? '');
  expect(byOrder(inTurn, arrived)).toEqual(byOrder(inTurn, sequence));
  const doubles = server.taken.length - arrived.size;
  expect(doubles).toBeLessThanOrEqual(server.cuts + kills);
}
