import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../../../dev/test-support/http.ts';
import type { Person, TestProduct, TestShop } from '../../../dev/test-support/test-shop.ts';
import { expectInvariants } from './invariants.ts';
import { atOnce, orderBody, shopping, type Shopping, until } from './support.ts';

const BETWEEN_TRIES_MS = 50;
const PATIENCE_MS = 90_000;

type OrderRow = { id: string; status: string; paid: boolean };

/**
 * People who buy while something breaks: nobody gives up before there is an answer, and what the
 * shop has said yes to is remembered. A lost connection and a 503 with `Retry-After` are tried again,
 * like a browser does; any other failure of the shop's (500) fails the test.
 */
export class Crowd {
  private readonly shopper: Shopping;
  private readonly placed = new Set<string>();
  private readonly paid = new Set<string>();
  private readonly cancelled = new Set<string>();
  private turns = 0;
  private answers = 0;
  private isGivenUp = false;

  private constructor(
    private readonly shop: TestShop,
    private readonly people: readonly Person[],
    /** What all of them buy; it may be sold out before the end. */
    readonly product: TestProduct,
  ) {
    this.shopper = shopping(shop);
  }

  static async gather(shop: TestShop, { size = 6, available = 250 } = {}): Promise<Crowd> {
    const people = await atOnce(size, () => shop.customer());
    return new Crowd(shop, people, await shop.product({ available }));
  }

  /** How many calls have been answered, refusals included and 503 not. */
  get answered(): number {
    return this.answers;
  }

  /** Buys until the fault is over, and finishes what has been begun. */
  async buyDuring(fault: () => Promise<unknown>): Promise<void> {
    let isOver = false;
    const over = fault().finally(() => {
      isOver = true;
    });
    const buyOn = async (person: Person) => {
      while (!isOver) await this.buy(person);
    };
    try {
      await Promise.all([over, ...this.people.map(buyOn)]);
    } catch (error) {
      this.isGivenUp = true; // where one has failed the others have nothing to wait for
      throw error;
    }
  }

  /** Settles when that many further calls have been answered. */
  async untilAnswered(further: number): Promise<void> {
    const moment = this.answers + further;
    await until(
      () => Promise.resolve(this.answers),
      (count) => count >= moment,
    );
  }

  /**
   * Lets the time pass after which what was left undone is tried again, then holds the shop to the
   * invariants and to each of its answers: no order is lost, none doubled, none invented.
   */
  async expectKept(): Promise<void> {
    await this.anHourPasses();
    await expectInvariants(this.shop);
    const orders = await this.shop.sql<OrderRow>(
      `SELECT o.id, o.status, so.transaction_id IS NOT NULL AS paid
         FROM storefront_order so JOIN "order" o ON o.id = so.order_id
        WHERE so.order_id IN (SELECT order_id FROM line_item WHERE variant_id = $1)`,
      [this.product.variantId],
    );
    const idsWhere = (isWanted: (order: OrderRow) => boolean) =>
      new Set(orders.filter(isWanted).map(({ id }) => id));
    expect(idsWhere(() => true)).toEqual(this.placed);
    expect(idsWhere(({ status }) => status === 'canceled')).toEqual(this.cancelled);
    expect([...idsWhere((order) => order.paid)]).toEqual(expect.arrayContaining([...this.paid]));
    expect(idsWhere((order) => !order.paid && order.status !== 'canceled')).toEqual(new Set());
  }

  /** Places an order and, by turns, pays and leaves, pays and comes back, does both, or cancels. */
  private async buy(person: Person): Promise<void> {
    const turn = this.turns++;
    const headers = { 'idempotency-key': `order-${turn}` };
    const request = { token: person.token, headers, body: orderBody(person, this.product) };
    const answer = await this.persist(() => this.shop.request('POST', '/orders', request));
    if (answer.status === 409) return; // sold out
    const { insertedId: orderId } = answer.body as { insertedId: string };
    this.placed.add(orderId);
    if (turn % 4 === 3) {
      await this.cancel(person, orderId);
      return;
    }
    const open = () => this.shopper.open(person, this.product.price, orderId);
    const { clientSecret } = (await this.persist(open)).body as { clientSecret: string };
    const intent = { clientSecret, id: clientSecret.replace(/_secret.*/, '') };
    await this.shopper.payCard(intent);
    await Promise.all([
      turn % 4 > 0 && this.confirm(person, orderId, intent.id),
      turn % 4 === 2 && this.cancel(person, orderId),
    ]);
  }

  /** Refunds parts of some orders that are known to be paid, in the stock admin, all at once. */
  async refundParts(): Promise<void> {
    const orders = [...this.paid].slice(0, 24);
    const parts = await Promise.all(
      orders.map((orderId, index) => this.shopper.refund(orderId, 1 + index)),
    );
    // 400 while an earlier refund of the order is not confirmed; 503 where this one is not
    expect(parts.filter(({ status }) => ![200, 400, 503].includes(status))).toEqual([]);
  }

  private async cancel(person: Person, orderId: string): Promise<void> {
    const { status } = await this.persist(() => this.shopper.cancel(person, orderId));
    if (status !== 409) this.cancelled.add(orderId); // 404: an unheard call has done it
  }

  private async confirm(person: Person, orderId: string, intentId: string): Promise<void> {
    const { status } = await this.persist(() => this.shopper.confirm(person, orderId, intentId));
    if (status === 200) this.paid.add(orderId);
  }

  /** Asks until there is an answer, like a browser whose customer does not give up. */
  private async persist(ask: () => Promise<Answer>): Promise<Answer> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await ask().catch(whereConnectionWasLost);
      if (answer && answer.status !== 503) {
        this.answers += 1;
        return answer;
      }
      if (answer) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      if (this.isGivenUp || Date.now() > deadline)
        throw new Error(`No answer but ${JSON.stringify(answer)}`);
      await wait(BETWEEN_TRIES_MS);
    }
  }

  private async anHourPasses(): Promise<void> {
    await this.shop.killBackends();
    await this.shop.sql('UPDATE stripe_event SET next_attempt_at = now()');
    await this.shop.sql(
      `UPDATE order_refund SET next_attempt_at = now(), created_at = created_at - interval '1 hour'
        WHERE status = 'asked'`,
    );
    await this.shop.startBackend();
  }
}

/**
 * What fetch throws where nobody answers, or stops in the middle. Not `instanceof TypeError`: a test
 * runner's realm has another one.
 */
function whereConnectionWasLost(error: unknown): undefined {
  if ((error as { name?: string }).name !== 'TypeError') throw error;
}
