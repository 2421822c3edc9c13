import { z } from 'zod';

type Host = { host: string; port: number };
type Credentials = { username?: string; password?: string };

type Several = Credentials & { url: string; hosts: Host[]; tls: boolean };

export type SentinelAddress = Several & {
  kind: 'sentinel';
  /** The name under which the sentinels monitor the primary. */
  name: string;
  db: number;
  /** The password of the sentinels themselves. */
  sentinelPassword?: string;
};

export type ClusterAddress = Several & { kind: 'cluster' };

/** The address of Redis: one server, the sentinels that monitor the primary, or a cluster. */
export type RedisAddress = { kind: 'single'; url: string } | SentinelAddress | ClusterAddress;

const FORMATS =
  'must be redis://host:6379, redis+sentinel://host:26379,host:26379/name or redis+cluster://host:6379,host:6379, or the same with rediss';

/** The parts of an address of several servers, which is not a URL for Node's parser. */
const SEVERAL =
  /^redis(?<tls>s?)\+(?<kind>sentinel|cluster):\/\/(?:(?<credentials>[^@/]*)@)?(?<hosts>[^@/?#]+)(?:\/(?<path>[^?#]*))?(?:\?(?<query>[^#]*))?$/;
const HOST = /^(?:\[(?<v6>[\da-f:.]+)\]|(?<name>[^\s:[\]]+))(?::(?<port>\d+))?$/i;
const DEFAULT_PORTS = { sentinel: 26_379, cluster: 6379 };
const MAX_PORT = 65_535;

/** Throws an error without the value, which may contain a password. */
function readHosts(list: string, defaultPort: number): Host[] {
  return list.split(',').map((entry) => {
    const { v6, name, port } = HOST.exec(entry.trim())?.groups ?? {};
    const host = v6 ?? name;
    if (!host || Number(port ?? 1) < 1 || Number(port ?? 1) > MAX_PORT) {
      throw new Error('must list hosts as host:port, separated by commas');
    }
    return { host, port: port ? Number(port) : defaultPort };
  });
}

function readCredentials(text: string | undefined): Credentials {
  if (!text) return {};
  const [username = '', ...rest] = text.split(':');
  const read = (part: string) => decodeURIComponent(part) || undefined;
  return { username: read(username), password: read(rest.join(':')) };
}

function readName(path: string): { name: string; db: number } {
  const [name = '', db = '0', ...rest] = path.split('/');
  if (!name) throw new Error('must name the primary: redis+sentinel://host:26379/name');
  if (!/^\d+$/.test(db) || rest.length > 0) {
    throw new Error('must end with the name of the primary, or with /name/number of a database');
  }
  return { name: decodeURIComponent(name), db: Number(db) };
}

function readSentinelPassword(query: string): string | undefined {
  const { sentinelPassword, ...others } = Object.fromEntries(new URLSearchParams(query));
  if (Object.keys(others).length > 0) throw new Error('must have no option but sentinelPassword');
  return sentinelPassword;
}

function readSeveral(url: string, groups: Record<string, string | undefined>): RedisAddress {
  const { tls, credentials, hosts: list = '', path = '', query = '' } = groups;
  const kind = groups.kind === 'cluster' ? 'cluster' : 'sentinel';
  const hosts = readHosts(list, DEFAULT_PORTS[kind]);
  const common = { url, hosts, tls: tls === 's', ...readCredentials(credentials) };
  if (kind === 'cluster') {
    if (path || query) throw new Error('must end with the hosts: a cluster has one database');
    return { kind, ...common };
  }
  return { kind, ...common, ...readName(path), sentinelPassword: readSentinelPassword(query) };
}

/** Parses the address of Redis. Throws an error with what is wrong, without the value. */
export function readRedisAddress(text: string): RedisAddress {
  const groups = SEVERAL.exec(text)?.groups;
  if (groups) return readSeveral(text, groups);
  if (!z.url({ protocol: /^rediss?$/ }).safeParse(text).success) throw new Error(FORMATS);
  return { kind: 'single', url: text };
}

/** The schema of a setting with such an address. */
export const redisAddressSchema = z.string().transform((text, context) => {
  try {
    return readRedisAddress(text);
  } catch (error) {
    context.addIssue(error instanceof URIError ? FORMATS : (error as Error).message);
    return z.NEVER;
  }
});
