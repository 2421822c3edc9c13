import { z } from 'zod';
import { picture } from '@harrow/testing/pictures';
import { formOf } from '@harrow/testing/uploads';
import { shopping, until } from '@harrow/testing/shopping';
import { freePort } from '@harrow/processes/free-port';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { createIdentityUser } from '@harrow/testing/identity';
import { TcpProxy } from '@harrow/testing/tcp-proxy';
import { useTestShop, type Person, type TestProduct } from '@harrow/testing/test-shop';

const stopped = stoppedAfterwards();
let ways: TcpProxy[];
const shop = useTestShop(async () => {
  const identity = new URL(z.url().parse(process.env.TEST_IDENTITY_URL));
  const ports = [
    Number(identity.port),
    ...(await Promise.all([freePort(), freePort(), freePort()])),
  ];
  ways = await Promise.all(ports.map((port) => TcpProxy.start(port)));
  for (const way of ways) stopped(way, () => way.close());
  const [users, payments, redis, bucket] = ways.map((way) => `127.0.0.1:${way.port}`);
  for (const way of ways.slice(1)) way.freeze();
  return {
    FIREBASE_AUTH_EMULATOR_HOST: users,
    PAYMENT_SANDBOX_URL: `http://${payments ?? ''}`,
    REDIS_URL: `redis://${redis ?? ''}`,
    S3_BUCKET: 'pictures',
    S3_REGION: 'eu-test',
    S3_ACCESS_KEY_ID: 'the-key',
    S3_SECRET_ACCESS_KEY: 'the-secret',
    S3_ENDPOINT: `http://${bucket ?? ''}`,
  };
});
const shopper = shopping(shop);
let ada: Person;
let product: TestProduct;
beforeAll(async () => {
  ada = await shop.customer();
  product = await shop.product();
  ways[0]?.freeze();
});

/** The database is not included, because nothing works without it: see `outage.long.test.ts`. */
describe('while no other service responds', () => {
  it('the shop starts, sells, and reports that it is degraded', async () => {
    expect(await shop.request('GET', '/services?limit=1')).toMatchObject({ status: 200 });
    const orderId = await shopper.order(ada, product);
    expect((await shopper.read(ada, orderId)).paid).toBe(false);
    expect((await shopper.cancel(ada, orderId)).status).toBe(200);
    await until(
      async () => (await shop.request('GET', '/ready')).body,
      (body) => (body as { status: string }).status === 'degraded',
    );
  });

  it('calls that need one of them answer 503 and do not hang', async () => {
    const orderId = await shopper.order(ada, product);
    const user = await createIdentityUser('unheard@farm.test');
    const photo = formOf(await picture().png().toBuffer());
    const answers = await Promise.all([
      shopper.open(ada, product.price, orderId),
      shopper.confirm(ada, orderId, 'pi_unknown'),
      shop.request('PUT', `/users/${user.email}`, { body: user }),
      shop.request('POST', '/images', { token: ada.token, body: photo }),
      shop.request('GET', `/images/${'0'.repeat(64)}-640.webp`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
  });
});
