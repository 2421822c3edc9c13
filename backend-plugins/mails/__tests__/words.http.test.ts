import type { ShopMail } from '@harrow/contract';
import { MailServer } from '@harrow/testing/mail-server';
import { shopping, until } from '@harrow/testing/shopping';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { type Person, useTestShop } from '@harrow/testing/test-shop';

// changes the words of all mails
const stopped = stoppedAfterwards();
const server = new MailServer();
const shop = useTestShop(async () => {
  await server.start();
  stopped(server);
  return { SMTP_URL: server.url, MAIL_FROM: 'Harrow <orders@harrow.test>' };
});
const shopper = shopping(shop);
let admin: Person;
beforeAll(async () => {
  admin = await shop.admin();
});

const built = { subject: null, opening: null, closing: null };

const ask = (method: string, path: string, body?: object) =>
  shop.request(method, `/shop/mails${path}`, { token: admin.token, body });

const words = async (kind: string) =>
  ((await ask('GET', '')).body as ShopMail[]).find((mail) => mail.kind === kind);

type Preview = { subject: string; html: string; text: string };

const preview = async (kind: string, body: object = {}) =>
  (await ask('POST', `/${kind}/preview`, body)).body as Preview;

it('lists every kind with its places, first with the built-in words', async () => {
  const { body } = await ask('GET', '');
  expect((body as ShopMail[]).map(({ kind }) => kind)).toEqual([
    'placed',
    'paid',
    'shipped',
    'cancelled',
    'expired',
    'reminder',
    'refunded',
  ]);
  expect(await words('shipped')).toEqual({
    ...built,
    ...{ subject_de: null, opening_de: null, closing_de: null },
    kind: 'shipped',
    places: ['number', 'name', 'pieces', 'total', 'tracking'],
    required: 'tracking',
    updatedAt: null,
  });
});

it('sends mails in the words of the shop', async () => {
  const opening = 'Good news, {name}: {pieces} for {total}.\n\nIt ships within {shipsIn}.';
  const given = { subject: 'Paid: {number}', opening, closing: 'Yours, {maker} & <Co>' };
  expect((await ask('PUT', '/paid', given)).body).toMatchObject({ modifiedCount: 1 });
  expect((await ask('PUT', '/paid', given)).body).toMatchObject({ modifiedCount: 0 });
  expect(await words('paid')).toMatchObject(given);
  const ada = await shop.customer(undefined, { name: 'Ada Field', verified: true });
  const { orderId } = await shopper.paidOrder(ada, await shop.product({ price: 10 }), 2);
  const mails = await until(
    () => Promise.resolve(server.to(ada.email)),
    (sent) => sent.length >= 2,
  );
  expect(mails[1]?.subject).toMatch(/^Paid: \d+$/);
  const shown = await preview('paid', { orderId });
  expect(shown.subject).toBe(mails[1]?.subject);
  expect(shown.text).toContain('Good news, Ada Field: 2 pieces for $20.00.');
  expect(shown.text).toContain('It ships within 2 working days.');
  expect(shown.text).toContain('Yours, Harrow Works & <Co>');
  expect(shown.html).toContain('Yours, Harrow Works &amp; &lt;Co&gt;');
  expect(shown.text).not.toContain('The invoice is attached');
  await ask('PUT', '/paid', built);
  expect(await words('paid')).toMatchObject({ ...built, updatedAt: null });
});

it('has words of its own for German mails', async () => {
  const german = { subject_de: 'Bezahlt: {number}', opening_de: 'Wir liefern in {shipsIn}.' };
  await ask('PUT', '/paid', { ...built, ...german });
  // those that a change does not name stay
  await ask('PUT', '/paid', { ...built, subject: 'Paid: {number}' });
  expect(await words('paid')).toMatchObject({ subject: 'Paid: {number}', ...german });
  const bert = await shop.customer(undefined, { name: 'Bert Feld', verified: true });
  const product = await shop.product({ price: 10 });
  await shopper.paidOrder(bert, product, 1, 'de');
  const mails = await until(
    () => Promise.resolve(server.to(bert.email)),
    (sent) => sent.length >= 2,
  );
  expect(mails[1]?.subject).toMatch(/^Bezahlt: \d+$/);
  const shown = await preview('paid', { language: 'de' });
  expect([shown.subject, shown.text]).toEqual([
    'Bezahlt: 1042',
    expect.stringContaining('Wir liefern in 2 Werktagen.'),
  ]);
  const { status, body } = await ask('PUT', '/paid', { ...built, subject_de: 'Ohne Nummer' });
  expect([status, body]).toEqual([
    422,
    expect.objectContaining({
      fields: { subject_de: expect.stringContaining('{number}') as string },
    }),
  ]);
  await ask('PUT', '/paid', { ...built, subject_de: null, opening_de: null });
});

it('shows every kind about an example, and words that are not stored', async () => {
  for (const { kind } of (await ask('GET', '')).body as ShopMail[]) {
    const { subject, html, text } = await preview(kind);
    expect(subject).toMatch(/1042/);
    expect(html).toContain('<html');
    expect(text).toContain('EX-100');
  }
  const draft = { opening: 'Follow {tracking}.', subject: 'On its way: {number}' };
  const shown = await preview('shipped', draft);
  expect(shown.subject).toBe('On its way: 1042');
  expect(shown.text).toContain('Follow 1Z999AA10123456784.');
  expect(await words('shipped')).toMatchObject(built);
});

it.each([
  ['paid', { subject: 'Paid {numbr}' }, 'subject', /^Line 1: \{numbr\} is unknown/],
  ['paid', { subject: 'Paid' }, 'subject', /must have \{number\}/],
  ['paid', { opening: 'One\n{tracking}' }, 'opening', /^Line 2: \{tracking\} is unknown/],
  ['shipped', { opening: 'It has left.' }, 'opening', /must have \{tracking\}/],
  ['paid', { closing: 'x'.repeat(2001) }, 'closing', /at most 2000/],
  ['paid', { greeting: 'Hello' }, 'greeting', /unknown/],
] as [string, object, string, RegExp][])('refuses for %s %j', async (kind, given, field, said) => {
  const { status, body } = await ask('PUT', `/${kind}`, { ...built, ...given });
  expect(status).toBe(422);
  expect((body as { fields: Record<string, string> }).fields[field]).toMatch(said);
  expect((await ask('POST', `/${kind}/preview`, given)).status).toBe(422);
  expect(await words(kind)).toMatchObject(built);
});

it('refuses an unknown kind and an unknown order', async () => {
  expect((await ask('PUT', '/greeting', built)).status).toBe(422);
  expect((await ask('POST', '/paid/preview', { orderId: 'order_none' })).status).toBe(404);
});

it('lets only staff read and write the words', async () => {
  const { token } = await shop.customer();
  for (const [method, path, body] of [
    ['GET', '/shop/mails', undefined],
    ['PUT', '/shop/mails/paid', built],
    ['POST', '/shop/mails/paid/preview', {}],
  ] as const) {
    expect((await shop.request(method, path, { token, body })).status).toBe(403);
    expect((await shop.request(method, path, { body })).status).toBe(401);
  }
});
