import { freePort } from '../../../dev/lib/free-port.ts';
import type { Answer } from '../../../dev/test-support/http.ts';
import {
  startTestShop,
  type Person,
  type TestProduct,
  type TestShop,
} from '../../../dev/test-support/test-shop.ts';
import { expectInvariants } from './invariants.ts';
import { atOnce, orderBody, shopping, type Shopping, until } from './support.ts';

const CUSTOMERS = 6;
const STOCK = 250; // may run out before the end
const KILLS = 3;

let shop: TestShop;
let shopper: Shopping;
let urls: string[];
let people: Person[];
let product: TestProduct;
beforeAll(async () => {
  shop = await startTestShop();
  shopper = shopping(shop);
  urls = [shop.url, await shop.startBackend(await freePort())];
  people = await atOnce(CUSTOMERS, () => shop.customer());
  product = await shop.product({ available: STOCK });
});
afterAll(() => shop.stop());

/** What the shop has said yes to. */
const placed = new Set<string>();
const paid = new Set<string>();
const cancelled = new Set<string>();

let answered = 0;
let kills = 0;
let restarted: Promise<unknown> = Promise.resolve();

/** Asks until there is an answer, like a browser whose customer does not give up. */
async function persist(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      const answer = await ask();
      answered += 1;
      return answer;
    } catch (error) {
      // what fetch throws where nobody answers, or stops in the middle; not `instanceof TypeError`: a
      // test runner's realm has another one
      if ((error as { name?: string }).name !== 'TypeError') throw error;
      await restarted;
    }
  }
}

async function cancel(person: Person, orderId: string): Promise<void> {
  const { status } = await persist(() => shopper.cancel(person, orderId));
  if (status !== 409) cancelled.add(orderId); // 404: an unheard call has done it
}

async function confirm(person: Person, orderId: string, intentId: string): Promise<void> {
  const { status } = await persist(() => shopper.confirm(person, orderId, intentId));
  if (status === 200) paid.add(orderId);
}

/** Places an order and, by turns, pays and leaves, pays and comes back, does both, or cancels. */
async function buy(person: Person, turn: number): Promise<void> {
  const headers = { 'idempotency-key': `order-${turn}` };
  const request = { token: person.token, headers, body: orderBody(person, product) };
  const answer = await persist(() => shop.request('POST', '/orders', request));
  if (answer.status === 409) return; // sold out
  const { insertedId: orderId } = answer.body as { insertedId: string };
  placed.add(orderId);
  if (turn % 4 === 3) {
    await cancel(person, orderId);
    return;
  }
  const opened = await persist(() => shopper.open(person, product.price, orderId));
  const { clientSecret } = opened.body as { clientSecret: string };
  const intent = { clientSecret, id: clientSecret.replace(/_secret.*/, '') };
  await shopper.payCard(intent);
  await Promise.all([
    turn % 4 > 0 && confirm(person, orderId, intent.id),
    turn % 4 === 2 && cancel(person, orderId),
  ]);
}

/** Kills one backend or both after a random number of answers, and starts what it has killed. */
async function crash(round: number): Promise<void> {
  const moment = answered + 5 + Math.floor(Math.random() * 20);
  await until(
    () => Promise.resolve(answered),
    (count) => count >= moment,
  );
  const victims = [urls, urls.slice(0, 1), urls.slice(1)][round % 3] ?? urls;
  restarted = Promise.all(
    victims.map(async (url) => {
      await shop.killBackends(url);
      await shop.startBackend(Number(new URL(url).port));
    }),
  );
  await restarted;
}

/** Lets the time pass after which everything that was left undone is tried again. */
async function anHourPasses(): Promise<void> {
  await shop.killBackends();
  await shop.sql('UPDATE stripe_event SET next_attempt_at = now()');
  await shop.startBackend();
}

async function buyUntilTheLastCrash(person: Person): Promise<void> {
  for (let turn = 0; kills < KILLS; turn += 1) await buy(person, turn);
}

async function crashAgainAndAgain(): Promise<void> {
  for (; kills < KILLS; kills += 1) await crash(kills);
}

it('loses nothing that it has acknowledged when its processes are killed under load', async () => {
  await Promise.all([crashAgainAndAgain(), ...people.map(buyUntilTheLastCrash)]);
  await anHourPasses();
  await expectInvariants(shop);

  const orders = await shop.sql<{ id: string; status: string; paid: boolean }>(
    `SELECT o.id, o.status, so.transaction_id IS NOT NULL AS paid
       FROM storefront_order so JOIN "order" o ON o.id = so.order_id`,
  );
  const idsWhere = (isWanted: (order: (typeof orders)[number]) => boolean) =>
    new Set(orders.filter(isWanted).map(({ id }) => id));
  expect(idsWhere(() => true)).toEqual(placed);
  expect(idsWhere(({ status }) => status === 'canceled')).toEqual(cancelled);
  expect([...idsWhere((order) => order.paid)]).toEqual(expect.arrayContaining([...paid]));
  expect(idsWhere((order) => !order.paid && order.status !== 'canceled')).toEqual(new Set());
});
