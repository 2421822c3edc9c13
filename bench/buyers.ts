import { z } from 'zod';
import type { Person, TestShop } from '@harrow/testing/test-shop';
import { readCurrency } from './currency.ts';
import { STOCK } from '@harrow/testing/fill-catalogue';
import type { Post } from '@harrow/testing/flood';

/** The number of concurrent buyers. */
export const BUYERS = 16;

export type Goods = {
  productId: string;
  variantId: string;
  name: string;
  quantity: number;
  amount: number;
};

const goods = z.array(
  z.object({
    productId: z.string(),
    variantId: z.string(),
    name: z.string(),
    quantity: z.coerce.number(),
    amount: z.number(),
  }),
);

/** Returns the minimum quantity and price of up to a hundred products, or of one. */
export async function goodsOf(shop: TestShop, id?: string): Promise<Goods[]> {
  const { code, unitsInOne } = await readCurrency((sql) => shop.sql(sql));
  const rows = await shop.sql(
    `SELECT p.id AS "productId", v.id AS "variantId", p.title AS name,
            (p.metadata->>'minimum')::int AS quantity,
            ((p.metadata->>'minimum')::int * ma.amount / $2::float8) AS amount
       FROM product p JOIN product_variant v ON v.product_id = p.id
       JOIN product_variant_money_amount link ON link.variant_id = v.id
       JOIN money_amount ma ON ma.id = link.money_amount_id
      WHERE p.status = 'published' AND ma.currency_code = $1 AND ($3::text IS NULL OR p.id = $3) LIMIT 100`,
    [code, unitsInOne, id],
  );
  return goods.parse(rows);
}

/** Returns the next purchase in a fixed order, so that every run buys the same. */
export function inTurn<Item>(items: Item[]): () => Item {
  let turn = 0;
  return () => {
    const item = items[turn++ % items.length];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
}

/** Creates customers who are signed in. */
export async function buyersOf(shop: TestShop): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < BUYERS) people.push(await shop.customer());
  return people;
}

/** Places an order as the storefront does. */
export function orderAt(shopUrl: string, person: Person, bought: Goods): Post {
  const { productId, name: product, quantity, amount } = bought;
  return ordered(shopUrl, person, { productId, product, quantity, amount });
}

/** Places one order of several products, whose amount is a decimal number. */
export function listAt(shopUrl: string, person: Person, goods: Goods[], amount: number): Post {
  const lines = goods.map(({ productId, quantity }) => ({ productId, quantity }));
  return ordered(shopUrl, person, { lines, amount });
}

function ordered(shopUrl: string, { email, name, token }: Person, bought: object): Post {
  const delivery = { phone: '+15550100', address: '1 Field Road, Ames' };
  return { url: `${shopUrl}/orders`, body: { ...bought, email, name, ...delivery }, token };
}

/** Numbers of orders, of sold pieces and of pieces that are missing from the initial stock. */
export type Books = { orders: number; sold: number; taken: number };

/** Counts them in the database. */
export async function readBooks(shop: TestShop): Promise<Books> {
  const [books] = await shop.sql<Books>(
    `SELECT (SELECT count(*)::int FROM "order") AS orders,
            (SELECT coalesce(sum(quantity), 0)::int FROM line_item) AS sold,
            (SELECT sum($1 - inventory_quantity)::int FROM product_variant) AS taken`,
    [STOCK],
  );
  if (!books) throw new Error('A query without a row.');
  return books;
}

const EMPTY: Books = { orders: 0, sold: 0, taken: 0 };

/**
 * Throws unless every order that was confirmed since `before` exists, and the stock has fallen by what
 * was sold since then.
 */
export async function checkBooks(shop: TestShop, placed: number, before = EMPTY): Promise<void> {
  const books = await readBooks(shop);
  const [orders, sold, taken] = (['orders', 'sold', 'taken'] as const).map(
    (name) => books[name] - before[name],
  );
  if (orders === placed && sold === taken) return;
  throw new Error(`After ${placed} orders the books say ${JSON.stringify({ books, before })}.`);
}
