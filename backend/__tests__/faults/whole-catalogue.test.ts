import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { fillCatalogue } from '../../../dev/bench/fill-catalogue.ts';
import { startTestShop, type TestShop } from '../../../dev/test-support/test-shop.ts';
import { atOnce } from '../../../backend-plugins/orders/__tests__/support.ts';

const PRODUCTS = 12_000;
const DESCRIPTION = 2500;

let shop: TestShop;
beforeAll(async () => {
  // the heap that docker-compose.yml gives a process
  shop = await startTestShop({ NODE_OPTIONS: '--max-old-space-size=640' });
  await shop.sql('UPDATE product SET description = repeat($1, $2)', ['x', DESCRIPTION]);
  await fillCatalogue(shop.databaseUrl, PRODUCTS);
});
afterAll(() => shop.stop());

async function begin(token: string): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${token}` };
  const [answer] = (await once(get(`${shop.url}/services`, { headers }), 'response')) as [
    IncomingMessage,
  ];
  return answer;
}

/** How much of an answer came, and how it ends. */
async function read(answer: IncomingMessage): Promise<{ length: number; end: string }> {
  let [length, end] = [0, ''];
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    end = (end + chunk.toString('latin1')).slice(-30);
  }
  return { length, end };
}

it('answers a large catalogue to twenty at once, ten of whom do not read, and goes on', async () => {
  const { token } = await shop.customer();
  const stalled = await atOnce(10, () => begin(token));
  const answers = await atOnce(10, async () => await read(await begin(token)));
  for (const { length, end } of answers) {
    expect(length).toBeGreaterThan(PRODUCTS * DESCRIPTION);
    expect(end).toContain(`],"count":${PRODUCTS}}`);
  }
  for (const answer of stalled) answer.destroy();
  // the process that began with them
  expect((await shop.request('GET', '/ready')).status).toBe(200);
});
