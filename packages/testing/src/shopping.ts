import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Answer } from './http.ts';
import type { Person, Shop, TestProduct } from './shop.ts';

const placed = z.object({ insertedId: z.string() });
const opened = z.object({ clientSecret: z.string() });
const orderSchema = z.object({
  _id: z.string(),
  paid: z.boolean(),
  shipped: z.boolean(),
  status: z.string(),
  refunded: z.number(),
  trasectionId: z.string().nullable(),
});

const refundList = z.object({
  data: z.array(z.object({ id: z.string(), amount: z.number(), status: z.string() })),
});

const paymentSchema = z.object({
  status: z.string(),
  latest_charge: z.object({ amount_refunded: z.number() }).nullable(),
});

/** Calls the provider with the shop's key; posts a form if one is given. Returns the body of the answer. */
async function askProvider(
  { sandbox }: Shop,
  path: string,
  form?: Record<string, string>,
): Promise<unknown> {
  const response = await fetch(`${sandbox.url}${path}`, {
    method: form ? 'POST' : 'GET',
    headers: { authorization: 'Bearer sk_test_harrow' },
    body: form && new URLSearchParams(form),
  });
  return await response.json();
}

export const CARDS = { accepted: '4242424242424242', declined: '4000000000000002' };

const DELIVERY = { phone: '+1 555 0100', address: '1 Farm Road, Ames' };

/** A valid order body; `changes` make it invalid. */
export const orderBody = (person: Person, product: TestProduct, quantity = 1, changes = {}) => ({
  product: product.name,
  productId: product.id,
  quantity,
  name: person.name,
  email: person.email,
  ...DELIVERY,
  amount: product.price * quantity,
  ...changes,
});

/** A product and the pieces that are ordered of it. */
export type TestLine = { product: TestProduct; quantity: number };

/** A valid body of an order of several products. */
export const linesBody = (person: Person, lines: TestLine[], changes = {}) => {
  const { name, email } = person;
  const cents = lines.map(({ product, quantity }) => Math.round(product.price * 100) * quantity);
  return {
    lines: lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    amount: cents.reduce((sum, amount) => sum + amount, 0) / 100,
    ...{ name, email, ...DELIVERY },
    ...changes,
  };
};

