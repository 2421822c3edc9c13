import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { z } from 'zod';
import { createIdentityUser } from '../../../dev/test-support/identity.ts';
import { type Person, startTestShop, type TestShop } from '../../../dev/test-support/test-shop.ts';

/** The way from the shop to the identity provider, which can be cut. */
async function startWay() {
  const { hostname, port: far } = new URL(z.url().parse(process.env.TEST_IDENTITY_URL));
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const onward = connect(Number(far), hostname);
    for (const socket of [near, onward]) {
      open.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
    }
    near.pipe(onward).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () =>
    new Promise((resolve) => {
      server.close(resolve);
      for (const socket of open) socket.destroy();
    });
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, cut };
}

let shop: TestShop;
let customer: Person;
let admin: Person;
beforeAll(async () => {
  const way = await startWay();
  shop = await startTestShop({ FIREBASE_AUTH_EMULATOR_HOST: way.host });
  customer = await shop.customer();
  admin = await shop.admin();
  await way.cut();
});
afterAll(() => shop.stop());

it('answers a sign-in with 503 and when to try again, and makes no customer', async () => {
  const { email, idToken } = await createIdentityUser('waiting@farm.test');
  const answer = await shop.request('PUT', `/users/${email}`, { body: { idToken } });
  expect(answer).toMatchObject({ status: 503, body: { code: 'identity_unavailable' } });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await shop.sql('SELECT 1 FROM customer WHERE email = $1', [email])).toEqual([]);
});

it('still refuses what cannot be a token', async () => {
  const path = `/users/${customer.email}`;
  expect((await shop.request('PUT', path, { body: {} })).status).toBe(401);
  expect((await shop.request('PUT', path, { body: { idToken: 'a.b.c' } })).status).toBe(401);
});

it('keeps everyone signed in who was, and working', async () => {
  const ask = async (path: string, { token }: Person) =>
    (await shop.request('GET', path, { token })).status;
  expect(await ask(`/user?email=${customer.email}`, customer)).toBe(200);
  expect(await ask(`/order?email=${customer.email}`, customer)).toBe(200);
  expect(await ask('/users', admin)).toBe(200);
  const promoted = await shop.request('PUT', `/users/admin/${customer.email}`, admin);
  expect(promoted.body).toMatchObject({ modifiedCount: 1 });
});
