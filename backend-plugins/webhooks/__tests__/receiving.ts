import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookDelivery, WebhookEvent } from '@harrow/contract';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import type { Shop } from '@harrow/testing/shop';
import { until } from '@harrow/testing/shopping';

/** A message as its receiver gets it. */
export type Received = {
  id: string;
  body: string;
  content: { type: string; timestamp: string; data: Record<string, unknown> };
  headers: IncomingHttpHeaders;
};

type Reply = { status: number; headers?: Record<string, string> };

/** A receiver on this computer. */
export type Receiver = {
  url: string;
  received: Received[];
  /** Sets the answers to the next messages; the last one repeats, and null means no answer. */
  answers: (...replies: (Reply | null)[]) => void;
  /** Resolves with the messages once this number has arrived. */
  has: (count: number) => Promise<Received[]>;
};

const OK: Reply = { status: 204 };

async function startReceiver(stopped: ReturnType<typeof stoppedAfterwards>): Promise<Receiver> {
  const received: Received[] = [];
  let replies: (Reply | null)[] = [OK];
  let arrived: () => void = () => undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { headers } = request;
      const content = JSON.parse(body) as Received['content'];
      received.push({ id: String(headers['webhook-id']), body, content, headers });
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      if (reply) response.writeHead(reply.status, reply.headers).end();
      arrived();
    });
  });
  stopped(server, (it) => {
    it.closeAllConnections();
    it.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answers: (...next) => {
      replies = next;
    },
    has: async (count) => {
      while (received.length < count) await new Promise<void>((resolve) => (arrived = resolve));
      return received;
    },
  };
}

/** The calls of a test that receives messages of a shop. */
export function receiving(shop: Shop) {
  const stopped = stoppedAfterwards();
  const call = async (method: string, path: string, body?: object) => {
    const { token } = await shop.admin();
    return await shop.request(method, path, { token, body });
  };
  return {
    call,
    /** Starts a receiver and adds its address. */
    async receiver(...events: WebhookEvent[]) {
      const receiver = await startReceiver(stopped);
      const { body } = await call('POST', '/webhooks', { url: receiver.url, events });
      const { _id: id, secret } = body as { _id: string; secret: string };
      return { ...receiver, id, secret };
    },
    /** Returns the last messages to an address once they match. */
    deliveries: (
      id: string,
      isWanted: (deliveries: WebhookDelivery[]) => boolean,
    ): Promise<WebhookDelivery[]> =>
      until(
        async () => (await call('GET', `/webhooks/${id}/deliveries`)).body as WebhookDelivery[],
        isWanted,
      ),
    /** Makes waiting messages due now. */
    async hurry(): Promise<void> {
      await shop.sql(`UPDATE outbox SET next_attempt_at = now() WHERE state = 'due'`);
    },
  };
}
