import { z } from 'zod';
import { createIdentityUser } from '../../../dev/test-support/identity.ts';
import { TcpProxy } from '../../../dev/test-support/tcp-proxy.ts';
import { type Person, startTestShop, type TestShop } from '../../../dev/test-support/test-shop.ts';

let shop: TestShop;
let customer: Person;
let admin: Person;
beforeAll(async () => {
  const { port } = new URL(z.url().parse(process.env.TEST_IDENTITY_URL));
  const way = await TcpProxy.start(Number(port));
  shop = await startTestShop({ FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${way.port}` });
  customer = await shop.customer();
  admin = await shop.admin();
  await way.close();
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
