import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { fillCatalogue } from '@harrow/testing/fill-catalogue';
import { useTestShop } from '@harrow/testing/test-shop';
import { atOnce } from '@harrow/testing/shopping';

const PRODUCTS = 12_000;
const DESCRIPTION_LENGTH = 2500;

// the heap size that docker-compose.yml gives a process
const shop = useTestShop({ NODE_OPTIONS: '--max-old-space-size=640' });
beforeAll(async () => {
  await shop.sql('UPDATE product SET description = repeat($1, $2)', ['x', DESCRIPTION_LENGTH]);
  await fillCatalogue(shop.databaseUrl, PRODUCTS);
});

async function begin(token: string): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${token}` };
  const [answer] = (await once(get(`${shop.url}/services`, { headers }), 'response')) as [
    IncomingMessage,
  ];
  return answer;
}

/** Reads a response; returns its length and its end. */
async function read(answer: IncomingMessage): Promise<{ length: number; end: string }> {
  let [length, end] = [0, ''];
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    end = (end + chunk.toString('latin1')).slice(-30);
  }
  return { length, end };
}

it('sends a large catalogue to ten clients that read and ten that do not', async () => {
  const { token } = await shop.customer();
  const stalled = await atOnce(10, () => begin(token));
  const answers = await atOnce(10, async () => await read(await begin(token)));
  for (const { length, end } of answers) {
    expect(length).toBeGreaterThan(PRODUCTS * DESCRIPTION_LENGTH);
    expect(end).toContain(`],"count":${PRODUCTS}}`);
  }
  for (const answer of stalled) answer.destroy();
  // the same process is still running
  expect((await shop.request('GET', '/ready')).status).toBe(200);
});
