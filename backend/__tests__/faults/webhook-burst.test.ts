import { setTimeout as wait } from 'node:timers/promises';
import { Crowd } from '../../../backend-plugins/orders/__tests__/crowd.ts';
import { providerEvents } from '../../../backend-plugins/orders/__tests__/invariants.ts';
import { until } from '../../../backend-plugins/orders/__tests__/support.ts';
import { eventOf, sign } from '../../../backend-plugins/payments/__tests__/stripe-events.ts';
import { send } from '../../../dev/test-support/http.ts';
import { seed, seededRandom } from '../../../dev/test-support/seeded-random.ts';
import { startTestShop, type TestShop } from '../../../dev/test-support/test-shop.ts';
import { residentMemory } from '../measures.ts';

const EVENTS = 10_000;
const AT_ONCE = 40;
/** As in `docker-compose.yml`, in whose containers a process has a gigabyte. */
const NODE_OPTIONS = '--max-old-space-size=640';
const MOST_MEMORY = 900 * 1024 * 1024;
/** An idle machine needs less than a minute; one that runs other tests beside, several. */
const LONGEST_MS = 400_000;
/** What the provider waits before it sends again what was not taken; in truth it is hours. */
const RETRY_MS = 500;

type Event = { id: string };

const random = seededRandom();

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ NODE_OPTIONS });
});
afterAll(() => shop.stop());

/** What the provider says of a payment in another shop of the same company. */
const elsewhere = (index: number) =>
  eventOf('payment_intent.succeeded', {
    id: `pi_elsewhere${index}`,
    object: 'payment_intent',
    status: 'succeeded',
    amount: 1250,
    amount_received: 1250,
    currency: 'usd',
    metadata: { order_id: `order_elsewhere${index}`, customer_id: 'cus_elsewhere' },
  });

const ofNoUse = (index: number) => eventOf('customer.updated', { id: `cus_${index}` });

/** A burst of events in no order: of this shop's payments again and again, and of other things. */
async function makeBurst(): Promise<Event[]> {
  const real = await providerEvents(shop);
  const others = Array.from({ length: EVENTS / 4 }, (_, index) => [
    elsewhere(index),
    ofNoUse(index),
  ]);
  const repeated = Array.from({ length: EVENTS / 2 }, (_, index) => real[index % real.length]);
  const burst = [...others.flat(), ...repeated].flatMap((event) => event ?? []);
  return burst
    .map((event) => ({ event, place: random(EVENTS) }))
    .sort((a, b) => a.place - b.place)
    .map(({ event }) => event);
}

/** Sends an event until it is taken, as the provider does; answers how often it was refused. */
async function deliver(event: Event): Promise<number> {
  const body = JSON.stringify(event);
  for (let refusals = 0; ; refusals += 1) {
    const headers = { 'stripe-signature': sign(body) };
    const { status } = await send('POST', `${shop.url}/stripe/hooks`, { headers, body });
    if (status === 200) return refusals;
    expect(status).toBe(503);
    await wait(RETRY_MS);
  }
}

async function deliverAll(events: Event[]): Promise<void> {
  const queue = [...events];
  const sender = async () => {
    for (let event = queue.pop(); event; event = queue.pop()) await deliver(event);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
}

const countUnhandled = async () => {
  const [row] = await shop.sql<{ left: number }>(
    'SELECT count(*)::int AS left FROM stripe_event WHERE handled_at IS NULL',
  );
  return row?.left;
};

it(
  `takes ${EVENTS} events in a burst, each once, while people buy (TEST_SEED=${seed})`,
  async () => {
    const crowd = await Crowd.gather(shop, { size: 3, available: 5000 });
    await crowd.buyDuring(() => crowd.untilAnswered(100));
    const burst = await makeBurst();
    const served = crowd.answered;
    await crowd.buyDuring(() => deliverAll(burst));
    expect(crowd.answered - served).toBeGreaterThan(100);
    expect(await residentMemory(shop.url)).toBeLessThan(MOST_MEMORY);
    await until(countUnhandled, (left) => left === 0);
    const ids = new Set(burst.map(({ id }) => id));
    const [stored] = await shop.sql<{ count: number }>(
      'SELECT count(*)::int AS count FROM stripe_event WHERE id = ANY ($1)',
      [[...ids]],
    );
    expect(stored).toEqual({ count: ids.size });
    await crowd.expectKept();
  },
  LONGEST_MS,
);
