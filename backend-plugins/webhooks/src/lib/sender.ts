import { Webhook } from 'standardwebhooks';
import { Agent, request } from 'undici';
import type { Answer } from './answer';
import { publicLookup, type Resolve } from './public-lookup';

/** A message to one address. `id` is the same at each attempt, so receivers can drop duplicates. */
export type Message = { url: string; secrets: readonly string[]; id: string; body: string };

/** An attempt ends before the outbox gives the message to another process. */
const ATTEMPT_MS = 10_000;
const CONNECT_MS = 4000;
const ANSWER_MS = 8000;
/** The limit for reading an answer; only its status counts. */
const MAX_ANSWER_BYTES = 16_384;

/** Posts messages to addresses of the public internet, signed by the Standard Webhooks scheme. */
export class Sender {
  private readonly agent: Agent;

  constructor(resolve: Resolve, allowsLoopback: boolean) {
    this.agent = new Agent({
      connect: { lookup: publicLookup(resolve, allowsLoopback), timeout: CONNECT_MS },
      headersTimeout: ANSWER_MS,
      bodyTimeout: ANSWER_MS,
      pipelining: 0, // opens a connection for each message, so each address is checked
    });
  }

  /**
   * Makes one attempt, with a new timestamp and signatures. Throws the errors of Node and undici if there is no
   * answer. Redirects are not followed, the default of undici.
   */
  async send({ url, secrets, id, body }: Message, signal: AbortSignal): Promise<Answer> {
    const now = new Date();
    const {
      statusCode,
      headers,
      body: rest,
    } = await request(url, {
      method: 'POST',
      dispatcher: this.agent,
      signal: AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]),
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Harrow-Webhooks/1',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        // several during a change of the secret
        'webhook-signature': secrets
          .map((secret) => new Webhook(secret).sign(id, now, body))
          .join(' '),
      },
    });
    // the status is known; an incomplete body does not matter
    await rest.dump({ limit: MAX_ANSWER_BYTES }).catch(() => undefined);
    const retryAfter = [headers['retry-after']].flat()[0];
    return { status: statusCode, retryAfter };
  }
}
