import jwt from 'jsonwebtoken';
import { ACCESS_TOKEN_SECRET } from '@harrow/testing/backend-environment';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/shop';
import { shopping } from '@harrow/testing/shopping';
import { erase } from './known-person.ts';

const shop = useSharedShop();
const calls = shopping(shop);

/** The person with a token of a sign-in some seconds ago. */
function signedInBefore(person: Person, seconds: number | undefined): Person {
  const claims = jwt.decode(person.token, { json: true });
  const auth_time = seconds === undefined ? undefined : Math.floor(Date.now() / 1000) - seconds;
  return { ...person, token: jwt.sign({ ...claims, auth_time }, ACCESS_TOKEN_SECRET) };
}

const isThere = async ({ token, email }: Person) =>
  (await shop.request('GET', `/user?email=${email}`, { token })).status === 200;

it('needs a session', async () => {
  const answer = await shop.request('DELETE', '/me', { body: { email: 'nobody@farm.test' } });
  expect(answer.status).toBe(401);
});

it.each([
  ['more than five minutes ago', 301],
  ['at an unknown time', undefined],
])('refuses an erasure after a sign-in %s', async (_, seconds) => {
  const person = await shop.customer();
  const answer = await erase(shop, signedInBefore(person, seconds));
  expect(answer).toMatchObject({ status: 401, body: { code: 'recent_sign_in_required' } });
  expect(await isThere(person)).toBe(true);
});

it('takes a sign-in within five minutes, and the address in any letter case', async () => {
  const person = await shop.customer();
  const { token } = signedInBefore(person, 290);
  expect((await erase(shop, { token, email: person.email.toUpperCase() })).status).toBe(200);
  expect(await isThere(person)).toBe(false);
});

it.each([[undefined], [''], ['not-an-address'], ['other@farm.test'], [5]])(
  'refuses the address %j',
  async (email) => {
    const person = await shop.customer();
    const answer = await shop.request('DELETE', '/me', { token: person.token, body: { email } });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_body' } });
    expect(answer.body).toHaveProperty('fields.email');
    expect(await isThere(person)).toBe(true);
  },
);

it('refuses an unknown member, and changes nothing', async () => {
  const person = await shop.customer();
  const body = { email: person.email, keepReviews: true };
  const answer = await shop.request('DELETE', '/me', { token: person.token, body });
  expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_body' } });
  expect(answer.body).toHaveProperty('fields.keepReviews');
  expect(await isThere(person)).toBe(true);
});

it('refuses while a paid order is not shipped, and changes nothing', async () => {
  const person = await shop.customer();
  const product = await shop.product();
  const unpaidId = await calls.order(person, product);
  const intent = await calls.intent(person, product.price, unpaidId);
  const { orderId } = await calls.paidOrder(person, product);
  const answer = await erase(shop, person);
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'orders_in_progress', orders: [expect.any(Number)] },
  });
  expect(await isThere(person)).toBe(true);
  expect(await calls.read(person, unpaidId)).toMatchObject({ status: 'unpaid' });
  expect(await calls.paymentAtProvider(intent.id)).not.toMatchObject({ status: 'canceled' });
  await calls.ship(await shop.admin(), orderId);
  expect((await erase(shop, person)).status).toBe(200);
});

it('refuses staff, who must give their rights back first', async () => {
  const admin = await shop.admin();
  const person = await shop.customer(undefined, { verified: true });
  const path = `/users/admin/${person.email}`;
  await shop.request('PUT', path, { token: admin.token });
  const answer = await erase(shop, person);
  expect(answer).toMatchObject({ status: 409, body: { code: 'staff_account' } });
  await shop.request('DELETE', path, { token: admin.token });
  expect((await erase(shop, person)).status).toBe(200);
});

it('changes no entry of the history but of the erased person, and of that the names alone', async () => {
  const { id } = await shop.customer();
  await shop.sql('INSERT INTO erasure (customer_id) VALUES ($1)', [id]);
  const as = (person: string, change: string) =>
    shop.sql(
      `SELECT set_config('harrow.erasing', '${person}', false); UPDATE audit_entry SET ${change};
       SELECT set_config('harrow.erasing', '', false)`,
    );
  await shop.product(); // the stock admin makes it
  const refused = { code: '42501' };
  await expect(as('cus_none', `actor = 'x'`)).rejects.toMatchObject(refused);
  await expect(as(id, `action = 'order.shipped'`)).rejects.toMatchObject(refused);
  await expect(as(id, `at = now()`)).rejects.toMatchObject(refused);
  await expect(as(id, `after = '{}'`)).rejects.toMatchObject(refused);
  await shop.sql('DELETE FROM erasure WHERE customer_id = $1', [id]);
});
