import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Crowd } from '@harrow/testing/crowd';
import { until } from '@harrow/testing/shopping';
import { useTestShop, type Person } from '@harrow/testing/test-shop';
import { requestsInFlight } from '../measures.ts';

const DRIPPING = 100;
const NOT_READING = 10;
/** Enough responses to fill the buffers of both ends, which are several megabytes. */
const UNREAD_RESPONSES = 600;
const BYTE_INTERVAL_MS = 200;

const shop = useTestShop({ CLIENT_TIMEOUT_SECONDS: '4' });
let person: Person;
beforeAll(async () => {
  person = await shop.customer();
});

/** A socket and everything it has received by the time it is closed. */
type SlowClient = { socket: Socket; received: Promise<string> };

async function open(): Promise<SlowClient> {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
  const chunks: string[] = [];
  const received = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(chunks.join('')));
  });
  socket.on('error', () => undefined); // expected: it is disconnected while it sends
  socket.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  await once(socket, 'connect');
  return { socket, received };
}

/** Sends a beginning, and then one byte at a time until the server ends the connection. */
async function drip(beginning: string): Promise<SlowClient> {
  const client = await open();
  const { socket } = client;
  socket.write(beginning);
  // after what has arrived was read: a byte to a closed connection would discard it
  const send = () => setImmediate(() => socket.writable && socket.write('x'));
  const timer = setInterval(send, BYTE_INTERVAL_MS);
  for (const event of ['end', 'close']) socket.once(event, () => clearInterval(timer));
  return client;
}

const dripHeaders = () => drip('GET /services?limit=1 HTTP/1.1\r\nHost: shop\r\nX-Slow: ');
const dripBody = () =>
  drip(
    `POST /reviews HTTP/1.1\r\nHost: shop\r\nAuthorization: Bearer ${person.token}\r\n` +
      'Content-Type: application/json\r\nContent-Length: 90000\r\n\r\n"',
  );

/** Requests more than it ever reads. */
async function readNothing(): Promise<SlowClient> {
  const client = await open();
  client.socket.pause();
  client.socket.write(
    'GET /services?limit=100&pageNumber=0 HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(UNREAD_RESPONSES),
  );
  return client;
}

const many = (count: number, make: () => Promise<SlowClient>) =>
  Promise.all(Array.from({ length: count }, make));

const inFlight = () => requestsInFlight(shop.url);

it('serves others, and disconnects slow clients', async () => {
  const crowd = await Crowd.gather(shop);
  await crowd.buyDuring(async () => {
    await many(NOT_READING, readNothing);
    const dripping = [...(await many(DRIPPING, dripHeaders)), ...(await many(DRIPPING, dripBody))];
    await until(inFlight, (count) => count > DRIPPING);
    await crowd.untilAnswered(50);
    const answers = await Promise.all(dripping.map(({ received }) => received));
    const heard = answers.filter((answer) => answer !== ''); // a byte that crosses the answer discards it
    expect(heard.length).toBeGreaterThan(DRIPPING);
    for (const answer of heard) expect(answer).toContain('408 Request Timeout');
  });
  await until(inFlight, (count) => count === 1); // the metrics request itself
  await crowd.expectKept();
});

it('stops gracefully and in time despite slow clients', async () => {
  await Promise.all([
    many(NOT_READING, readNothing),
    many(DRIPPING, dripHeaders),
    many(DRIPPING, dripBody),
  ]);
  await until(inFlight, (count) => count > DRIPPING);
  await shop.stopBackends();
  const lines = await until(
    async () => shop.log.filter((line) => line.includes('Stopped')),
    (lines) => lines.length > 0,
  );
  expect(lines).toEqual([expect.stringContaining('"Stopped."')]);
});
