import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { Webhook } from 'standardwebhooks';
import { publicAddressesOf, resolveName } from '../src/lib/public-lookup';
import { sendProblem } from '../src/lib/send-problem';
import { type Message, Sender } from '../src/lib/sender';
import { newSecret } from '../src/lib/signing-secret';

const stopped = stoppedAfterwards();
const never = new AbortController().signal;

/** Starts a receiver on this computer; returns its port. */
async function receiver(answer: RequestListener): Promise<number> {
  const close = (server: Server) => {
    server.closeAllConnections();
    server.close();
  };
  const server = stopped(createServer(answer), close);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const secret = newSecret();
const message = (url: string, more: Partial<Message> = {}): Message => ({
  ...{ url, secrets: [secret], id: '17', body: '{"type":"order.paid"}' },
  ...more,
});

/** A sender to this computer, as in the embedded shop. */
const ownSender = new Sender(resolveName, true);

type Received = { body: string; headers: Record<string, string> };

/** Starts a receiver that keeps what it gets and answers with a status. */
async function recording(status: number, headers: Record<string, string> = {}) {
  const received: Received[] = [];
  const port = await receiver((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      received.push({ body, headers: request.headers as Record<string, string> });
      response.writeHead(status, headers).end('thanks');
    });
  });
  return { port, received, url: `http://127.0.0.1:${port}/hook` };
}

const problemOf = (sending: Promise<unknown>): Promise<unknown> =>
  sending.then((answer) => answer, sendProblem);

it('signs the body so that the receiver verifies it, and refuses a changed one', async () => {
  const { url, received } = await recording(204);
  expect(await ownSender.send(message(url), never)).toMatchObject({ status: 204 });
  const [{ body, headers } = { body: '', headers: {} }] = received;
  expect(headers).toMatchObject({ 'webhook-id': '17', 'content-type': 'application/json' });
  expect(new Webhook(secret).verify(body, headers)).toEqual({ type: 'order.paid' });
  expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
  expect(() => new Webhook(newSecret()).verify(body, headers)).toThrow();
});

it('signs with both secrets while one is being changed', async () => {
  const { url, received } = await recording(200);
  const former = newSecret();
  await ownSender.send(message(url, { secrets: [secret, former] }), never);
  const [{ body, headers } = { body: '', headers: {} }] = received;
  for (const each of [secret, former]) {
    expect(new Webhook(each).verify(body, headers)).toEqual({ type: 'order.paid' });
  }
});

it('does not follow a redirect', async () => {
  const target = await recording(200);
  const { url } = await recording(307, { location: target.url });
  expect(await ownSender.send(message(url), never)).toMatchObject({ status: 307 });
  expect(target.received).toEqual([]);
});

it('returns when the receiver asks to be called again', async () => {
  const { url } = await recording(429, { 'retry-after': '120' });
  expect(await ownSender.send(message(url), never)).toEqual({ status: 429, retryAfter: '120' });
});

it('ends an attempt whose receiver does not answer', async () => {
  const ending = new AbortController();
  const port = await receiver(() => ending.abort());
  const sent = ownSender.send(message(`http://127.0.0.1:${port}/`), ending.signal);
  expect(await problemOf(sent)).toBe('timeout');
});

it.each([
  ['closes the connection', 'connection_lost', (socket: Socket) => socket.destroy()],
  [
    'answers what is not HTTP',
    'wrong_answer',
    (socket: Socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n\r\n'),
  ],
])('names the problem of a receiver that %s: %s', async (_does, problem, act) => {
  const port = await receiver((request) => act(request.socket));
  expect(await problemOf(ownSender.send(message(`http://127.0.0.1:${port}/`), never))).toBe(
    problem,
  );
});

it('counts the status of an answer whose body never ends', async () => {
  const port = await receiver((_request, response) => {
    response.writeHead(200);
    const write = (): void => {
      while (response.write('x'.repeat(16_384)));
      response.once('drain', write);
    };
    write();
  });
  expect(await ownSender.send(message(`http://127.0.0.1:${port}/`), never)).toMatchObject({
    status: 200,
  });
});

it('names a receiver that is away', async () => {
  expect(await problemOf(ownSender.send(message('http://127.0.0.1:9/'), never))).toBe(
    'connection_refused',
  );
});

describe('to a name', () => {
  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '64:ff9b::7f00:1'])(
    'does not connect if one of its addresses is %s',
    async (inner) => {
      const { port, received } = await recording(200);
      const sender = new Sender(() => Promise.resolve(['93.184.216.34', inner]), false);
      const sent = sender.send(message(`http://receiver.example:${port}/`), never);
      expect(await problemOf(sent)).toBe('inside_network');
      expect(received).toEqual([]);
    },
  );

  it('does not connect if it has another address than when it was checked', async () => {
    const { port, received } = await recording(200);
    const answers = [['93.184.216.34'], ['127.0.0.1']];
    const resolve = () => Promise.resolve(answers.shift() ?? []);
    expect(await publicAddressesOf('rebound.example', resolve)).toEqual(['93.184.216.34']);
    // even if names of this computer are allowed
    const sent = new Sender(resolve, true).send(message(`http://rebound.example:${port}/`), never);
    expect(await problemOf(sent)).toBe('inside_network');
    expect(received).toEqual([]);
  });

  it('calls this computer by its own name without asking for it', async () => {
    const { port, received } = await recording(200);
    const resolve = jest.fn(() => Promise.resolve(['127.0.0.1']));
    const sender = new Sender(resolve, true);
    expect(await sender.send(message(`http://localhost:${port}/`), never)).toMatchObject({
      status: 200,
    });
    expect(resolve).not.toHaveBeenCalled();
    expect(received).toHaveLength(1);
  });

  it('names one that has no address', async () => {
    const sender = new Sender(() => Promise.resolve([]), false);
    expect(await problemOf(sender.send(message('https://nowhere.example/'), never))).toBe(
      'name_not_found',
    );
  });
});
