import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@harrow/processes/free-port';
import { launchRedis, redisFolder, type RedisProcess, runCommand } from './redis-server.ts';
import { atOnce, until } from './shopping.ts';

const PASSWORD = 'of-the-tests';
const SENTINEL_PASSWORD = 'of-the-sentinels';
const PRIMARY = 'harrow';
const SENTINELS = 3;
const MASTERS = 3;
const SLOTS = 16_384;
/** Silence after which a server counts as down. */
const DOWN_AFTER_MS = 1000;

const WITH_PASSWORD = ['--requirepass', PASSWORD, '--masterauth', PASSWORD];

/** Several Redis servers that replace one of them when it fails. */
export type RedisGroup = {
  /** The address for the setting REDIS_URL. */
  url: string;
  /** Kills the server that holds the queue of events; resolves when another one has replaced it. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
};

const ask = (port: number, command: string) => runCommand(port, command, PASSWORD);

/** Waits until the server has all data of its primary. */
const untilSynchronized = (port: number) =>
  until(
    () => ask(port, 'INFO replication'),
    (reply) => reply.includes('master_link_status:up'),
  );

const askSentinel = (port: number) =>
  runCommand(port, `SENTINEL get-master-addr-by-name ${PRIMARY}`, SENTINEL_PASSWORD);

async function startSentinel(folder: string, primaryPort: number): Promise<RedisProcess> {
  const port = await freePort();
  const file = join(folder, `sentinel-${port}.conf`);
  const settings = [
    `requirepass ${SENTINEL_PASSWORD}`,
    `sentinel sentinel-pass ${SENTINEL_PASSWORD}`,
    `sentinel monitor ${PRIMARY} 127.0.0.1 ${primaryPort} ${Math.ceil(SENTINELS / 2)}`,
    `sentinel auth-pass ${PRIMARY} ${PASSWORD}`,
    `sentinel down-after-milliseconds ${PRIMARY} ${DOWN_AFTER_MS}`,
    `sentinel failover-timeout ${PRIMARY} ${5 * DOWN_AFTER_MS}`,
  ];
  writeFileSync(file, `${settings.join('\n')}\n`);
  return await launchRedis(port, folder, [file, '--sentinel']);
}

/** Starts a primary, its replica and three sentinels, which have passwords. */
export async function startRedisSentinels(): Promise<RedisGroup> {
  const { folder, remove } = redisFolder();
  const primary = await launchRedis(await freePort(), folder, WITH_PASSWORD);
  const replicaOf = ['--replicaof', `127.0.0.1 ${primary.port}`];
  const replica = await launchRedis(await freePort(), folder, [...WITH_PASSWORD, ...replicaOf]);
  await untilSynchronized(replica.port);
  const sentinels = await atOnce(SENTINELS, () => startSentinel(folder, primary.port));
  const ports = sentinels.map(({ port }) => port);
  await until(
    () => Promise.all(ports.map((port) => runCommand(port, 'INFO sentinel', SENTINEL_PASSWORD))),
    (replies) => replies.every((reply) => reply.includes(`slaves=1,sentinels=${SENTINELS}`)),
  );
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join(',');
  return {
    url: `redis+sentinel://:${PASSWORD}@${hosts}/${PRIMARY}?sentinelPassword=${SENTINEL_PASSWORD}`,
    failOver: async () => {
      await primary.kill();
      await until(
        () => Promise.all(ports.map(askSentinel)),
        (replies) => replies.every((reply) => reply.includes(String(replica.port))),
      );
    },
    stop: async () => {
      await Promise.all([...sentinels, replica, primary].map((server) => server.kill()));
      remove();
    },
  };
}

async function startNode(folder: string): Promise<RedisProcess & { busPort: number }> {
  const [port, busPort] = [await freePort(), await freePort()];
  const options = ['--cluster-enabled', 'yes', '--cluster-node-timeout', String(DOWN_AFTER_MS)];
  const files = ['--cluster-config-file', `nodes-${port}.conf`, '--cluster-port', String(busPort)];
  return {
    busPort,
    ...(await launchRedis(port, folder, [...WITH_PASSWORD, ...options, ...files])),
  };
}

const untilClusterIs = (ports: number[], isAsWanted: (nodes: string) => boolean) =>
  until(
    () =>
      Promise.all(
        ports.map(async (port) => [
          await ask(port, 'CLUSTER INFO'),
          await ask(port, 'CLUSTER NODES'),
        ]),
      ),
    (replies) =>
      replies.every(
        ([info = '', nodes = '']) => info.includes('cluster_state:ok') && isAsWanted(nodes),
      ),
  );

/** The number of the master that holds the slot of the hash tag `{harrow}`. */
async function holderOfQueue(port: number): Promise<number> {
  const slot = Number(await ask(port, 'CLUSTER KEYSLOT {harrow}'));
  return Math.floor((slot * MASTERS) / SLOTS);
}

/** Starts a cluster of three masters, and a replica of the one that holds the queue of events. */
export async function startRedisCluster(): Promise<RedisGroup> {
  const { folder, remove } = redisFolder();
  const nodes = await atOnce(MASTERS + 1, () => startNode(folder));
  const [first, ...others] = nodes;
  if (!first) throw new Error('A cluster has at least one node.');
  const replica = nodes[MASTERS] ?? first;
  const from = (index: number) => Math.ceil((index * SLOTS) / MASTERS);
  for (const [index, { port }] of nodes.slice(0, MASTERS).entries()) {
    await ask(port, `CLUSTER SET-CONFIG-EPOCH ${index + 1}`);
    await ask(port, `CLUSTER ADDSLOTSRANGE ${from(index)} ${from(index + 1) - 1}`);
  }
  for (const { port, busPort } of others) {
    await ask(first.port, `CLUSTER MEET 127.0.0.1 ${port} ${busPort}`);
  }
  const ports = nodes.map(({ port }) => port);
  await untilClusterIs(ports, (list) => list.match(/ connected/g)?.length === nodes.length);
  const master = nodes[await holderOfQueue(first.port)] ?? first;
  const id = await ask(master.port, 'CLUSTER MYID');
  await ask(replica.port, `CLUSTER REPLICATE ${id}`);
  await untilSynchronized(replica.port);
  return {
    url: `redis+cluster://:${PASSWORD}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}`,
    failOver: async () => {
      await untilClusterIs(ports, (list) => list.includes(`slave ${id}`));
      await master.kill();
      const remaining = ports.filter((port) => port !== master.port);
      await untilClusterIs(remaining, (list) => new RegExp(`${id} .*master,fail `).test(list));
    },
    stop: async () => {
      await Promise.all(nodes.map((node) => node.kill()));
      remove();
    },
  };
}
