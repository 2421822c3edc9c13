import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from './http.ts';
import type { Person, TestProduct, TestShop } from './test-shop.ts';
import { expectInvariants, expectPapers } from './invariants.ts';
import {
  atOnce,
  linesBody,
  orderBody,
  shopping,
  type Shopping,
  type TestLine,
  until,
} from './shopping.ts';

const RETRY_DELAY_MS = 200;
/** The pause between two purchases, without which a crowd only keeps the processor busy. */
const THINK_TIME_MS = 300;
const TIMEOUT_MS = 90_000;
/** The longest time between two payments, on average; only ever reached on a busy machine. */
const MAX_PAYMENT_MS = 1000;

/** Every third purchase is a list of 2 to 6 products. */
const LIST_EVERY = 3;
const MAX_LIST_LINES = 6;

type Pieces = Record<string, number>;
type OrderRow = { id: string; status: string; paid: boolean; pieces: Pieces };

/**
 * Customers who buy while a fault is injected. They retry a lost connection and a 503 with
 * `Retry-After`, like a browser, until there is an answer; any other server error (500) fails the
 * test. A part of them buys lists of several products, whose lines are in different orders, so that two
 * lists want the stock of the same products. Confirmed results are recorded and checked at the end.
 */
export class Crowd {
  private readonly shopper: Shopping;
  /** The pieces of each product in acknowledged orders. */
  private readonly placed = new Map<string, Pieces>();
  private readonly paid = new Set<string>();
  private readonly cancelled = new Set<string>();
  private purchases = 0;
  private answers = 0;
  private payments = 0;
  private hasFailed = false;

  private constructor(
    private readonly shop: TestShop,
    private readonly people: readonly Person[],
    /** The product that all of them buy, which may sell out, and others that lists have too. */
    private readonly products: readonly [TestProduct, ...TestProduct[]],
  ) {
    this.shopper = shopping(shop);
  }

  static async gather(shop: TestShop, { size = 6, available = 250 } = {}): Promise<Crowd> {
    const people = await atOnce(size, () => shop.customer(undefined, { verified: true }));
    const product = await shop.product({ available });
    const others = await atOnce(MAX_LIST_LINES - 1, () => shop.product({ available }));
    return new Crowd(shop, people, [product, ...others]);
  }

  /** The number of answered calls, including refusals but not 503. */
  get answered(): number {
    return this.answers;
  }

  /** Buys until the fault is over, and completes all purchases that have started. */
  async buyDuring(fault: () => Promise<unknown>): Promise<void> {
    let isOver = false;
    const over = fault().finally(() => {
      isOver = true;
    });
    const keepBuying = async (person: Person) => {
      while (!isOver) {
        await this.buy(person);
        await wait(THINK_TIME_MS);
      }
    };
    try {
      await Promise.all([over, ...this.people.map(keepBuying)]);
    } catch (error) {
      this.hasFailed = true; // stops the retries of the others
      throw error;
    }
  }

  /** Resolves after that many further calls have been answered. */
  async untilAnswered(further: number): Promise<void> {
    const target = this.answers + further;
    await until(
      () => Promise.resolve(this.answers),
      (count) => count >= target,
    );
  }

  /** Resolves after that many payments have been made in all that stay, confirmed or not. */
  async untilPaid(count: number): Promise<void> {
    await until(
      () => Promise.resolve(this.payments),
      (payments) => payments >= count,
      TIMEOUT_MS + count * MAX_PAYMENT_MS,
    );
  }

  /**
   * Lets the retry delays pass, then checks the invariants and the recorded answers: no order is
   * lost, duplicated or invented, each has all of its lines and its papers, and no statement was ended by a
   * deadlock.
   */
  async expectKept(): Promise<void> {
    await this.anHourPasses();
    await expectInvariants(this.shop);
    await expectPapers(this.shop);
    const orders = await this.shop.sql<OrderRow>(
      `SELECT o.id, o.status, so.transaction_id IS NOT NULL AS paid, bought.pieces
         FROM (SELECT order_id, jsonb_object_agg(product_id, quantity) AS pieces
                 FROM line_item WHERE variant_id = ANY ($1) GROUP BY order_id) bought
         JOIN storefront_order so USING (order_id) JOIN "order" o ON o.id = order_id`,
      [this.products.map(({ variantId }) => variantId)],
    );
    const idsWhere = (isWanted: (order: OrderRow) => boolean) =>
      new Set(orders.filter(isWanted).map(({ id }) => id));
    expect(new Map(orders.map(({ id, pieces }) => [id, pieces]))).toEqual(this.placed);
    expect(idsWhere(({ status }) => status === 'canceled')).toEqual(this.cancelled);
    expect([...idsWhere((order) => order.paid)]).toEqual(expect.arrayContaining([...this.paid]));
    expect(idsWhere((order) => !order.paid && order.status !== 'canceled')).toEqual(new Set());
    const [statistics] = await this.shop.sql<{ deadlocks: number }>(
      'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()',
    );
    expect(statistics).toEqual({ deadlocks: 0 });
  }

