import { connect, createServer, type Server } from 'node:net';
import { listen } from '@harrow/processes/listen';
import {
  describeWithRedis,
  type RedisServer,
  startRedisServer,
} from '@harrow/testing/redis-server';
import { until } from '@harrow/testing/shopping';
import { TcpProxy } from '@harrow/testing/tcp-proxy';
import { readRedisAddress } from '../src/config/redis-address';
import { openClient } from '../src/lifecycle/redis-client';
import { requireWritable, SharedRedis } from '../src/lifecycle/shared-redis';

const outcomeOf = (redis: SharedRedis): Promise<string> =>
  requireWritable(redis).then(
    () => 'written',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

const untilWritten = (redis: SharedRedis) =>
  until(
    () => outcomeOf(redis),
    (outcome) => outcome === 'written',
  );

describeWithRedis('the shared connection', () => {
  let server: RedisServer;
  let way: TcpProxy;
  let redis: SharedRedis;
  let troubles: string[];
  beforeEach(async () => {
    server = await startRedisServer();
    way = await TcpProxy.start(server.port);
    troubles = [];
    redis = new SharedRedis(readRedisAddress(way.urlOf(server.url)), (error) => {
      troubles.push(String(error));
    });
    await untilWritten(redis);
  });
  afterEach(async () => {
    redis.close();
    await way.close();
    await server.stop();
  });

  it('counts by a script, as the limits do', async () => {
    const script = { keys: ['counted'], arguments: ['2'] };
    const count = () => redis.eval("return redis.call('incrby', KEYS[1], ARGV[1])", script);
    expect(await Promise.all([count(), count()])).toEqual([2, 4]);
  });

  it('gives up a command that is not answered, refuses further ones, and recovers', async () => {
    way.freeze();
    expect(await outcomeOf(redis)).toMatch(/^No response|^Socket timeout/);
    expect(await outcomeOf(redis)).toBe('Redis is unavailable.');
    way.restore();
    await untilWritten(redis);
    expect(troubles).toHaveLength(1);
  });

  it('keeps a connection on which Redis refuses a command', async () => {
    await server.run('CONFIG SET maxmemory 1');
    expect(await outcomeOf(redis)).toMatch(/^OOM /);
    await server.run('CONFIG SET maxmemory 0');
    expect(await outcomeOf(redis)).toBe('written');
    expect(troubles).toEqual([]);
  });
});

describeWithRedis('an address that leads to another primary', () => {
  let servers: RedisServer[];
  let way: Server;
  beforeEach(async () => {
    servers = [await startRedisServer(), await startRedisServer()];
  });
  afterEach(async () => {
    way.close();
    for (const server of servers) await server.stop();
  });

  it('is followed although the replaced primary keeps its connections', async () => {
    const [first, second] = servers;
    let target = first?.port ?? 0;
    way = createServer((socket) => {
      const onward = connect(target, '127.0.0.1');
      socket.pipe(onward).pipe(socket);
      for (const [one, other] of [
        [socket, onward],
        [onward, socket],
      ] as const) {
        one.on('error', () => one.destroy()).once('close', () => other.destroy());
      }
    });
    const port = await listen(way, { host: '127.0.0.1', port: 0 }, '');
    const redis = new SharedRedis(readRedisAddress(`redis://127.0.0.1:${port}`), () => undefined);
    await untilWritten(redis);
    target = second?.port ?? 0;
    await first?.run(`REPLICAOF 127.0.0.1 ${target}`);
    expect(await outcomeOf(redis)).toMatch(/^READONLY /);
    await untilWritten(redis);
    redis.close();
  });
});

it('says why it cannot connect', async () => {
  const errors: unknown[] = [];
  const client = openClient(readRedisAddress('redis://[::1]:1'), (error) => errors.push(error));
  await expect(client.connect()).rejects.toThrow('ECONNREFUSED');
  expect(errors).not.toEqual([]);
  client.discard();
});
