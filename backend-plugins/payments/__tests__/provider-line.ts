import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

type Reply = { status: number; body: object };

/** What can become of a call. */
export type State =
  | 'open'
  /** Nobody answers. */
  | 'cut'
  /** The provider has failures of its own. */
  | 'failing'
  /** The provider takes no more calls for now. */
  | 'busy'
  /** The bank takes its time with every payment: it can be neither used nor cancelled. */
  | 'processing'
  /** Answers are about another payment than the one that was asked for. */
  | 'another'
  /** The call has its effect, which the provider calls pending. */
  | 'pending'
  /** The call has its effect, and so has its repetition. */
  | 'twice'
  /** The call has its effect, and the answer comes just before the shop gives up. */
  | 'slow'
  /** The call has its effect, and the answer comes after the shop has given up. */
  | 'late'
  /** The call has its effect, and half of the answer gets through before the line is cut. */
  | 'half'
  /** The call has its effect, and the rest of the answer never comes. */
  | 'stuck';

/** The shop's patience is five seconds. */
const DELAYS: Partial<Record<State, number>> = { slow: 4000, late: 6000 };

/** What answers say instead of the truth. */
const CHANGES: Partial<Record<State, object>> = {
  processing: { status: 'processing' },
  another: { id: 'pi_another' },
  pending: { status: 'pending' },
};

/** The line from a shop to its payment provider, which a test can disturb. */
export class ProviderLine {
  state: State = 'open';
  /** Decides each call; without a choice of a test's own it is `state`. */
  choose: () => State = () => this.state;
  /** Where the provider is. */
  target = '';
  /** `METHOD /path` of every call. */
  readonly calls: string[] = [];
  /** Runs between the provider's answer and its way back. */
  beforeAnswer: () => Promise<unknown> = () => Promise.resolve();

  private constructor(private readonly server: Server) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void this.answer(request, response);
    });
  }

  static async open(): Promise<ProviderLine> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new ProviderLine(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
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
    const { status, body } = refusalOf(state, url) ?? (await this.forward(request, sent));
    if (state === 'twice') await this.forward(request, sent);
    await this.beforeAnswer();
    await wait(DELAYS[state] ?? 0);
    const answer = JSON.stringify({ ...body, ...CHANGES[state] });
    const length = Buffer.byteLength(answer);
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': length });
    if (state !== 'half' && state !== 'stuck') response.end(answer);
    else response.write(answer.slice(0, 20), () => state === 'half' && response.destroy());
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

/** What the provider answers that does not do what it is asked for. */
function refusalOf(state: State, url: string): Reply | null {
  const refuse = (status: number, error: object) => ({ status, body: { error } });
  if (state === 'failing') {
    return refuse(500, { type: 'api_error', message: 'Something went wrong over there.' });
  }
  if (state === 'busy') {
    return refuse(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many.' });
  }
  if (state !== 'processing' || !url.endsWith('/cancel')) return null;
  const code = 'payment_intent_unexpected_state';
  return refuse(400, { type: 'invalid_request_error', code, message: 'It is processing.' });
}