  /** The lines of a purchase: one product, or a list that begins anywhere and goes either way. */
  private linesOf(purchase: number): TestLine[] {
    const [product, ...others] = this.products;
    const first = { product, quantity: 1 };
    if (purchase % LIST_EVERY > 0) return [first];
    const list = Math.floor(purchase / LIST_EVERY);
    const further = others.slice(0, 1 + (list % others.length));
    const lines = further.map((other, place): TestLine => ({
      product: other,
      quantity: 1 + place,
    }));
    return list % 2 ? [first, ...lines] : [...lines.toReversed(), first];
  }

  /**
   * Places an order and then, in rotation, pays without confirming, confirms, does both and
   * cancels, or cancels.
   */
  private async buy(person: Person): Promise<void> {
    const purchase = this.purchases++;
    const headers = { 'idempotency-key': `order-${purchase}` };
    const lines = this.linesOf(purchase);
    const [only] = lines.length === 1 ? lines : [];
    const body = only ? orderBody(person, only.product) : linesBody(person, lines);
    const request = { token: person.token, headers, body };
    const answer = await this.persist(() => this.shop.request('POST', '/orders', request));
    if (answer.status === 409) return; // sold out
    const { insertedId: orderId } = answer.body as { insertedId: string };
    const pieces = lines.map(({ product, quantity }) => [product.id, quantity] as const);
    this.placed.set(orderId, Object.fromEntries(pieces));
    if (purchase % 4 === 3) {
      await this.cancel(person, orderId);
      return;
    }
    const open = () => this.shopper.open(person, body.amount, orderId);
    const { clientSecret } = (await this.persist(open)).body as { clientSecret: string };
    const intent = { clientSecret, id: clientSecret.replace(/_secret.*/, '') };
    await this.shopper.payCard(intent);
    if (purchase % 4 === 0) this.payments += 1;
    await Promise.all([
      purchase % 4 > 0 && this.confirm(person, orderId, intent.id),
      purchase % 4 === 2 && this.cancel(person, orderId),
    ]);
  }

  /** Refunds parts of some paid orders in the stock admin, concurrently. */
  async refundParts(): Promise<void> {
    const orders = [...this.paid].slice(0, 24);
    const parts = await Promise.all(
      orders.map((orderId, index) => this.shopper.refund(orderId, 1 + index)),
    );
    // 400 while an earlier refund of the order is unconfirmed; 503 if this one is unconfirmed
    expect(parts.filter(({ status }) => ![200, 400, 503].includes(status))).toEqual([]);
  }

  private async cancel(person: Person, orderId: string): Promise<void> {
    const { status } = await this.persist(() => this.shopper.cancel(person, orderId));
    if (status !== 409) this.cancelled.add(orderId); // 404: an earlier call succeeded, but its answer was lost
  }

  private async confirm(person: Person, orderId: string, intentId: string): Promise<void> {
    const { status } = await this.persist(() => this.shopper.confirm(person, orderId, intentId));
    if (status !== 200) return;
    this.paid.add(orderId);
    this.payments += 1;
  }

  /** Retries until there is an answer, like a browser. */
  private async persist(ask: () => Promise<Answer>): Promise<Answer> {
    const deadline = Date.now() + TIMEOUT_MS;
    for (;;) {
      const answer = await ask().catch(ignoreLostConnection);
      if (answer && answer.status !== 503) {
        this.answers += 1;
        return answer;
      }
      if (answer) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      if (this.hasFailed || Date.now() > deadline)
        throw new Error(`No answer but ${JSON.stringify(answer)}`);
      await wait(RETRY_DELAY_MS);
    }
  }

  private async anHourPasses(): Promise<void> {
    await this.shop.killBackends();
    await this.shop.sql('UPDATE stripe_event SET next_attempt_at = now()');
    await this.shop.sql(`UPDATE outbox SET next_attempt_at = now() WHERE state = 'due'`);
    await this.shop.sql(
      `UPDATE order_refund SET next_attempt_at = now(), created_at = created_at - interval '1 hour',
              calling_since = calling_since - interval '1 hour',
              unanswered_since = unanswered_since - interval '1 hour' WHERE status <> 'booked'`,
    );
    await this.shop.startBackend();
  }
}

/**
 * Ignores the error that fetch throws when the connection fails. Not `instanceof TypeError`,
 * because the test runner's realm has its own TypeError.
 */
function ignoreLostConnection(error: unknown): undefined {
  if ((error as { name?: string }).name !== 'TypeError') throw error;
}
