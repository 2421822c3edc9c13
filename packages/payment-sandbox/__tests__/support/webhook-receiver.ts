import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface ReceivedEvent {
  body: Buffer;
  headers: IncomingHttpHeaders;
}

/** A webhook that keeps what it is sent, and answers each event with the next of `answers`. */
export class WebhookReceiver {
  readonly received: ReceivedEvent[] = [];
  private readonly waiting: (() => void)[] = [];
  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(this.answers.shift() ?? 200).end();
      this.received.push({ body: Buffer.concat(chunks), headers: request.headers });
      for (const check of this.waiting) check();
    });
  });

  private constructor(private readonly answers: number[]) {}

  /** Starts on the port; 0 takes a free one. */
  static async start(answers: number[] = [], port = 0): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver(answers);
    await new Promise<void>((resolve) => receiver.server.listen(port, '127.0.0.1', resolve));
    return receiver;
  }

  get port(): number {
    const address = this.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('It is not running.');
    return address.port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/stripe/hooks`;
  }

  /** Resolves with the events of a type as soon as there are so many of them. */
  async until(type: string, count: number): Promise<ReceivedEvent[]> {
    const found = () => this.received.filter(({ body }) => body.includes(`"type":"${type}"`));
    await new Promise<void>((resolve) => {
      const check = () => {
        if (found().length >= count) resolve();
      };
      this.waiting.push(check);
      check();
    });
    return found();
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }
}
