import type { ListedPaper } from '@harrow/contract';
import { freePort } from '@harrow/processes/free-port';
import { expectPapers } from '@harrow/testing/invariants';
import { atOnce, countBlocked, shopping, until } from '@harrow/testing/shopping';
import { type Person, useTestShop } from '@harrow/testing/test-shop';
import { withClient } from '@harrow/testing/with-client';
import { fetchPaper } from './fetch-paper';
import { readPdf } from './read-pdf';

/** One second before and at midnight in Kiritimati, where the year changes while it is noon in Berlin. */
const LAST_SECOND = '2026-12-31 09:59:59Z';
const NEW_YEAR = '2026-12-31 10:00:00Z';

/** Stands in for `clock_timestamp()`, by which papers are dated. */
const STAND_IN = `
  CREATE SCHEMA stood_in;
  CREATE TABLE stood_in.clock AS SELECT '${LAST_SECOND}'::timestamptz AS at;
  CREATE FUNCTION stood_in.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS 'SELECT at FROM stood_in.clock'`;

const shop = useTestShop(async (databaseUrl) => {
  const database = new URL(databaseUrl).pathname.slice(1);
  await withClient(databaseUrl, async (client) => {
    await client.query(STAND_IN);
    await client.query(
      `ALTER DATABASE "${database}" SET search_path = stood_in, pg_catalog, public`,
    );
  });
  return {};
});
const shopper = shopping(shop);
let ada: Person;
let admin: Person;
let urls: string[];
beforeAll(async () => {
  [ada, admin] = await Promise.all([shop.customer(), shop.admin()]);
  const body = { maker: { timeZone: 'Pacific/Kiritimati' } };
  await shop.request('PATCH', '/shop', { token: admin.token, body });
  urls = [shop.url, await shop.startBackend(await freePort())];
});

const setClock = (at: string) => shop.sql('UPDATE stood_in.clock SET at = $1', [at]);

const paid = async () => (await shopper.paidOrder(ada, await shop.product())).orderId;

const refund = (orderId: string, amount: number) =>
  shop.request('POST', `/orders/${orderId}/refund`, {
    token: admin.token,
    body: { amount },
    headers: { 'idempotency-key': `${orderId}-${amount}` },
  });

const papersOf = async (orderId: string) =>
  (await shop.request('GET', `/orders/${orderId}/papers`, { token: ada.token }))
    .body as ListedPaper[];

/** Lets no paper be stored while `work` runs; what is numbered meanwhile waits. */
const whileNoneIsStored = <Result>(work: () => Promise<Result>): Promise<Result> =>
  withClient(shop.databaseUrl, async (client) => {
    await client.query('BEGIN; LOCK TABLE paper IN SHARE MODE');
    return await work();
  });

const untilBlocked = (count: number) =>
  until(
    () => countBlocked(shop),
    (blocked = 0) => blocked >= count,
  );

/** The numbers of a kind and year, in order. */
const numbersOf = async (kind: string, year: number) =>
  (
    await shop.sql<{ number: number }>(
      'SELECT number FROM paper WHERE kind = $1 AND year = $2 ORDER BY number',
      [kind, year],
    )
  ).map(({ number }) => number);

it('begins new series of invoices and credit notes at midnight of the seller', async () => {
  const [orderId, refunded] = [await paid(), await paid()];
  await refund(refunded, 1);
  const number = (await papersOf(orderId))[0]?.number ?? '';
  expect(number).toMatch(/^2026-00000[12]$/);
  expect(await papersOf(refunded)).toMatchObject([
    { issuedOn: '2026-12-31' },
    { kind: 'credit-note', number: 'C2026-000001', issuedOn: '2026-12-31', amount: 1 },
  ]);
  await setClock(NEW_YEAR);
  expect(await papersOf(await paid())).toMatchObject([
    { kind: 'invoice', number: '2027-000001', issuedOn: '2027-01-01' },
  ]);
  await refund(orderId, 2);
  expect(await papersOf(orderId)).toMatchObject([
    { kind: 'invoice', number, issuedOn: '2026-12-31' },
    { kind: 'credit-note', number: 'C2027-000001', issuedOn: '2027-01-01', amount: 2 },
  ]);
  const { bytes } = await fetchPaper(shop, ada, `/orders/${orderId}/credit-note`);
  expect(readPdf(bytes).pages.join()).toContain(`Partial refund of invoice ${number}`);
});

it('issues a paper once that is asked for before and after midnight', async () => {
  await setClock(LAST_SECOND);
  const ask = (orderId: string) => fetchPaper(shop, ada, `/orders/${orderId}/invoice`);
  const asked = await whileNoneIsStored(async () => {
    const orderId = await paid();
    const before = ask(orderId);
    await untilBlocked(2); // the worker too
    await setClock(NEW_YEAR);
    const after = ask(orderId);
    await untilBlocked(3);
    return { orderId, answers: Promise.all([before, after]) };
  });
  const [before, after] = await asked.answers;
  expect([before.status, after.status]).toEqual([200, 200]);
  expect(before.bytes.equals(after.bytes)).toBe(true);
  expect(await papersOf(asked.orderId)).toHaveLength(1);
});

it('leaves no gap and no double in both years when processes are killed at midnight', async () => {
  await setClock(LAST_SECOND);
  await atOnce(4, paid);
  await whileNoneIsStored(async () => {
    await atOnce(4, paid);
    await untilBlocked(1);
    await shop.killBackends();
    await setClock(NEW_YEAR);
  });
  await shop.sql(`UPDATE outbox SET next_attempt_at = now() WHERE state = 'due'`);
  for (const url of urls) await shop.startBackend(Number(new URL(url).port));
  await expectPapers(shop);
  const [old, young] = [await numbersOf('invoice', 2026), await numbersOf('invoice', 2027)];
  expect(old).toEqual(old.map((_, index) => index + 1));
  expect(young).toEqual(young.map((_, index) => index + 1));
  const payments = await shop.sql('SELECT FROM storefront_order WHERE paid_at IS NOT NULL');
  expect(old.length + young.length).toBe(payments.length);
  expect(young.length).toBeGreaterThan(1);
});
