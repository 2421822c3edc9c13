import { columnsWith } from '@harrow/testing/find-values';
import { createIdentityUser } from '@harrow/testing/identity';
import { openPool } from '@harrow/testing/open-pool';
import { atOnce, countStatuses, shopping, until } from '@harrow/testing/shopping';
import { TcpProxy } from '@harrow/testing/tcp-proxy';
import { useTestShop } from '@harrow/testing/test-shop';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { freePort } from '@harrow/processes/free-port';
import { erase, knownPerson } from './known-person.ts';

const stopped = stoppedAfterwards();
let provider: TcpProxy;
const shop = useTestShop(async () => {
  const { port: real } = new URL(process.env.TEST_IDENTITY_URL ?? '');
  provider = stopped(await TcpProxy.start(Number(real)), (proxy) => proxy.close());
  return { FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${provider.port}` };
});
const shopper = shopping(shop);
let port: number;
let database: ReturnType<typeof openPool>;
beforeAll(async () => {
  database = stopped(openPool(shop.databaseUrl), (pool) => pool.end());
  port = await freePort();
  await shop.startBackend(port);
});

const restart = async () => {
  await shop.startBackend();
  await shop.startBackend(port);
};

const erasureOf = async (id: string) => {
  const [row] = await shop.sql<{ uid: string | null; done: boolean }>(
    'SELECT uid, done_at IS NOT NULL AS done FROM erasure WHERE customer_id = $1',
    [id],
  );
  return row;
};

/** Lets the background work take the erasure up at once. */
const makeDue = (id: string) =>
  shop.sql('UPDATE erasure SET next_attempt_at = now() WHERE customer_id = $1', [id]);

it('erases once when the same person asks twice at once, in two processes', async () => {
  const person = await shop.customer();
  const answers = await atOnce(6, () => erase(shop, person));
  expect(countStatuses(answers)).toEqual({ 200: 1, 401: 5 });
  expect(await erasureOf(person.id)).toEqual({ uid: null, done: false });
});

it('leaves no order of a person who orders while they erase themselves', async () => {
  const product = await shop.product({ available: 1000 });
  for (let round = 0; round < 4; round += 1) {
    const person = await shop.customer(undefined, { name: `Zyxrace${round}`, verified: true });
    const changes = { name: person.name, phone: `+49 30 555666${round}`, address: 'Zyxrace yard' };
    const [erased] = await Promise.all([
      erase(shop, person),
      atOnce(12, () => shopper.place(person, product, 1, changes)),
    ]);
    expect(erased.status).toBe(200);
    await makeDue(person.id);
    const values = [person.email, person.name, changes.phone];
    await until(
      () => columnsWith(database, values),
      (columns) => columns.length === 0,
    );
  }
  const left = await shop.sql(`SELECT FROM storefront_order WHERE state = 'unpaid'`);
  expect(left).toEqual([]);
  expect(await shopper.stock(product)).toBe(1000);
});

it('erases again what a request writes that had begun before', async () => {
  const person = await shop.customer();
  expect((await erase(shop, person)).status).toBe(200);
  await shop.sql(`INSERT INTO shop_list VALUES ($1, 'Late', '[]', now())`, [person.id]);
  await makeDue(person.id);
  const lists = () => shop.sql('SELECT FROM shop_list WHERE customer_id = $1', [person.id]);
  await until(lists, ({ length }) => length === 0);
});

it('removes the user at the provider later, if the provider is away', async () => {
  const person = await knownPerson(shop);
  provider.cut();
  expect((await erase(shop, person)).status).toBe(200);
  expect(await erasureOf(person.id)).toEqual({ uid: person.user.uid, done: false });
  provider.restore();
  await makeDue(person.id);
  await until(
    () => erasureOf(person.id),
    (erasure) => erasure?.uid === null,
  );
  await createIdentityUser(person.email); // the address is free
});

it('completes after a kill in the middle, in any process', async () => {
  const person = await knownPerson(shop);
  provider.freeze();
  const asked = erase(shop, person).catch(() => undefined);
  await until(
    () => erasureOf(person.id),
    (erasure) => erasure !== undefined,
  );
  await shop.killBackends();
  await asked;
  provider.restore();
  await restart();
  await makeDue(person.id);
  await until(
    () => erasureOf(person.id),
    (erasure) => erasure?.uid === null,
  );
  const found = await columnsWith(database, person.values);
  expect(found.filter((column) => !/^(address|order|paper)\./.test(column))).toEqual([]);
});

it('ends an erasure once nothing is left to do', async () => {
  const person = await shop.customer();
  await erase(shop, person);
  await shop.sql(
    `UPDATE erasure SET erased_at = now() - interval '1 hour', next_attempt_at = now() WHERE customer_id = $1`,
    [person.id],
  );
  await until(
    () => erasureOf(person.id),
    (erasure) => erasure?.done === true,
  );
});

it('does not end an erasure whose last pass has failed', async () => {
  const person = await shop.customer();
  await erase(shop, person);
  const failures = () =>
    Promise.resolve(
      shop.log.filter((line) => line.includes(`The erasure of ${person.id} is not complete`)),
    );
  await shop.sql('ALTER FUNCTION erase_person RENAME TO erase_person_away');
  await shop.sql(
    `UPDATE erasure SET erased_at = now() - interval '1 hour' WHERE customer_id = $1`,
    [person.id],
  );
  for (const passes of [1, 2]) {
    await makeDue(person.id);
    await until(failures, ({ length }) => length >= passes);
  }
  expect(await erasureOf(person.id)).toMatchObject({ done: false });
  await shop.sql('ALTER FUNCTION erase_person_away RENAME TO erase_person');
  await makeDue(person.id);
  await until(
    () => erasureOf(person.id),
    (erasure) => erasure?.done === true,
  );
});
