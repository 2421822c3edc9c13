import { setTimeout as wait } from 'node:timers/promises';
import { Crowd } from '@harrow/testing/crowd';
import { providerEvents } from '@harrow/testing/invariants';
import { until } from '@harrow/testing/shopping';
import { eventOf, sign } from '@harrow/testing/stripe-events';
import { send } from '@harrow/testing/http';
import { repeats } from '@harrow/testing/long-tests';
import { seed, seededRandom } from '@harrow/testing/seeded-random';
import { useTestShop } from '@harrow/testing/test-shop';
import { residentMemory } from '../measures.ts';

const EVENTS = repeats(6000);
const SENDERS = 40;
/** The same as in `docker-compose.yml`, whose containers have a gigabyte per process. */
const NODE_OPTIONS = '--max-old-space-size=640';
const MAX_MEMORY = 900 * 1024 * 1024;
/** An idle machine needs less than a minute, a busy one several. */
const TEST_TIMEOUT_MS = 400_000;
/** The provider's retry delay, which is hours in reality. */
const RETRY_MS = 500;

type Event = { id: string };

const random = seededRandom();

const shop = useTestShop({ NODE_OPTIONS });

/** Creates an event about a payment in another shop of the same company. */
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

const unrelated = (index: number) => eventOf('customer.updated', { id: `cus_${index}` });

/** Creates a shuffled burst of events: repeated ones of this shop's payments, and others. */
async function makeBurst(): Promise<Event[]> {
  const real = await providerEvents(shop);
  const others = Array.from({ length: EVENTS / 4 }, (_, index) => [
    elsewhere(index),
    unrelated(index),
  ]);
  const repeated = Array.from({ length: EVENTS / 2 }, (_, index) => real[index % real.length]);
  const burst = [...others.flat(), ...repeated].flatMap((event) => event ?? []);
  return burst
    .map((event) => ({ event, place: random(EVENTS) }))
    .sort((a, b) => a.place - b.place)
    .map(({ event }) => event);
}

/** Sends an event until it is accepted, like the provider; returns the number of refusals. */
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
  await Promise.all(Array.from({ length: SENDERS }, sender));
}

const countUnhandled = async () => {
  const [row] = await shop.sql<{ left: number }>(
    'SELECT count(*)::int AS left FROM stripe_event WHERE handled_at IS NULL',
  );
  return row?.left;
};

it(
  `handles ${EVENTS} events in a burst, each once, while customers buy (TEST_SEED=${seed})`,
  async () => {
    const crowd = await Crowd.gather(shop, { size: 6, available: 5000 });
    await crowd.buyDuring(() => crowd.untilAnswered(100));
    const burst = await makeBurst();
    const served = crowd.answered;
    await crowd.buyDuring(() => deliverAll(burst));
    expect(crowd.answered - served).toBeGreaterThan(100);
    expect(await residentMemory(shop.url)).toBeLessThan(MAX_MEMORY);
    await until(countUnhandled, (left) => left === 0);
    const ids = new Set(burst.map(({ id }) => id));
    const [stored] = await shop.sql<{ count: number }>(
      'SELECT count(*)::int AS count FROM stripe_event WHERE id = ANY ($1)',
      [[...ids]],
    );
    expect(stored).toEqual({ count: ids.size });
    await crowd.expectKept();
  },
  TEST_TIMEOUT_MS,
);
