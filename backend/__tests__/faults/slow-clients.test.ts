import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Crowd } from '../../../backend-plugins/orders/__tests__/crowd.ts';
import { until } from '../../../backend-plugins/orders/__tests__/support.ts';
import { startTestShop, type Person, type TestShop } from '../../../dev/test-support/test-shop.ts';
import { requestsInFlight } from '../measures.ts';

const EACH = 100;
const DEAF = 10;
/** Enough answers to fill the buffers of both ends, which are some megabytes. */
const UNREAD = 600;
const BYTE_MS = 200;

let shop: TestShop;
let person: Person;
beforeAll(async () => {
  shop = await startTestShop({ CLIENT_TIMEOUT_SECONDS: '4' });
  person = await shop.customer();
});
afterAll(() => shop.stop());

/** What a socket was told before it was cut off. */
type SlowClient = { socket: Socket; told: Promise<string> };

async function open(): Promise<SlowClient> {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
  const heard: string[] = [];
  const told = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(heard.join('')));
  });
  socket.on('error', () => undefined); // cut off while it sends: that is what is wanted
  socket.on('data', (chunk: Buffer) => heard.push(chunk.toString()));
  await once(socket, 'connect');
  return { socket, told };
}

/** Sends a beginning, and then a byte at a time. */
async function drip(beginning: string): Promise<SlowClient> {
  const client = await open();
  client.socket.write(beginning);
  const timer = setInterval(() => client.socket.write('x'), BYTE_MS);
  client.socket.once('close', () => clearInterval(timer));
  return client;
}

const dripHeaders = () => drip('GET /services?limit=1 HTTP/1.1\r\nHost: shop\r\nX-Slow: ');
const dripBody = () =>
  drip(
    `POST /reviews HTTP/1.1\r\nHost: shop\r\nAuthorization: Bearer ${person.token}\r\n` +
      'Content-Type: application/json\r\nContent-Length: 90000\r\n\r\n"',
  );

/** Asks for more than it ever reads. */
async function readNothing(): Promise<SlowClient> {
  const client = await open();
  client.socket.pause();
  client.socket.write(
    'GET /services?limit=100&pageNumber=0 HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(UNREAD),
  );
  return client;
}

const many = (count: number, make: () => Promise<SlowClient>) =>
  Promise.all(Array.from({ length: count }, make));

const inFlight = () => requestsInFlight(shop.url);

it('serves others meanwhile, and cuts off who is too slow', async () => {
  const crowd = await Crowd.gather(shop);
  await crowd.buyDuring(async () => {
    await many(DEAF, readNothing);
    const dripping = [...(await many(EACH, dripHeaders)), ...(await many(EACH, dripBody))];
    await until(inFlight, (count) => count > EACH);
    await crowd.untilAnswered(50);
    for (const { told } of dripping) expect(await told).toContain('408 Request Timeout');
  });
  await until(inFlight, (count) => count === 1); // the question itself
  await crowd.expectKept();
});

it('ends in order and in time while slow clients hold on', async () => {
  await Promise.all([many(DEAF, readNothing), many(EACH, dripHeaders), many(EACH, dripBody)]);
  await until(inFlight, (count) => count > EACH);
  await shop.stopBackends();
  const lines = await until(
    async () => shop.log.filter((line) => line.includes('Stopped')),
    (lines) => lines.length > 0,
  );
  expect(lines).toEqual([expect.stringContaining('"Stopped."')]);
});
