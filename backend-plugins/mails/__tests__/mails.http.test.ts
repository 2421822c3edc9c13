import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { MailServer } from '@harrow/testing/mail-server';
import type { Person } from '@harrow/testing/shop';
import { orderBody, shopping, until } from '@harrow/testing/shopping';
import { useTestShop } from '@harrow/testing/test-shop';

const stopped = stoppedAfterwards();
const server = new MailServer();
const shop = useTestShop(async () => {
  await server.start();
  stopped(server);
  const { url: SMTP_URL } = server;
  return { SMTP_URL, MAIL_FROM: 'Harrow <orders@harrow.test>' };
});
const shopper = shopping(shop);

beforeEach(() => {
  server.behave = () => 'accept';
});

const verified = () => shop.customer(undefined, { verified: true });

/** Waits until a person has so many mails, and returns them. */
const mailsTo = async ({ email }: Person, count: number) =>
  await until(
    () => Promise.resolve(server.to(email)),
    (mails) => mails.length >= count,
  );

const numberOf = async (orderId: string): Promise<number> => {
  const [row] = await shop.sql<{ number: number }>(
    'SELECT display_id AS number FROM "order" WHERE id = $1',
    [orderId],
  );
  return row?.number ?? 0;
};

type Entry = { subject: string; state: string; problem: string | null };

/** The mails of an order in the outbox, oldest first. */
const entriesOf = (orderId: string) =>
  shop.sql<Entry>(
    `SELECT subject, state, last_error AS problem FROM outbox
      WHERE kind = 'mail' AND order_id = $1 ORDER BY id`,
    [orderId],
  );

/** Waits until an order has no mail that is due. */
const settled = async (orderId: string) =>
  await until(
    () => entriesOf(orderId),
    (entries) => entries.length > 0 && entries.every(({ state }) => state !== 'due'),
  );

/** Lets the waits of failed attempts end at once; an attempt that is being made has no error. */
const endWaits = () =>
  shop.sql(
    `UPDATE outbox SET next_attempt_at = now(), last_error = NULL
      WHERE kind = 'mail' AND state = 'due' AND last_error IS NOT NULL`,
  );

it('writes when an order is placed, paid and shipped, in this order', async () => {
  const [ada, admin, product] = [await verified(), await shop.admin(), await shop.product()];
  const { orderId } = await shopper.paidOrder(ada, product, 2);
  const tracking = { number: '1Z 999', url: 'https://carrier.example/1Z999' };
  await shopper.ship(admin, orderId, { shipped: true, tracking });
  const mails = await mailsTo(ada, 3);
  const number = await numberOf(orderId);
  expect(mails.map(({ subject }) => subject.replace(/, invoice.*/, ''))).toEqual([
    `Order No. ${number} is placed`,
    `Order No. ${number} is paid`,
    `Order No. ${number} has shipped`,
  ]);
  expect(mails[1]?.subject).toMatch(/, invoice \d{4}-\d{6}$/);
  expect(mails[1]?.raw).toMatch(/Content-Type: application\/pdf; name="?\d{4}-\d{6}\.pdf/);
  expect(mails[2]?.raw).toContain('https://carrier.example/1Z999');
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3);
});

it('writes in the language of the order, and links to the pages in it', async () => {
  const [ada, product] = [await verified(), await shop.product({ price: 1250 })];
  await shop.sql(
    `UPDATE product SET metadata = coalesce(metadata, '{}') || '{"name_de": "Kreiselegge"}' WHERE id = $1`,
    [product.id],
  );
  const { orderId } = await shopper.paidOrder(ada, product, 1, 'de');
  const mails = await mailsTo(ada, 2);
  const number = await numberOf(orderId);
  expect(mails.map(({ subject }) => subject.replace(/, Rechnung .*/, ''))).toEqual([
    `Ihre Bestellung Nr. ${number}`,
    `Bestellung Nr. ${number} ist bezahlt`,
  ]);
  const raw = mails[0]?.raw.replace(/=\r?\n/g, '') ?? '';
  expect(raw).toContain(`/de/dashboard/orders/${orderId}`);
  expect(raw).toContain('1.250,00');
  expect(raw).toContain('Kreiselegge');
});

