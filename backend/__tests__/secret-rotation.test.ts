import { createHmac } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { send } from '../../dev/test-support/http.ts';
import { startTestShop, type Person, type TestShop } from '../../dev/test-support/test-shop.ts';

const BEFORE = 'the-secret-before-the-last-change-of-it';
const LONG_AGO = 'a-secret-that-was-changed-twice-since-then';

let shop: TestShop;
let person: Person;
beforeAll(async () => {
  shop = await startTestShop({
    ACCESS_TOKEN_SECRET_PREVIOUS: BEFORE,
    COOKIE_SECRET_PREVIOUS: BEFORE,
  });
  person = await shop.customer();
});
afterAll(() => shop.stop());

/** The status for the customer's token, had it been signed with that secret. */
async function orders(secret: string): Promise<number> {
  const token = jwt.sign(jwt.decode(person.token, { json: true }) ?? {}, secret);
  return (await shop.request('GET', `/order?email=${person.email}`, { token })).status;
}

it('keeps people signed in while the secret of their tokens is changed', async () => {
  expect(await orders(BEFORE)).toBe(200);
  expect(await orders(LONG_AGO)).toBe(401);
});

it('keeps staff signed in while the secret of their cookies is changed', async () => {
  const body = { email: 'admin@harrow.test', password: 'Harvest2026' };
  const { headers } = await send('POST', `${shop.url}/admin/auth`, { body });
  const cookie = decodeURIComponent(headers.getSetCookie()[0] ?? '');
  const session = /connect\.sid=s:([^.]+)\./.exec(cookie)?.[1] ?? '';
  const status = async (secret: string) => {
    const signature = createHmac('sha256', secret).update(session).digest('base64');
    const signed = encodeURIComponent(`s:${session}.${signature.replace(/=+$/, '')}`);
    const asked = { headers: { cookie: `connect.sid=${signed}` } };
    return (await send('GET', `${shop.url}/admin/auth`, asked)).status;
  };
  expect(await status(BEFORE)).toBe(200);
  expect(await status(LONG_AGO)).toBe(401);
});
