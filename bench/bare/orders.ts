import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import type { Currency } from '../currency.ts';

const PRICE = 'SELECT price FROM product WHERE id = $1';

const TAKE = `
  UPDATE stock SET available = available - $2 WHERE product_id = $1 AND available >= $2`;

const WRITE = `
  INSERT INTO placed_order (product_id, quantity, amount, email, name, phone, address)
  VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`;

const body = z.object({
  productId: z.string(),
  quantity: z.int(),
  amount: z.number(),
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
});

async function write(
  client: PoolClient,
  { unitsInOne }: Currency,
  order: z.infer<typeof body>,
): Promise<string> {
  const { productId, quantity, email, name, phone, address } = order;
  const priced = { name: 'price', text: PRICE, values: [productId] };
  const [product] = (await client.query<{ price: number }>(priced)).rows;
  const amount = (product?.price ?? 0) * quantity;
  if (!product || Math.round(order.amount * unitsInOne) !== amount)
    throw new Error('price_changed');
  const person = [email, name, phone, address];
  const values = [productId, quantity, amount, ...person];
  const [made] = (await client.query<{ id: string }>({ name: 'write', text: WRITE, values })).rows;
  // last, so that the contended row is locked for the shortest time
  const taken = { name: 'take', text: TAKE, values: [productId, quantity] };
  if (!made || (await client.query(taken)).rowCount !== 1) throw new Error('out_of_stock');
  return made.id;
}

/** All of it in one statement, which is a transaction by itself. */
const AT_ONCE = `
  WITH priced AS (SELECT id FROM product WHERE id = $1 AND price * $2::int = $3::int),
  taken AS (
    UPDATE stock SET available = available - $2::int FROM priced
     WHERE product_id = priced.id AND available >= $2::int RETURNING product_id)
  INSERT INTO placed_order (product_id, quantity, amount, email, name, phone, address)
  SELECT product_id, $2, $3, $4, $5, $6, $7 FROM taken RETURNING id`;

/** The fewest round trips: one. Says only that an order was refused, not why. */
export async function placeOrderAtOnce(
  pool: Pool,
  { unitsInOne }: Currency,
  req: IncomingMessage,
): Promise<string> {
  const { productId, quantity, email, name, phone, address, ...order } = body.parse(
    await json(req),
  );
  const amount = Math.round(order.amount * unitsInOne);
  const values = [productId, quantity, amount, email, name, phone, address];
  const statement = { name: 'at once', text: AT_ONCE, values };
  const [made] = (await pool.query<{ id: string }>(statement)).rows;
  if (!made) throw new Error('refused');
  return JSON.stringify({ acknowledged: true, insertedId: made.id });
}

/** The smallest transaction that neither oversells nor trusts the buyer's price. */
export async function placeOrder(
  pool: Pool,
  currency: Currency,
  req: IncomingMessage,
): Promise<string> {
  const order = body.parse(await json(req));
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const id = await write(client, currency, order);
    await client.query('COMMIT');
    return JSON.stringify({ acknowledged: true, insertedId: id });
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
