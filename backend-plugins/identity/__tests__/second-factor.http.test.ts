import { codeOf, newOwner, ownerWithFactor } from '@harrow/testing/second-factor';
import { createIdentityUser } from '@harrow/testing/identity';
import type { Person } from '@harrow/testing/shop';
import { useTestShop } from '@harrow/testing/test-shop';

const shop = useTestShop();

type Answer = Awaited<ReturnType<typeof shop.request>>;
type Access = { token: string; recoveryCodes: string[] };

const call = (
  { token }: Pick<Person, 'token'>,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> => shop.request(method, path, { token, ...(body && { body }) });

const userOf = async ({ email, token }: Person) =>
  (await shop.request('GET', `/user?email=${email}`, { token })).body;

const wrong = { status: 422, body: { fields: { code: expect.any(String) as unknown } } };

it('is off at first, and on once a code of the app was sent', async () => {
  const person = await newOwner(shop);
  const state = async (of = person) => (await call(of, 'GET', '/me/second-factor')).body;
  expect(await state()).toEqual({ since: null, recoveryCodes: 0 });
  expect(await userOf(person)).toMatchObject({ role: 'admin', secondFactor: 'none' });
  const { secret } = (await call(person, 'POST', '/me/second-factor')).body as { secret: string };
  expect(await state()).toEqual({ since: null, recoveryCodes: 0 });
  expect(await userOf(person)).toMatchObject({ role: 'admin', secondFactor: 'none' });
  expect(await call(person, 'PUT', '/me/second-factor', { code: '000 00' })).toMatchObject(wrong);
  const { body } = await call(person, 'PUT', '/me/second-factor', { code: codeOf(secret) });
  const { token, recoveryCodes } = body as Access;
  expect(new Set(recoveryCodes).size).toBe(8);
  const since = expect.stringMatching(/^\d{4}-/) as unknown;
  expect(await state({ ...person, token })).toEqual({ since, recoveryCodes: 8 });
  expect(await userOf({ ...person, token })).toMatchObject({ role: 'admin', secondFactor: 'on' });
});

it('takes the rights of every other session until its code is entered', async () => {
  const { former, secret } = await ownerWithFactor(shop);
  expect(await userOf(former)).toMatchObject({ role: null, secondFactor: 'asked' });
  const refusal = { status: 403, body: { code: 'second_factor_required' } };
  expect(await call(former, 'GET', '/users')).toMatchObject(refusal);
  expect(await call(former, 'DELETE', '/me/second-factor', { code: codeOf(secret) })).toMatchObject(
    refusal,
  );
  // nor does it buy as a customer
  expect(await call(former, 'POST', '/orders', {})).toMatchObject(refusal);
  const { body } = await call(former, 'POST', '/me/second-factor/session', {
    code: codeOf(secret).replace(/^.../, '$& '),
  });
  expect((await call(body as Access, 'GET', '/users')).status).toBe(200);
});

it('accepts a code once, and a recovery code once', async () => {
  const { former, secret, recoveryCodes } = await ownerWithFactor(shop);
  const pass = (code: string) => call(former, 'POST', '/me/second-factor/session', { code });
  const code = codeOf(secret);
  const answers = await Promise.all([pass(code), pass(code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  const [recovery = ''] = recoveryCodes;
  expect((await pass(recovery.toLowerCase())).status).toBe(200);
  expect(await pass(recovery)).toMatchObject(wrong);
});

it('reads no code for a while after several wrong ones', async () => {
  const { former, person, secret } = await ownerWithFactor(shop);
  const pass = (code: string) => call(former, 'POST', '/me/second-factor/session', { code });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await pass('AAAAAAAAAA')).toMatchObject(wrong);
  }
  const refused = await pass(codeOf(secret));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await shop.sql(
    `UPDATE second_factor_secret SET failed_at = now() - interval '31 seconds' WHERE customer_id = $1`,
    [person.id],
  );
  expect((await pass(codeOf(secret))).status).toBe(200);
});

it('counts on in renewed tokens of the same account, for some hours', async () => {
  const ada = await createIdentityUser(`factor-${Date.now()}@farm.test`, { verified: true });
  const open = async (token?: string) => {
    const body = { idToken: ada.idToken, ...(token && { token }) };
    return (await shop.request('PUT', `/users/${ada.email}`, { body })).body as Access;
  };
  const first = await open();
  await call(await shop.admin(), 'PUT', `/users/admin/${ada.email}`);
  const { secret } = (await call(first, 'POST', '/me/second-factor')).body as { secret: string };
  const answer = await call(first, 'PUT', '/me/second-factor', { code: codeOf(secret) });
  const { token } = answer.body as Access;
  const isAdmin = async (access: Access) => (await call(access, 'GET', '/users')).status === 200;
  expect(await isAdmin(await open(token))).toBe(true);
  expect(await isAdmin(await open())).toBe(false);
  expect(await isAdmin(await open('not a token'))).toBe(false);
  const another = await ownerWithFactor(shop);
  expect(await isAdmin(await open(another.person.token))).toBe(false);
  // a factor that was set up again takes no codes of the former one
  await shop.sql(
    `UPDATE second_factor SET since = now() + interval '1 minute' WHERE customer_id =
       (SELECT id FROM customer WHERE email = $1)`,
    [ada.email],
  );
  expect(await isAdmin(await open(token))).toBe(false);
});

it('is turned off by a code, or by another owner, and that is in the history', async () => {
  const { person, secret } = await ownerWithFactor(shop);
  expect(await call(person, 'DELETE', '/me/second-factor', { code: 'AAAAAAAAAA' })).toMatchObject(
    wrong,
  );
  const code = codeOf(secret);
  expect(await call(person, 'DELETE', '/me/second-factor', { code })).toMatchObject({
    body: { deletedCount: 1 },
  });
  expect(await userOf(person)).toMatchObject({ role: 'admin', secondFactor: 'none' });
  const lost = await ownerWithFactor(shop);
  const path = `/users/admin/${lost.person.email}/second-factor`;
  expect(await call(lost.person, 'DELETE', path)).toMatchObject({
    status: 409,
    body: { code: 'own_second_factor' },
  });
  expect(await call(person, 'DELETE', path)).toMatchObject({ body: { deletedCount: 1 } });
  expect((await call(person, 'DELETE', path)).status).toBe(404);
  expect(await userOf(lost.former)).toMatchObject({ role: 'admin', secondFactor: 'none' });
  const entries = await shop.sql(
    'SELECT action, name, after, before FROM audit_entry WHERE subject = $1 ORDER BY id OFFSET 1',
    [lost.person.id],
  );
  expect(entries).toMatchObject([
    { action: 'second_factor.created', name: lost.person.email },
    { action: 'second_factor.deleted', name: lost.person.email },
  ]);
  expect(JSON.stringify(entries)).not.toContain(lost.secret);
});

it('ends with the rights of staff', async () => {
  const { person } = await ownerWithFactor(shop);
  await call(await shop.admin(), 'DELETE', `/users/admin/${person.email}`);
  expect(await userOf(person)).toMatchObject({ role: null, secondFactor: 'none' });
  const kept = 'SELECT FROM second_factor_secret WHERE customer_id = $1';
  expect(await shop.sql(kept, [person.id])).toEqual([]);
});

it('is for staff, and set up after a recent sign-in', async () => {
  const ada = await shop.customer();
  expect((await call(ada, 'POST', '/me/second-factor')).status).toBe(403);
  expect(await call(ada, 'POST', '/me/second-factor/session', { code: '000000' })).toMatchObject({
    status: 404,
  });
});
