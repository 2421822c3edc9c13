import { Crowd } from '../../../backend-plugins/orders/__tests__/crowd.ts';
import { shopping, until } from '../../../backend-plugins/orders/__tests__/support.ts';
import { freePort } from '../../../dev/lib/free-port.ts';
import { send } from '../../../dev/test-support/http.ts';
import {
  describeWithRedis,
  type RedisServer,
  startRedisServer,
} from '../../../dev/test-support/redis-server.ts';
import { TcpProxy } from '../../../dev/test-support/tcp-proxy.ts';
import { startTestShop, type TestShop } from '../../../dev/test-support/test-shop.ts';

const MANY = '100000';

describeWithRedis('two processes under load', () => {
  let redis: RedisServer;
  let way: TcpProxy;
  let shop: TestShop;
  let urls: string[];
  let crowd: Crowd;
  beforeAll(async () => {
    redis = await startRedisServer();
    way = await TcpProxy.start(redis.port);
    shop = await startTestShop({
      REDIS_URL: way.urlOf(redis.url),
      NODE_ENV: 'development', // the engine moves no events where it believes to be tested
      RATE_LIMIT: 'on',
      RATE_LIMIT_ORDERS: MANY,
      RATE_LIMIT_PAYMENT_INTENTS: MANY,
      RATE_LIMIT_REQUESTS: MANY,
      RATE_LIMIT_WORK_SECONDS: '60',
    });
    urls = [shop.url, await shop.startBackend(await freePort())];
    crowd = await Crowd.gather(shop, { size: 4, available: 5000 });
  });
  afterAll(async () => {
    await shop.stop();
    await way.close();
    await redis.stop();
  });

  const untilBoth = (status: string) =>
    until(
      () => Promise.all(urls.map((url) => send('GET', `${url}/ready`))),
      (answers) => answers.every(({ body }) => (body as { status: string }).status === status),
    );

  it.each([
    ['is gone', () => way.cut()],
    ['does not answer', () => way.freeze()],
  ])('sell on while Redis %s, say so, and recover by themselves', async (_title, breakIt) => {
    await crowd.buyDuring(async () => {
      breakIt();
      await untilBoth('degraded');
      await crowd.untilAnswered(60);
      way.restore();
      await untilBoth('ready');
      await crowd.untilAnswered(20);
    });
  });

  it('sell on while Redis is full, say so, and recover by themselves', async () => {
    const from = shop.log.length;
    await crowd.buyDuring(async () => {
      await redis.run('CONFIG SET maxmemory 1mb');
      await untilBoth('degraded');
      await until(
        async () => shop.log.slice(from).join('\n'),
        (lines) => lines.includes('Events could not be handed out'),
      );
      await redis.run('CONFIG SET maxmemory 0');
      await untilBoth('ready');
      await crowd.untilAnswered(20);
    });
  });

  it('sell on while Redis is restarted and has forgotten everything', async () => {
    await crowd.buyDuring(async () => {
      await redis.restart();
      await crowd.untilAnswered(60);
      await untilBoth('ready');
    });
  });

  it('hand out the events of the engine again after that', async () => {
    const waiting = async () => (await shop.sql('SELECT 1 FROM staged_job')).length;
    await until(waiting, (count) => count === 0); // what could not be handed out meanwhile
    const handled = () =>
      Promise.resolve(shop.log.filter((line) => line.includes('Processing order.placed ')).length);
    const before = await handled();
    await shopping(shop).order(await shop.customer(), await shop.product());
    await until(handled, (count) => count > before);
  });

  it('have kept every order, payment and piece', () => crowd.expectKept());
});
