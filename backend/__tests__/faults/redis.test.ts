import { Crowd } from '@harrow/testing/crowd';
import { shopping, until } from '@harrow/testing/shopping';
import { freePort } from '@harrow/processes/free-port';
import { send } from '@harrow/testing/http';
import {
  describeWithRedis,
  type RedisServer,
  startRedisServer,
} from '@harrow/testing/redis-server';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { TcpProxy } from '@harrow/testing/tcp-proxy';
import { useTestShop } from '@harrow/testing/test-shop';

const NO_LIMIT = '100000';

describeWithRedis('two processes under load', () => {
  const stopped = stoppedAfterwards();
  let redis: RedisServer;
  let way: TcpProxy;
  let urls: string[];
  let crowd: Crowd;
  const shop = useTestShop(async () => {
    redis = stopped(await startRedisServer());
    way = stopped(await TcpProxy.start(redis.port), (it) => it.close());
    return {
      REDIS_URL: way.urlOf(redis.url),
      RATE_LIMIT: 'on',
      RATE_LIMIT_ORDERS: NO_LIMIT,
      RATE_LIMIT_PAYMENT_INTENTS: NO_LIMIT,
      RATE_LIMIT_REQUESTS: NO_LIMIT,
      RATE_LIMIT_WORK_SECONDS: '60',
    };
  });
  beforeAll(async () => {
    urls = [shop.url, await shop.startBackend(await freePort())];
    crowd = await Crowd.gather(shop, { size: 4, available: 5000 });
  });

  const untilBoth = (status: string) =>
    until(
      () => Promise.all(urls.map((url) => send('GET', `${url}/ready`))),
      (answers) => answers.every(({ body }) => (body as { status: string }).status === status),
    );

  it.each([
    ['is gone', () => way.cut()],
    ['does not answer', () => way.freeze()],
  ])(
    'keep selling while Redis %s, report it, and recover by themselves',
    async (_title, breakIt) => {
      await crowd.buyDuring(async () => {
        breakIt();
        await untilBoth('degraded');
        await crowd.untilAnswered(60);
        way.restore();
        await untilBoth('ready');
        await crowd.untilAnswered(20);
      });
    },
  );

  it('keep selling while Redis is full, report it, and recover by themselves', async () => {
    const from = shop.log.length;
    await crowd.buyDuring(async () => {
      await redis.run('CONFIG SET maxmemory 1mb');
      await untilBoth('degraded');
      await until(
        async () => shop.log.slice(from).join('\n'),
        (lines) => lines.includes('Cannot deliver events'),
      );
      await redis.run('CONFIG SET maxmemory 0');
      await untilBoth('ready');
      await crowd.untilAnswered(20);
    });
  });

  it('keep selling while Redis restarts and loses its data', async () => {
    await crowd.buyDuring(async () => {
      await redis.restart();
      await crowd.untilAnswered(60);
      await untilBoth('ready');
    });
  });

  it('deliver the events of the engine again afterwards', async () => {
    const waiting = async () => (await shop.sql('SELECT 1 FROM staged_job')).length;
    await until(waiting, (count) => count === 0); // the events that could not be delivered
    const handled = () =>
      Promise.resolve(
        shop.log.filter((line) => line.includes('Processing order.canceled ')).length,
      );
    const before = await handled();
    const person = await shop.customer();
    const orderId = await shopping(shop).order(person, await shop.product());
    await shopping(shop).cancel(person, orderId);
    await until(handled, (count) => count > before);
  });

  it('have lost no order, payment or stock', () => crowd.expectKept());
});
