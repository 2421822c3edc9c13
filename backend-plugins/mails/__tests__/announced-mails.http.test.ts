import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { MailServer } from '@harrow/testing/mail-server';
import type { Person } from '@harrow/testing/shop';
import { shopping, until } from '@harrow/testing/shopping';
import { useTestShop } from '@harrow/testing/test-shop';

const stopped = stoppedAfterwards();
const server = new MailServer();
const shop = useTestShop(async () => {
  await server.start();
  stopped(server);
  return { SMTP_URL: server.url, MAIL_FROM: 'orders@harrow.test' };
});
const shopper = shopping(shop);

const age = (orderId: string, hours: number) =>
  shop.sql(
    `UPDATE storefront_order SET placed_at = now() - make_interval(hours => $2) WHERE order_id = $1`,
    [orderId, hours],
  );

const subjectsTo = ({ email }: Person) => server.to(email).map(({ subject }) => subject);

/** Starts another process, which announces due mails at once. */
const announce = async () => {
  await shop.stopBackends();
  await shop.startBackend();
};

it('reminds of an unpaid order once before it expires, and staff once a day of what needs them', async () => {
  const verified = { verified: true };
  const [admin, product] = [await shop.admin(), await shop.product()];
  const [late, early, eve] = [
    await shop.customer(undefined, verified),
    await shop.customer(undefined, verified),
    await shop.customer(),
  ];
  const orderIds = [late, early, eve].map((person) => shopper.order(person, product));
  const [lateId = '', earlyId = '', eveId = ''] = await Promise.all(orderIds);
  await Promise.all([age(lateId, 50), age(earlyId, 40), age(eveId, 1)]);
  await shop.sql(
    `INSERT INTO order_notice (id, order_id, kind, amount, reason)
     VALUES ('notice-1', $1, 'refund_failed', 100, 'the bank refused it')`,
    [lateId],
  );
  await announce();
  await until(
    () => Promise.resolve([...subjectsTo(late), ...subjectsTo(admin)]),
    (subjects) =>
      subjects.some((subject) => subject.includes('waits for your payment')) &&
      subjects.some((subject) => subject.includes('needs you')),
  );
  await announce();
  const reminded = (
    await shop.sql<{ order_id: string }>(
      `SELECT order_id FROM outbox WHERE subject = 'order.reminder'`,
    )
  ).map(({ order_id }) => order_id);
  expect(reminded).toEqual([lateId]);
  const digests = subjectsTo(admin).filter((subject) => subject.includes('need'));
  expect(digests).toEqual(['Harrow: 1 thing needs you']);
  const { raw = '' } = server.to(admin.email).at(-1) ?? {};
  expect(raw).toContain('Refund the order again');
}, 120_000);
