import { once } from 'node:events';
import Redis from 'ioredis';
import { describeWithRedis, startRedisServer } from '@harrow/testing/redis-server';
import BackgroundWorkService from '../src/services/background-work';

type RedisServer = Awaited<ReturnType<typeof startRedisServer>>;

const HOUR = 3600;
const manager = { connection: { isInitialized: true } };
const logger = {
  error: (message: string) => {
    throw new Error(message);
  },
};

describeWithRedis('with two processes', () => {
  let server: RedisServer;
  let clients: Redis[];
  beforeEach(async () => {
    server = await startRedisServer();
    clients = [1, 2].map(() => new Redis(server.url));
    await Promise.all(clients.map((client) => client.ping()));
  });
  afterEach(async () => {
    for (const client of clients) client.disconnect();
    await server.stop();
  });

  /** Starts the work in a process; resolves once it has tried to take its turn. */
  const start = (client: Redis, name: string, run: () => Promise<void>) =>
    new Promise<void>((resolve) => {
      const redisClient = {
        pttl: (key: string) => client.pttl(key),
        del: (key: string) => client.del(key),
        set: (...turn: [string, string, 'PX', number, 'NX']) =>
          client.set(...turn).finally(() => setImmediate(resolve)),
      };
      const work = new BackgroundWorkService({ manager, logger, redisClient } as never);
      work.start({ name, everySeconds: HOUR, run });
    });

  /** Returns how often the work runs when both processes start it. */
  async function runsOf(name: string): Promise<number> {
    let runs = 0;
    const run = async () => void (runs += 1);
    await Promise.all(clients.map((client) => start(client, name, run)));
    return runs;
  }

  it('runs repeated work in one of them', async () => {
    expect(await runsOf('Counting')).toBe(1);
    expect(await runsOf('Sorting')).toBe(1);
  });

  it('does not run it again when a process starts within the interval', async () => {
    expect(await runsOf('Counting')).toBe(1);
    expect(await runsOf('Counting')).toBe(0);
  });

  it('runs it even if a clock that was set back prolongs a turn by hours', async () => {
    const [client = new Redis(server.url)] = clients;
    await client.set('harrow:turn:Counting', 'another', 'PX', 2 * HOUR * 1000);
    await new Promise<void>((resolve) => {
      void start(client, 'Counting', async () => resolve());
    });
    expect(await runsOf('Counting')).toBe(0);
  });

  it('runs it in each process while Redis is unavailable', async () => {
    for (const client of clients) client.disconnect();
    expect(await runsOf('Counting')).toBe(2);
  });
});

it('ends the current round when the process stops', async () => {
  const redisClient = { set: async () => 'OK' as const, pttl: async () => 0, del: async () => 1 };
  const work = new BackgroundWorkService({ manager, logger, redisClient } as never);
  const begun = new Promise<AbortSignal>((resolve) => {
    const run = async (signal: AbortSignal) => {
      resolve(signal);
      await once(signal, 'abort');
    };
    work.start({ name: 'Endless', everySeconds: 0.01, run });
  });
  const signal = await begun;
  await work.stop();
  expect(signal.aborted).toBe(true);
});
