import { MAX_WATCHES } from '@harrow/contract';
import { freePort } from '@harrow/processes/free-port';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { MailServer } from '@harrow/testing/mail-server';
import type { Person, TestProduct } from '@harrow/testing/shop';
import { until } from '@harrow/testing/shopping';
import { useTestShop } from '@harrow/testing/test-shop';

const stopped = stoppedAfterwards();
const server = new MailServer();
const shop = useTestShop(async () => {
  await server.start();
  stopped(server);
  return { SMTP_URL: server.url, MAIL_FROM: 'orders@harrow.test' };
});

beforeEach(() => {
  server.behave = () => 'accept';
});

const verified = () => shop.customer(undefined, { verified: true });
const soldOut = (minimum = 1) => shop.product({ available: minimum - 1, minimum });
const call = (method: string, { token }: Person, { id }: { id: string }) =>
  shop.request(method, `/me/watched/${id}`, { token });
const watch = (person: Person, product: TestProduct) => call('PUT', person, product);

const setStock = async ({ id }: TestProduct, available: number) => {
  const { token } = await shop.admin();
  await shop.request('PUT', `/service/${id}`, { token, body: { available } });
};

/** Starts other processes, which announce due mails at once. */
const announce = async (processes = 1) => {
  await shop.stopBackends();
  const others = Array.from({ length: processes - 1 }, freePort);
  await Promise.all([undefined, ...others].map(async (port) => shop.startBackend(await port)));
};

const subjectsTo = ({ email }: Person) => server.to(email).map(({ subject }) => subject);
const mailed = async (person: Person, count: number) =>
  await until(
    () => Promise.resolve(subjectsTo(person)),
    (subjects) => subjects.length >= count,
  );

const watchesOf = async ({ id }: TestProduct) =>
  await shop.sql('SELECT id FROM product_watch WHERE product_id = $1', [id]);

it('says that this shop sends mails', async () => {
  expect((await shop.request('GET', '/mail-config')).body).toEqual({ sends: true });
});

it('remembers who waits for a product, once, until they no longer do', async () => {
  const [ada, product] = [await verified(), await soldOut()];
  expect((await call('GET', ada, product)).body).toEqual({ watched: false });
  const answers = await Promise.all([watch(ada, product), watch(ada, product)]);
  expect(answers.map(({ body }) => body)).toEqual([{ watched: true }, { watched: true }]);
  expect((await call('GET', ada, product)).body).toEqual({ watched: true });
  expect(await watchesOf(product)).toHaveLength(1);
  expect((await call('DELETE', ada, product)).body).toEqual({ watched: false });
  expect((await call('DELETE', ada, product)).body).toEqual({ watched: false });
  expect(await watchesOf(product)).toEqual([]);
});

it.each([
  ['a product in stock', verified, () => shop.product(), 409, 'in_stock'],
  ['an address that is not verified', () => shop.customer(), soldOut, 403, 'email_not_verified'],
  ['an admin', () => shop.admin(), soldOut, 403, 'forbidden'],
  ['an unknown product', verified, () => Promise.resolve({ id: 'prod_x' }), 404, 'not_found'],
])('refuses %s', async (_, who, what, status, code) => {
  const [person, product] = [await who(), await what()];
  expect(await call('PUT', person, product)).toMatchObject({ status, body: { code } });
});

it(`lets a person wait for ${MAX_WATCHES} products, whatever comes at once`, async () => {
  const [ada, first, second] = [await verified(), await soldOut(), await soldOut()];
  await shop.sql(
    `INSERT INTO product (id, title, handle, status)
     SELECT 'waited-' || n, 'Waited ' || n, 'waited-' || n, 'draft' FROM generate_series(2, $1) n`,
    [MAX_WATCHES],
  );
  await shop.sql(
    `INSERT INTO product_watch (customer_id, product_id)
     SELECT $1, id FROM product WHERE id LIKE 'waited-%'`,
    [ada.id],
  );
  const answers = await Promise.all([watch(ada, first), watch(ada, second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: 'too_many_watches', limit: MAX_WATCHES });
});

it('writes once when the product can be ordered again, to each who waits', async () => {
  const [ada, bob, product] = [await verified(), await verified(), await soldOut(5)];
  await Promise.all([watch(ada, product), watch(bob, product)]);
  await announce();
  expect(await watchesOf(product)).toHaveLength(2);
  await setStock(product, 5);
  await announce();
  for (const person of [ada, bob]) {
    expect(await mailed(person, 1)).toEqual([`Back in stock: ${product.name}`]);
  }
  const { raw = '' } = server.to(ada.email)[0] ?? {};
  const text = raw.replace(/=\r\n/g, '');
  expect(text).toContain('5 pieces are in stock');
  expect(text).toContain('/products/');
  expect(await watchesOf(product)).toEqual([]);
  await setStock(product, 0);
  await setStock(product, 9);
  await announce();
  await announce();
  expect(subjectsTo(ada)).toHaveLength(1);
});

it('writes in the language in which it was asked', async () => {
  const [ada, product] = [await verified(), await soldOut()];
  await shop.sql(
    `UPDATE product SET metadata = coalesce(metadata, '{}') || '{"name_de": "Kreiselegge"}' WHERE id = $1`,
    [product.id],
  );
  await shop.request('PUT', `/me/watched/${product.id}`, {
    token: ada.token,
    headers: { 'accept-language': 'de' },
  });
  await setStock(product, 1);
  await announce();
  await mailed(ada, 1);
  expect(server.to(ada.email)[0]?.raw).toContain('WIEDER VORR=C3=84TIG');
  expect(server.to(ada.email)[0]?.raw).toContain('Kreiselegge');
});

it('announces each mail once, though two processes look at the same time', async () => {
  const product = await soldOut();
  const people = await Promise.all(Array.from({ length: 6 }, verified));
  await Promise.all(people.map((person) => watch(person, product)));
  await setStock(product, 1);
  await announce(2);
  await Promise.all(people.map((person) => mailed(person, 1)));
  const rows = await shop.sql(
    `SELECT id FROM outbox WHERE subject = 'product.restocked' AND payload->>'productId' = $1`,
    [product.id],
  );
  expect(rows).toHaveLength(people.length);
});

it('says so where the product has sold out again before the mail', async () => {
  const [ada, product] = [await verified(), await soldOut()];
  await watch(ada, product);
  await setStock(product, 1);
  server.behave = () => 'refuse-4xx';
  await announce();
  await until(
    () =>
      shop.sql(
        `SELECT id FROM outbox WHERE payload->>'productId' = $1 AND last_error IS NOT NULL`,
        [product.id],
      ),
    (rows) => rows.length === 1,
  );
  await setStock(product, 0);
  server.behave = () => 'accept';
  await shop.sql(
    `UPDATE outbox SET next_attempt_at = now(), last_error = NULL WHERE payload->>'productId' = $1`,
    [product.id],
  );
  expect(await mailed(ada, 1)).toEqual([`Sold out again: ${product.name}`]);
});

it('writes nothing about a product that has been removed', async () => {
  const [ada, product] = [await verified(), await soldOut()];
  await watch(ada, product);
  const { token } = await shop.admin();
  await shop.request('DELETE', `/services/${product.id}`, { token });
  await announce();
  await until(
    () => watchesOf(product),
    (watches) => watches.length === 0,
  );
  const rows = await shop.sql(`SELECT id FROM outbox WHERE payload->>'productId' = $1`, [
    product.id,
  ]);
  expect(rows).toEqual([]);
});
