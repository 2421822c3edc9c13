import axios, { type AxiosAdapter } from 'axios';
import { LANGUAGE } from '@/messages/en/language';

/** The client hands on nothing but headers, so the signal travels as one and is taken off here. */
export const SIGNAL = 'x-abort-signal';

const TIMEOUT_MS = 15_000;

/** The answer in an envelope: medusa-js spreads what it gets, which would turn a list into an object. */
interface Envelope {
  body: unknown;
  /** By their names in lower case. */
  headers: unknown;
}

/**
 * Sends every request. It adds features that medusa-js lacks: a timeout, cancellation and unmodified
 * answers. It sends no cookies, since this shop has none, and the language of the page in place of the browser's.
 */
export const transport: AxiosAdapter = async (config) => {
  const { [SIGNAL]: signal, ...headers } = { ...config.headers } as Record<string, unknown>;
  const response = await send({
    ...config,
    headers: { ...headers, 'accept-language': LANGUAGE },
    signal: signal instanceof AbortSignal ? signal : undefined,
    // 0 is axios's word for none
    timeout: config.timeout === 0 ? TIMEOUT_MS : config.timeout,
    withCredentials: false,
  });
  const { headers: received } = response;
  const body = parse(response.data);
  return { ...response, data: { body, headers: received } satisfies Envelope };
};

const send: AxiosAdapter = async (config) => {
  const { adapter } = axios.defaults;
  if (!adapter) throw new Error('This environment cannot send requests.');
  return adapter(config);
};

function parse(data: unknown): unknown {
  return typeof data === 'string' && data !== '' ? JSON.parse(data) : undefined;
}
