import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type State =
  | 'open'
  /** Nobody answers. */
  | 'cut'
  /** The provider has failures of its own. */
  | 'failing'
  /** The bank takes its time with every payment: it can be neither used nor cancelled. */
  | 'processing';

/** The line from a shop to its payment provider, which a test can disturb. */
export class ProviderLine {
  state: State = 'open';
  /** Where the provider is. */
  target = '';
  /** `METHOD /path` of every call. */
  readonly calls: string[] = [];

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
    if (this.state === 'cut') {
      request.destroy();
      return;
    }
    const reply = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (this.state === 'failing') {
      reply(500, { error: { type: 'api_error', message: 'Something went wrong over there.' } });
      return;
    }
    if (this.state === 'processing' && url.endsWith('/cancel')) {
      const code = 'payment_intent_unexpected_state';
      reply(400, { error: { type: 'invalid_request_error', code, message: 'It is processing.' } });
      return;
    }
    const { authorization = '', 'idempotency-key': key } = request.headers;
    const answered = await fetch(`${this.target}${url}`, {
      method,
      headers: { authorization, ...(key ? { 'idempotency-key': String(key) } : {}) },
      ...(method === 'GET' ? {} : { body: new URLSearchParams(await text(request)) }),
    });
    const body = (await answered.json()) as object;
    reply(answered.status, this.state === 'processing' ? { ...body, status: 'processing' } : body);
  }
}
