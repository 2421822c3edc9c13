import { z } from 'zod';
import { Crowd } from '@harrow/testing/crowd';
import { createIdentityUser, type IdentityUser } from '@harrow/testing/identity';
import { TcpProxy } from '@harrow/testing/tcp-proxy';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { useTestShop, type Person } from '@harrow/testing/test-shop';

const PAGE = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<html>Sign in to the hotel</html>';

const stopped = stoppedAfterwards();
let way: TcpProxy;
const shop = useTestShop(async () => {
  const { port } = new URL(z.url().parse(process.env.TEST_IDENTITY_URL));
  way = stopped(await TcpProxy.start(Number(port)), (it) => it.close());
  return { FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${way.port}` };
});
let customer: Person;
let admin: Person;
let crowd: Crowd;
beforeAll(async () => {
  [customer, admin] = await Promise.all([shop.customer(), shop.admin()]);
  crowd = await Crowd.gather(shop, { size: 4, available: 5000 });
});

const signIn = ({ email, idToken }: IdentityUser) =>
  shop.request('PUT', `/users/${email}`, { body: { email, idToken } });

const statusOf = async (path: string, { token }: Person) =>
  (await shop.request('GET', path, { token })).status;

describe.each([
  ['is gone', () => way.cut()],
  ['is silent', () => way.freeze()],
  ['answers with HTML', () => way.replyWith(PAGE)],
  ['answers with noise', () => way.replyWith('\0\x01 what?\r\n\r\n')],
])('while the identity provider %s', (title, breakIt) => {
  beforeAll(breakIt);
  afterAll(() => way.restore());

  it('sign-in answers 503, creates no customer, and does not block buyers', async () => {
    const user = await createIdentityUser(`${title.replaceAll(' ', '-')}@farm.test`);
    await crowd.buyDuring(async () => {
      const [answer] = await Promise.all([signIn(user), crowd.untilAnswered(30)]);
      expect(answer).toMatchObject({ status: 503, body: { code: 'identity_unavailable' } });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    });
    expect(await shop.sql('SELECT 1 FROM customer WHERE email = $1', [user.email])).toEqual([]);
    way.restore();
    expect((await signIn(user)).status).toBe(200); // works again with the same token
    breakIt();
  });

  it('malformed tokens are still rejected', async () => {
    const { email } = customer;
    for (const idToken of [undefined, 'a.b.c']) {
      const answer = await shop.request('PUT', `/users/${email}`, { body: { email, idToken } });
      expect(answer.status).toBe(401);
    }
  });

  it('existing sessions keep working', async () => {
    expect(await statusOf(`/user?email=${customer.email}`, customer)).toBe(200);
    expect(await statusOf(`/order?email=${customer.email}`, customer)).toBe(200);
    expect(await statusOf('/users', admin)).toBe(200);
    const promotion = await shop.request('PUT', `/users/admin/${customer.email}`, admin);
    expect(promotion.status).toBe(200);
  });
});

it('no order was lost in the meantime', () => crowd.expectKept());
