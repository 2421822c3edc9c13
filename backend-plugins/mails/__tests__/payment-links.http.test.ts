import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { MailServer } from '@harrow/testing/mail-server';
import type { Person } from '@harrow/testing/shop';
import { linesBody, shopping, until } from '@harrow/testing/shopping';
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

const verified = () => shop.customer(undefined, { verified: true });

/** Waits until a person has so many mails, and returns them. */
const mailsTo = async ({ email }: Person, count: number) =>
  await until(
    () => Promise.resolve(server.to(email)),
    (mails) => mails.length >= count,
  );

/** Lets staff place an order for a person. */
async function placedByStaff(person: Person, language: 'en' | 'de'): Promise<string> {
  const { token } = await shop.admin();
  const lines = [{ product: await shop.product({ price: 20 }), quantity: 2 }];
  const { email: _email, ...body } = linesBody(person, lines, { language });
  const answer = await shop.request('POST', `/customers/${person.id}/orders`, { token, body });
  return (answer.body as { insertedId: string }).insertedId;
}

/** The token of the link in a mail that pays its order. */
const payTokenIn = (raw = '') =>
  /\/pay#([\w-]{43})/.exec(raw.replace(/=\r?\n/g, '').replace(/=3D/g, '='))?.[1] ?? '';

it.each([
  ['en', 'without a log-in', '/pay#'],
  ['de', 'ohne Anmeldung', '/de/pay#'],
] as const)(
  'pays an order that staff have placed by the link in its mail, %s',
  async (...given) => {
    const [language, says, path] = given;
    const ada = await verified();
    const orderId = await placedByStaff(ada, language);
    const [mail] = await mailsTo(ada, 1);
    const raw = mail?.raw.replace(/=\r?\n/g, '');
    expect(raw).toContain(says);
    expect(raw).toContain(path);
    expect(raw).not.toContain('/dashboard/payment/');
    const token = payTokenIn(mail?.raw);
    expect((await shop.request('GET', `/pay/${token}`)).body).toMatchObject({ amount: 40 });
    const opened = await shop.request('POST', `/pay/${token}/payment-intent`, {
      body: { amount: 40 },
    });
    const { clientSecret } = opened.body as { clientSecret: string };
    const id = clientSecret.slice(0, clientSecret.indexOf('_secret'));
    await shopper.payCard({ id, clientSecret });
    const report = { body: { transectionId: id } };
    expect((await shop.request('POST', `/pay/${token}/payment`, report)).status).toBe(200);
    expect(await shopper.read(ada, orderId)).toMatchObject({ paid: true });
  },
);

it('sends a link of its own with each mail, and none about an order of a customer', async () => {
  const [ada, admin] = [await verified(), await shop.admin()];
  const orderId = await placedByStaff(ada, 'en');
  const [entry] = await until(
    () =>
      shop.sql<{ id: string }>(
        `SELECT id FROM outbox WHERE kind = 'mail' AND order_id = $1 AND state = 'done'`,
        [orderId],
      ),
    (entries) => entries.length > 0,
  );
  await shop.request('POST', `/outbox/${entry?.id ?? ''}/replay`, { token: admin.token });
  const tokens = (await mailsTo(ada, 2)).map(({ raw }) => payTokenIn(raw));
  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) {
    expect((await shop.request('GET', `/pay/${token}`)).status).toBe(200);
  }
  await shopper.order(ada, await shop.product());
  const [, , own] = await mailsTo(ada, 3);
  expect(own?.raw).toContain('/dashboard/payment/');
  expect(payTokenIn(own?.raw)).toBe('');
});

it('sends no link to an unverified address, of which the mail names the number alone', async () => {
  const eve = await shop.customer();
  const orderId = await placedByStaff(eve, 'en');
  const [mail] = await mailsTo(eve, 1);
  expect(payTokenIn(mail?.raw)).toBe('');
  expect(mail?.raw).not.toContain('$40');
  expect(
    await shop.sql('SELECT order_id FROM payment_link WHERE order_id = $1', [orderId]),
  ).toEqual([]);
});
