import { Socket } from 'node:net';
import {
  Cluster,
  Redis,
  type RedisOptions,
  type SentinelConnectionOptions,
  SentinelConnector,
} from 'ioredis';
import type { ClusterAddress, RedisAddress, SentinelAddress } from '../config/redis-address';

/** A connection of the engine: to a server, to the primary that sentinels name, or to all nodes of a cluster. */
type RedisConnection = Redis | Cluster;

const SENTINEL_TIMEOUT_MS = 1000;

/** For commands that are given up quickly, while a node of the cluster is being replaced. */
const FEW_RETRIES = { maxRedirections: 4, retryDelayOnFailover: 50, retryDelayOnClusterDown: 0 };

/**
 * Asks each sentinel once for each attempt to connect. ioredis would ask them in a loop in which
 * neither `connect` ends nor the limit of retries is counted: no process would start without them.
 */
class SentinelsOnce extends SentinelConnector {
  constructor(options: unknown) {
    super(options as SentinelConnectionOptions);
  }

  override async connect(...args: Parameters<SentinelConnector['connect']>) {
    try {
      return await super.connect(...args);
    } catch (error) {
      if (!this.connecting) throw error; // disconnected meanwhile
      this.firstError = error as Error;
      return new Socket().destroy(); // a connection that has failed, and is retried as such
    }
  }
}

function openThroughSentinels(address: SentinelAddress, options: RedisOptions): Redis {
  const { hosts, name, db, username, password, sentinelPassword, tls } = address;
  return new Redis({
    ...options,
    Connector: SentinelsOnce,
    sentinels: hosts,
    sentinelRetryStrategy: () => null,
    sentinelCommandTimeout: SENTINEL_TIMEOUT_MS,
    sentinelPassword,
    name,
    db,
    username,
    password,
    ...(tls ? { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true } : {}),
  });
}

function openCluster(address: ClusterAddress, options: RedisOptions): Cluster {
  const { hosts, username, password, tls } = address;
  const { lazyConnect, retryStrategy, commandTimeout, enableOfflineQueue = true } = options;
  return new Cluster(hosts, {
    lazyConnect,
    clusterRetryStrategy: (times) => retryStrategy?.(times),
    slotsRefreshTimeout: options.connectTimeout,
    // the timeout of a command starts when it has a node; it must not wait for the cluster before
    enableOfflineQueue: enableOfflineQueue && commandTimeout === undefined,
    ...(enableOfflineQueue ? {} : FEW_RETRIES),
    // certificates are for the names of the nodes, not for their addresses
    ...(tls ? { dnsLookup: (name, done) => done(null, name) } : {}),
    redisOptions: { ...options, username, password, ...(tls ? { tls: {} } : {}) },
  });
}

/**
 * Opens a connection. The options apply to every kind of address: the reconnection, and the
 * timeouts of a connection, a command and a silent socket.
 */
export function openRedis(address: RedisAddress, options: RedisOptions): RedisConnection {
  if (address.kind === 'sentinel') return openThroughSentinels(address, options);
  if (address.kind === 'cluster') return openCluster(address, options);
  return new Redis(address.url, options);
}

/** Returns the servers that hold keys: the masters of a cluster, or the one server. */
export const serversOf = (redis: RedisConnection): Redis[] =>
  redis instanceof Cluster ? redis.nodes('master') : [redis];
