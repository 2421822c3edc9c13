import { createHmac } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { send } from '@harrow/testing/http';
import { useTestShop, type Person } from '@harrow/testing/test-shop';

const PREVIOUS = 'the-previous-secret-before-its-rotation';
const OLDER = 'a-secret-that-was-changed-twice-since-then';

const shop = useTestShop({
  ACCESS_TOKEN_SECRET_PREVIOUS: PREVIOUS,
  COOKIE_SECRET_PREVIOUS: PREVIOUS,
});
let person: Person;
beforeAll(async () => {
  person = await shop.customer();
});

/** Returns the status for the customer's token signed with that secret. */
async function orders(secret: string): Promise<number> {
  const token = jwt.sign(jwt.decode(person.token, { json: true }) ?? {}, secret);
  return (await shop.request('GET', `/order?email=${person.email}`, { token })).status;
}

it('keeps customers signed in when the token secret is rotated', async () => {
  expect(await orders(PREVIOUS)).toBe(200);
  expect(await orders(OLDER)).toBe(401);
});

it('keeps staff signed in when the cookie secret is rotated', async () => {
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
  expect(await status(PREVIOUS)).toBe(200);
  expect(await status(OLDER)).toBe(401);
});
