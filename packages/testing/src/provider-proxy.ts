import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { useTestShop } from './test-shop.ts';

type Reply = { status: number; body: object };

/** The behavior of the proxy. */
export type State =
  | 'open'
  /** No connection. */
  | 'cut'
  /** The provider answers with server errors. */
  | 'failing'
  /** The provider's rate limit is exceeded. */
  | 'busy'
  /** The provider's servers are overloaded: they refuse calls before they begin with them. */
  | 'overloaded'
  /** The provider does not accept the key of the shop. */
  | 'unauthorized'
  /** The bank is processing every payment: it can be neither used nor cancelled. */
  | 'processing'
  /** Answers are about another payment than the requested one. */
  | 'another'
  /** The call has its effect, but the provider reports it as pending. */
  | 'pending'
  /** The call has its effect twice. */
  | 'twice'
  /** The call has its effect, and the answer comes shortly before the shop's timeout. */
  | 'slow'
  /** The call has its effect, and the answer comes after the shop's timeout. */
  | 'late'
  /** The call has its effect, but the connection is cut halfway through the answer. */
  | 'half'
  /** The call has its effect, but the answer stops halfway. */
  | 'stuck';

/** The shop's timeout is five seconds. */
const DELAYS: Partial<Record<State, number>> = { slow: 4000, late: 6000 };

/** Members that replace those of the provider's answer. */
const CHANGES: Partial<Record<State, object>> = {
  processing: { status: 'processing' },
  another: { id: 'pi_another' },
  pending: { status: 'pending' },
};

const refusal = (status: number, type: string, message: string, code?: string): Reply => ({
  status,
  body: { error: { type, code, message } },
});

/** The provider's answers to the calls that it refuses. */
const REFUSALS: Partial<Record<State, Reply>> = {
  failing: refusal(500, 'api_error', 'Something went wrong.'),
  busy: refusal(429, 'invalid_request_error', 'Too many.', 'rate_limit'),
  overloaded: refusal(503, 'api_error', 'Try again later.'),
  unauthorized: refusal(401, 'invalid_request_error', 'Invalid API Key provided.'),
};
const NOT_CANCELLED = refusal(
  400,
  'invalid_request_error',
  'It is processing.',
  'payment_intent_unexpected_state',
);
const IN_USE = refusal(
  409,
  'idempotency_error',
  'There is currently another in-progress request using this Idempotent Key.',
  'idempotency_key_in_use',
);

/** A call that waits at the provider. */
export class Hold {
  /** Settles when the call is there. */
  readonly arrived: Promise<void>;
  /** Lets the call go on. */
  release: () => void = () => undefined;
  private arrive: () => void = () => undefined;
  private readonly released: Promise<void>;

  constructor(
    readonly call: string,
    readonly when: 'before' | 'after',
  ) {
    this.arrived = new Promise((resolve) => (this.arrive = resolve));
    this.released = new Promise((resolve) => (this.release = resolve));
  }

  /** Called by the proxy when the call is there; settles when it may go on. */
  async reached(): Promise<void> {
    this.arrive();
    await this.released;
  }
}

/** A proxy between a shop and its payment provider that injects faults. */
class ProviderProxy {
  state: State = 'open';
  /** Chooses the state for each call; `state` by default. */
  choose: () => State = () => this.state;
  /**
   * The state of all refunds in the provider's answers; `missing` if its lists have none but those whose
   * request has been answered. By default the provider's.
   */
  refundStatus: 'pending' | 'failed' | 'missing' | undefined;
  /** The provider's origin. */
  target = '';
  /** `METHOD /path` of every call. */
  readonly calls: string[] = [];
  /** Called before the provider's answer is sent back. */
  beforeAnswer: () => Promise<unknown> = () => Promise.resolve();

  /** The ids of the refunds whose request has been answered. */
  private readonly reported = new Set<unknown>();
  /** Server errors by idempotency key: the provider answers them again. */
  private readonly failures = new Map<string, Reply>();
  /** The idempotency keys of calls that the provider is busy with. */
  private readonly inUse = new Set<string>();
  private held: Hold | undefined;

  private readonly server = createServer((request, response) => {
    void this.answer(request, response);
  });

