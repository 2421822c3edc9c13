/** Problems by the codes of Node and undici. */
const PROBLEMS: Readonly<Record<string, string>> = {
  INSIDE_NETWORK: 'inside_network',
  ENOTFOUND: 'name_not_found',
  ENODATA: 'name_not_found',
  ETIMEOUT: 'name_not_found',
  ESERVFAIL: 'name_not_found',
  ECONNREFUSED: 'connection_refused',
  ECONNRESET: 'connection_lost',
  EPIPE: 'connection_lost',
  UND_ERR_SOCKET: 'connection_lost',
  EHOSTUNREACH: 'not_reachable',
  ENETUNREACH: 'not_reachable',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
};

const IS_OF_TLS = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO)/;

/** Returns the reason for a missing answer, as a code without an address. */
export function sendProblem(error: unknown): string {
  const { name, code } = error as { name?: unknown; code?: unknown };
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  if (typeof code !== 'string') return 'wrong_answer';
  if (IS_OF_TLS.test(code)) return 'certificate';
  return PROBLEMS[code] ?? 'wrong_answer';
}
