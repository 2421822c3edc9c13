import { once } from 'node:events';
import Redis from 'ioredis';
import { describeWithRedis, startRedisServer } from '../../../dev/test-support/redis-server.ts';
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

  /** Starts the work in a process; settles when it has asked for its turn, and taken it. */
  const start = (client: Redis, name: string, run: () => Promise<void>) =>
    new Promise<void>((resolve) => {
      const redisClient = {
        pttl: (key: string) => client.pttl(key),
        del: (key: string) => client.del(key),
        set: (...turn: [string, string, 'PX', number, 'NX']) =>
          client.set(...turn).finally(() => setImmediate(resolve)),
      };
      const work = new BackgroundWorkService({ manager, logger, redisClient });
      work.start({ name, everySeconds: HOUR, run });
    });

  /** How often a work was done when both processes have asked for their turn. */
  async function runsOf(name: string): Promise<number> {
    let runs = 0;
    const run = async () => void (runs += 1);
    await Promise.all(clients.map((client) => start(client, name, run)));
    return runs;
  }

  it('does repeated work in one of them', async () => {
    expect(await runsOf('Counting')).toBe(1);
    expect(await runsOf('Something else')).toBe(1);
  });

  it('does not do it again for a process that starts within the interval', async () => {
    expect(await runsOf('Counting')).toBe(1);
    expect(await runsOf('Counting')).toBe(0);
  });

  it('does it although its turn would last for hours since a clock was set back', async () => {
    const [client = new Redis(server.url)] = clients;
    await client.set('harrow:turn:Counting', 'another', 'PX', 2 * HOUR * 1000);
    await new Promise<void>((ran) => {
      void start(client, 'Counting', async () => ran());
    });
    expect(await runsOf('Counting')).toBe(0);
  });

  it('does it in each while Redis cannot be asked', async () => {
    for (const client of clients) client.disconnect();
    expect(await runsOf('Counting')).toBe(2);
  });
});

it('ends the round that is under way when the process stops', async () => {
  const redisClient = { set: async () => 'OK' as const, pttl: async () => 0, del: async () => 1 };
  const work = new BackgroundWorkService({ manager, logger, redisClient });
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