/** The calls of shoppers, staff and the payment provider in these tests. */
export const shopping = (shop: Shop) => ({
  async place(person: Person, product: TestProduct, quantity = 1, changes = {}): Promise<Answer> {
    const body = orderBody(person, product, quantity, changes);
    return await shop.request('POST', '/orders', { token: person.token, body });
  },
  /** Places an order of several products and returns its id. */
  async orderLines(person: Person, lines: TestLine[], changes = {}): Promise<string> {
    const body = linesBody(person, lines, changes);
    const answer = await shop.request('POST', '/orders', { token: person.token, body });
    return placed.parse(answer.body).insertedId;
  },
  /** Places an order and returns its id. */
  async order(person: Person, product: TestProduct, quantity = 1): Promise<string> {
    return placed.parse((await this.place(person, product, quantity)).body).insertedId;
  },
  async open(person: Person, amount: number, orderId?: string): Promise<Answer> {
    const body = { amount, orderId };
    return await shop.request('POST', '/create-payment-intent', { token: person.token, body });
  },
  /** Opens a payment and returns its id and client secret. */
  async intent(person: Person, amount: number, orderId?: string) {
    const { clientSecret } = opened.parse((await this.open(person, amount, orderId)).body);
    return { clientSecret, id: clientSecret.slice(0, clientSecret.indexOf('_secret')) };
  },
  /** Confirms a card payment like the browser does; returns the provider's status code. */
  async payCard(intent: { id: string; clientSecret: string }, number = CARDS.accepted) {
    const response = await fetch(`${shop.sandbox.url}/v1/payment_intents/${intent.id}/confirm`, {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_harrow' },
      body: new URLSearchParams({
        client_secret: intent.clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2034',
        'payment_method_data[card][cvc]': '123',
      }),
    });
    return response.status;
  },
  async confirm(person: Person, orderId: string, transectionId: string): Promise<Answer> {
    const body = { orderedId: orderId, transectionId };
    return await shop.request('PATCH', `/orders/${orderId}`, { token: person.token, body });
  },
  /** Places and pays an order in a language, by default English; returns the ids of both. */
  async paidOrder(person: Person, product: TestProduct, quantity = 1, language = 'en') {
    const { body } = await shop.request('POST', '/orders', {
      token: person.token,
      headers: { 'accept-language': language },
      body: orderBody(person, product, quantity),
    });
    const orderId = placed.parse(body).insertedId;
    const intent = await this.intent(person, product.price * quantity, orderId);
    await this.payCard(intent);
    await this.confirm(person, orderId, intent.id);
    return { orderId, intentId: intent.id };
  },
  async cancel(person: Person, orderId: string): Promise<Answer> {
    return await shop.request('DELETE', `/orders/${orderId}`, { token: person.token });
  },
  async ship(person: Person, orderId: string, body: unknown = { shipped: true }): Promise<Answer> {
    return await shop.request('PUT', `/orders/${orderId}`, { token: person.token, body });
  },
  async read(person: Person, orderId: string) {
    const answer = await shop.request('GET', `/orders/${orderId}`, { token: person.token });
    return orderSchema.parse(answer.body);
  },
  /** Returns a product's stock. */
  async stock(product: TestProduct): Promise<number | undefined> {
    const [variant] = await shop.sql<{ pieces: number }>(
      'SELECT inventory_quantity AS pieces FROM product_variant WHERE id = $1',
      [product.variantId],
    );
    return variant?.pieces;
  },
  /** Refunds an order in the stock admin; `amount` in the smallest unit. */
  async refund(orderId: string, amount: unknown, key?: string): Promise<Answer> {
    const staff = await shop.stockAdmin();
    return await staff.request('POST', `/orders/${orderId}/refund`, {
      body: { amount, reason: 'other' },
      headers: key ? { 'idempotency-key': key } : {},
    });
  },
  /** Refunds a payment in the provider's dashboard; `amount` in the smallest unit. */
  async refundAtProvider(intentId: string, amount: number) {
    await askProvider(shop, '/v1/refunds', { payment_intent: intentId, amount: String(amount) });
  },
  /** Lists a payment's refunds at the provider, oldest first. */
  async refundsAtProvider(intentId: string) {
    const refunds = await askProvider(shop, `/v1/refunds?payment_intent=${intentId}`);
    return refundList.parse(refunds).data.reverse();
  },
  /** Lets the bank return a refund that was made. */
  async failRefundAtProvider(refundId: string): Promise<void> {
    await askProvider(shop, `/v1/refunds/${refundId}/sandbox_fail`, {});
  },
  /** Reads a payment's status and refunded amount from the provider. */
  async paymentAtProvider(intentId: string) {
    const path = `/v1/payment_intents/${intentId}?expand[]=latest_charge`;
    return paymentSchema.parse(await askProvider(shop, path));
  },
});

export type Shopping = ReturnType<typeof shopping>;

/** Counts the answers by status, such as `{ 201: 10, 409: 30 }`. */
export function countStatuses(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Counts the backend's queries that wait for a lock. */
export async function countBlocked(shop: Shop): Promise<number | undefined> {
  const [row] = await shop.sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return row?.count;
}

/** Runs `work` `times` times concurrently. */
export const atOnce = <T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));

const TIMEOUT_MS = 60_000; // only ever reached on a busy machine
const POLL_INTERVAL_MS = 50;

/** Polls until the answer passes; throws with the last answer after the timeout. */
export async function until<T>(
  ask: () => Promise<T>,
  passes: (answer: T) => boolean,
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (passes(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`Still ${JSON.stringify(answer)}`);
    await wait(POLL_INTERVAL_MS);
  }
}
