import { createClient, createCluster, createSentinel } from 'redis';
import type { ClusterAddress, RedisAddress, SentinelAddress } from '../config/redis-address';

const CONNECT_MS = 2000;
/** A connection that is silent for longer is dead, because pings would have been answered. */
const SILENT_MS = 1500;
const PING_MS = 500;

/** A client of Redis that is opened once, and discarded after its first problem. */
export interface RedisClient {
  /** Whether it is connected to several nodes, so that one can fail without the others. */
  hasNodes: boolean;
  connect(): Promise<unknown>;
  get(key: string): Promise<unknown>;
  set(key: string, value: string, options: { PX: number }): Promise<unknown>;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
  /** Closes its connections, whatever state they are in. */
  discard(): void;
}

type Commands = Pick<RedisClient, 'connect' | 'get' | 'set' | 'eval'>;

const wrap = (client: Commands, hasNodes: boolean, discard: () => void): RedisClient => ({
  hasNodes,
  connect: () => client.connect(),
  get: (key) => client.get(key),
  set: (key, value, options) => client.set(key, value, options),
  eval: (script, options) => client.eval(script, options),
  discard,
});

const socketOf = (tls: boolean) => ({
  connectTimeout: CONNECT_MS,
  socketTimeout: SILENT_MS,
  reconnectStrategy: false as const,
  ...(tls ? { tls: true as const } : {}),
});

const OPTIONS = { disableOfflineQueue: true, pingInterval: PING_MS };

type OnError = (error: unknown) => void;

function openOne(url: string, onError: OnError): RedisClient {
  const client = createClient({ url, ...OPTIONS, socket: socketOf(url.startsWith('rediss:')) });
  client.on('error', onError);
  return wrap(client, false, () => {
    if (client.isOpen) client.destroy();
  });
}

function openThroughSentinels(address: SentinelAddress, onError: OnError): RedisClient {
  const { hosts, name, db, username, password, sentinelPassword, tls } = address;
  const client = createSentinel({
    name,
    sentinelRootNodes: hosts,
    nodeClientOptions: { ...OPTIONS, username, password, database: db, socket: socketOf(tls) },
    sentinelClientOptions: { ...OPTIONS, password: sentinelPassword, socket: socketOf(tls) },
    maxCommandRediscovers: 0, // each sentinel is asked once, and a command is not repeated
    passthroughClientErrorEvents: true,
  });
  client.on('error', onError);
  return wrap(client, false, () => void client.destroy().catch(() => undefined));
}

function openCluster(address: ClusterAddress, onError: OnError): RedisClient {
  const { hosts, username, password, tls } = address;
  const cluster = createCluster({
    rootNodes: hosts.map(({ host, port }) => ({ socket: { host, port } })),
    defaults: { ...OPTIONS, username, password, socket: socketOf(tls) },
    // connects to a node when it is needed, so that one which is down does not make the others unavailable
    minimizeConnections: true,
    maxCommandRedirections: 4,
  });
  cluster.on('error', onError);
  cluster.on('node-error', onError);
  return wrap(cluster, true, () => {
    // `cluster.destroy` stops at the first node whose connection is closed already
    for (const { client } of cluster.masters) if (client?.isOpen) client.destroy();
    void cluster.close();
  });
}

/** Creates a client. `onError` gets every error of its connections, before and after they are open. */
export function openClient(address: RedisAddress, onError: OnError): RedisClient {
  if (address.kind === 'sentinel') return openThroughSentinels(address, onError);
  if (address.kind === 'cluster') return openCluster(address, onError);
  return openOne(address.url, onError);
}