it('takes the languages that a browser sends by itself for English', async () => {
  const [ada, product] = [await verified(), await shop.product()];
  await shop.request('POST', '/orders', {
    token: ada.token,
    headers: { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' },
    body: orderBody(ada, product),
  });
  const [mail] = await mailsTo(ada, 1);
  expect(mail?.subject).toMatch(/^Order No\. \d+ is placed$/);
});

it('writes when an order is canceled', async () => {
  const [ada, product] = [await verified(), await shop.product()];
  const orderId = await shopper.order(ada, product);
  await shopper.cancel(ada, orderId);
  const [, mail] = await mailsTo(ada, 2);
  expect(mail?.subject).toBe(`Order No. ${await numberOf(orderId)} is canceled`);
  expect(mail?.raw).toContain('You canceled this order.');
});

it('writes when money is refunded, with the amount of that refund', async () => {
  const [ada, product] = [await verified(), await shop.product({ price: 20 })];
  const { orderId } = await shopper.paidOrder(ada, product, 2);
  await shopper.refund(orderId, 500);
  const mails = await mailsTo(ada, 3);
  expect(mails[2]?.raw).toMatch(/Content-Type: application\/pdf; name="?C\d{4}-\d{6}\.pdf/);
  expect(mails[2]?.subject).toBe(`Refund of $5.00 for order No. ${await numberOf(orderId)}`);
});

it('names nothing but the number to an address that is not verified', async () => {
  const [eve, product] = [await shop.customer(), await shop.product()];
  const orderId = await shopper.order(eve, product);
  const [mail] = await mailsTo(eve, 1);
  expect(mail?.subject).toBe(`Order No. ${await numberOf(orderId)}`);
  expect(mail?.raw).not.toContain(product.name);
  expect(mail?.raw).not.toContain('Farm Road');
  expect(mail?.raw).not.toContain(eve.name);
});

it('drops the mails of a person who was erased before they were sent', async () => {
  const [ada, product] = [await verified(), await shop.product()];
  server.behave = () => 'refuse-4xx';
  const orderId = await shopper.order(ada, product);
  await until(
    () => entriesOf(orderId),
    ([entry]) => entry?.problem !== null && entry !== undefined,
  );
  await shop.sql(`UPDATE customer SET email = 'erased-' || id || '@invalid' WHERE id = $1`, [
    ada.id,
  ]);
  server.behave = () => 'accept';
  await endWaits();
  expect(await settled(orderId)).toMatchObject([{ state: 'dropped' }]);
  expect(server.to(ada.email)).toEqual([]);
});

it('waits for staff where the server refuses the recipient, and keeps no address', async () => {
  const [ada, product] = [await verified(), await shop.product()];
  server.behave = (to) => (to === ada.email ? 'refuse-5xx' : 'accept');
  const orderId = await shopper.order(ada, product);
  const [entry] = await settled(orderId);
  expect(entry).toMatchObject({ state: 'failed' });
  expect(entry?.problem).toContain('550');
  expect(JSON.stringify(entry)).not.toContain(ada.email);
});

it('delivers everything through a server that is slow, refuses for now, is cut and goes away', async () => {
  const people = await Promise.all([verified(), verified(), verified(), verified()]);
  const seen = new Map<string, number>();
  const FAULTS = ['refuse-4xx', 'cut-after-data', 'slow', 'accept'] as const;
  server.behave = (to, subject) => {
    const attempt = (seen.get(to + subject) ?? 0) + 1;
    seen.set(to + subject, attempt);
    return attempt > 1 ? 'accept' : (FAULTS[seen.size % FAULTS.length] ?? 'accept');
  };
  await server.stop();
  const orders = await Promise.all(
    people.map(async (person) => {
      const { orderId } = await shopper.paidOrder(person, await shop.product());
      return { person, orderId, number: await numberOf(orderId) };
    }),
  );
  await server.start();
  await until(
    async () => {
      await endWaits();
      const entries = await Promise.all(orders.map(({ orderId }) => entriesOf(orderId)));
      return entries.flat();
    },
    (entries) => entries.length === 8 && entries.every(({ state }) => state === 'done'),
  );
  for (const { person, number } of orders) {
    const mails = server.to(person.email);
    const firsts = [...new Map(mails.map((mail) => [mail.messageId, mail])).values()];
    expect(firsts.map(({ subject }) => subject.replace(/, invoice.*/, ''))).toEqual([
      `Order No. ${number} is placed`,
      `Order No. ${number} is paid`,
    ]);
  }
  const cuts = [...seen.keys()].filter((_, index) => (index + 1) % FAULTS.length === 1).length;
  const all = orders.flatMap(({ person }) => server.to(person.email));
  expect(all.length - new Set(all.map(({ messageId }) => messageId)).size).toBeLessThanOrEqual(
    cuts,
  );
}, 90_000);

it('repeats at most one mail when a process is killed, with the same Message-ID', async () => {
  const [people, product] = [
    await Promise.all([verified(), verified(), verified()]),
    await shop.product(),
  ];
  let begun = 0;
  server.behave = () => {
    begun += 1;
    return 'slow';
  };
  const orders = await Promise.all(people.map((person) => shopper.order(person, product)));
  const taken = () => people.flatMap(({ email }) => server.to(email));
  await until(
    () => Promise.resolve(begun === people.length || taken().length > 0),
    (isKillable) => isKillable,
  );
  await shop.killBackends();
  server.behave = () => 'accept';
  await shop.sql(`UPDATE outbox SET next_attempt_at = now() WHERE state = 'due'`);
  await shop.startBackend();
  await Promise.all(orders.map(settled));
  expect(new Set(taken().map(({ messageId }) => messageId)).size).toBe(people.length);
  expect(taken().length).toBeLessThanOrEqual(people.length + 1);
});
