import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { optionsSchema } from '../src/lib/options';
import { readProviderError } from '../src/lib/provider-error';
import { createStripe } from '../src/lib/stripe-client';

const INTENT = JSON.stringify({ id: 'pi_1', object: 'payment_intent', status: 'succeeded' });
const HALF = INTENT.slice(0, 20);
const LENGTH = { 'content-type': 'application/json', 'content-length': INTENT.length };

/** Longer than the test runs. */
const LONG_MS = 60_000;

let answer: (response: ServerResponse) => void;
let calls: number;
let server: Server;
beforeEach(async () => {
  calls = 0;
  server = createServer((_, response) => {
    calls += 1;
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** Calls the provider with a timeout. */
const ask = (timeoutMs = 300) => {
  const { port } = server.address() as AddressInfo;
  const sandboxUrl = `http://127.0.0.1:${port}`;
  const keys = { apiKey: 'sk_test', webhookSecret: 'whsec', publishableKey: 'pk_test' };
  const options = optionsSchema.parse({ ...keys, currency: 'usd', sandboxUrl, timeoutMs });
  return createStripe(options).paymentIntents.retrieve('pi_1');
};

it('parses a response', async () => {
  answer = (response) => response.writeHead(200, LENGTH).end(INTENT);
  expect(await ask()).toMatchObject({ id: 'pi_1', status: 'succeeded' });
});

it.each<[string, (response: ServerResponse) => void]>([
  ['never comes', () => undefined],
  ['stops in the middle', (response) => response.writeHead(200, LENGTH).write(HALF)],
  [
    'is cut off in the middle',
    (response) => response.writeHead(200, LENGTH).write(HALF, () => response.destroy()),
  ],
  [
    'arrives one byte at a time',
    (response) => {
      response.writeHead(200, LENGTH);
      setInterval(() => response.write(' '), 100).unref();
    },
  ],
  ['is not JSON', (response) => response.writeHead(200).end('<html>')],
  ['is null', (response) => response.writeHead(200).end('null')],
  ['is a list', (response) => response.writeHead(200).end('[]')],
  ['is a malformed error', (response) => response.writeHead(200).end('{"error":5}')],
])('treats a response that %s as unanswered', async (_, given) => {
  answer = given;
  const error: unknown = await ask().catch((thrown: unknown) => thrown);
  expect(readProviderError(error)).toMatchObject({ isUnanswered: true, isRefusal: false });
});

it('stops reading an endless response', async () => {
  answer = (response) => {
    const send = () => {
      while (response.write(' '.repeat(100_000)));
    };
    response.writeHead(200).on('drain', send);
    send();
  };
  const error: unknown = await ask(LONG_MS).catch((thrown: unknown) => thrown);
  expect(readProviderError(error)).toMatchObject({ isUnanswered: true, isRefusal: false });
});

it.each([429, 500, 503])('does not treat status %s as a refusal', async (status) => {
  answer = (response) => response.writeHead(status).end('{"error":{"type":"api_error"}}');
  const error: unknown = await ask().catch((thrown: unknown) => thrown);
  expect(readProviderError(error)).toMatchObject({ isUnanswered: false, isRefusal: false });
  expect(calls).toBe(status === 429 ? 1 : 2);
});