  /** Starts it and returns its URL. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Lets all calls pass unchanged. */
  reset(): void {
    this.state = 'open';
    this.choose = () => this.state;
    this.refundStatus = undefined;
    this.beforeAnswer = () => Promise.resolve();
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /** Refuses connections, but keeps those on which a call is held, until the returned function is called. */
  refuseConnections(): () => Promise<void> {
    const { port } = this.server.address() as AddressInfo;
    this.server.close();
    this.server.closeIdleConnections();
    return () => new Promise((resolve) => this.server.listen(port, '127.0.0.1', resolve));
  }

  /** Holds the next such call (`METHOD /path`) at the provider: before its effect, or after it. */
  hold(call: string, when: 'before' | 'after'): Hold {
    this.held = new Hold(call, when);
    return this.held;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    this.calls.push(`${method} ${url.replace(/\?.*/, '')}`);
    const state = this.choose();
    if (state === 'cut') {
      request.destroy();
      return;
    }
    const sent = await text(request);
    const { status, body } = await this.call(request, sent, state);
    if (state === 'twice') await this.forward(request, sent);
    await wait(DELAYS[state] ?? 0);
    if (method === 'POST' && isRefund(body)) this.reported.add(body.id);
    const shown = this.refundStatus ? withRefunds(body, this.refundStatus, this.reported) : body;
    const answer = JSON.stringify({ ...shown, ...CHANGES[state] });
    const length = Buffer.byteLength(answer);
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': length });
    if (state !== 'half' && state !== 'stuck') response.end(answer);
    else response.write(answer.slice(0, 20), () => state === 'half' && response.destroy());
  }

  /** Answers like the provider: once for each key, however the first call under it ended. */
  private async call(request: IncomingMessage, sent: string, state: State): Promise<Reply> {
    const { method = '', url = '', headers } = request;
    const key = method === 'POST' ? headers['idempotency-key']?.toString() : undefined;
    const isProcessing = state === 'processing' && url.endsWith('/cancel');
    const refused = isProcessing ? NOT_CANCELLED : REFUSALS[state];
    if (refused && refused.status !== 500) return refused;
    if (key !== undefined && this.inUse.has(key)) return IN_USE;
    const first = (key === undefined ? undefined : this.failures.get(key)) ?? refused;
    if (first) {
      if (key !== undefined) this.failures.set(key, first);
      return first;
    }
    if (key !== undefined) this.inUse.add(key);
    const hold = this.takeHold(`${method} ${url.replace(/\?.*/, '')}`);
    if (hold?.when === 'before') await hold.reached();
    const reply = await this.forward(request, sent);
    if (hold?.when === 'after') await hold.reached();
    await this.beforeAnswer();
    if (key !== undefined) this.inUse.delete(key);
    return reply;
  }

  private takeHold(call: string): Hold | undefined {
    const { held } = this;
    if (held?.call !== call) return undefined;
    this.held = undefined;
    return held;
  }

  private async forward(request: IncomingMessage, sent: string): Promise<Reply> {
    const { method = '', url = '', headers } = request;
    const { authorization = '', 'idempotency-key': key } = headers;
    const answered = await fetch(`${this.target}${url}`, {
      method,
      headers: { authorization, ...(key ? { 'idempotency-key': String(key) } : {}) },
      ...(method === 'GET' ? {} : { body: new URLSearchParams(sent) }),
    });
    return { status: answered.status, body: (await answered.json()) as object };
  }
}

const isRefund = (body: object): body is { id: unknown } =>
  'object' in body && body.object === 'refund' && 'id' in body;

/** Shows the refunds of an answer in a state, or leaves the unreported ones out of a list. */
function withRefunds(body: object, status: string, reported: Set<unknown>): object {
  if ('data' in body && Array.isArray(body.data)) {
    const listed = body.data as object[];
    const known = listed.filter((each) => !isRefund(each) || reported.has(each.id));
    const shown = listed.map((each) => withRefunds(each, status, reported));
    return { ...body, data: status === 'missing' ? known : shown };
  }
  return isRefund(body) && status !== 'missing' ? { ...body, status } : body;
}

/**
 * Starts an isolated shop whose calls to its payment provider pass a proxy, before the tests of a file or group.
 * Every test begins with a proxy that changes nothing.
 */
export function useProxiedShop() {
  const stopped = stoppedAfterwards();
  const proxy = new ProviderProxy();
  const shop = useTestShop(async () => {
    stopped(proxy, () => proxy.close());
    return { PAYMENT_SANDBOX_URL: await proxy.open() };
  });
  beforeAll(() => {
    proxy.target = shop.sandbox.url;
  });
  beforeEach(() => proxy.reset());
  return { shop, proxy };
}
