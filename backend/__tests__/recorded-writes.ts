import { randomUUID } from 'node:crypto';
import type { Answer } from '@harrow/testing/http';
import { priceLists, type PriceLists } from '@harrow/testing/price-lists';
import { shopping, type Shopping } from '@harrow/testing/shopping';
import type { StockAdmin } from '@harrow/testing/stock-admin';
import type { Person, Shop, TestProduct } from '@harrow/testing/shop';
import { z } from 'zod';

/** The entry that a write must leave in the history; an absent member may be anything. */
export type Recorded = {
  action: string;
  subject?: string;
  name?: string;
  /** The actor, unless it was the staff of the stock admin or the admin of the shop. */
  actor?: string;
  before?: object | null;
  after?: object | null;
};

/** The shop of a test with all that its writes need. */
export type Desk = {
  shop: Shop;
  staff: StockAdmin;
  admin: Person;
  shopper: Shopping;
  lists: PriceLists;
  /** Calls that must succeed, in the stock admin and in the shop. */
  press: (method: string, path: string, body?: unknown) => Promise<unknown>;
  call: (method: string, path: string, body?: unknown) => Promise<unknown>;
  /** Reads one value from the database. */
  value: (query: string, ...parameters: unknown[]) => Promise<string>;
};

const succeeded = (answer: Answer, what: string): unknown => {
  if (answer.status < 300) return answer.body;
  throw new Error(`${what}: ${JSON.stringify(answer)}`);
};

/** A change by one call, which resolves to what the history must have of it. */
export type Write = (desk: Desk) => Promise<Recorded>;

export async function openDesk(shop: Shop): Promise<Desk> {
  const [staff, admin] = await Promise.all([shop.stockAdmin(), shop.admin()]);
  return {
    shop,
    staff,
    admin,
    shopper: shopping(shop),
    lists: priceLists(shop),
    press: async (method, path, body) =>
      succeeded(await staff.request(method, path, { body }), `${method} ${path}`),
    call: async (method, path, body) =>
      succeeded(await shop.request(method, path, { token: admin.token, body }), path),
    value: async (query, ...parameters) => {
      const [row] = await shop.sql<Record<string, string>>(query, parameters);
      return Object.values(row ?? {})[0] ?? '';
    },
  };
}

/** A word that nothing else of the shop has. */
export const fresh = (word: string): string => `${word} ${randomUUID()}`;

/** Returns the id of the first member of an answer, such as `{ product: { id } }`. */
export const madeId = (body: unknown): string =>
  z
    .record(z.string(), z.unknown())
    .transform((members) => z.object({ id: z.string() }).parse(Object.values(members)[0]).id)
    .parse(body);

/** A paid order of a new customer, with its number. */
export async function paidOrder({ shop, shopper, value }: Desk) {
  const [customer, product] = [await shop.customer(), await shop.product()];
  const { orderId: id } = await shopper.paidOrder(customer, product);
  const name = await value('SELECT display_id::text FROM "order" WHERE id = $1', id);
  return { id, name, customer, product };
}

/** A paid order whose item is packed, with the id of the fulfillment. */
export async function packedOrder(desk: Desk) {
  const order = await paidOrder(desk);
  const item = await desk.value('SELECT id FROM line_item WHERE order_id = $1', order.id);
  const items = [{ item_id: item, quantity: 1 }];
  await desk.press('POST', `/orders/${order.id}/fulfillment`, { items });
  const packed = await desk.value('SELECT id FROM fulfillment WHERE order_id = $1', order.id);
  return { ...order, packed };
}

/** A product with the id of its option. */
export async function productWithOption({
  shop,
  value,
}: Desk): Promise<TestProduct & { option: string }> {
  const product = await shop.product();
  return {
    ...product,
    option: await value('SELECT id FROM product_option WHERE product_id = $1', product.id),
  };
}
