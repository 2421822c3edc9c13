import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import type { Currency } from '../currency.ts';

/** The least that an order is: who has bought what, once for each key. */
export const TABLE = `
  CREATE TABLE IF NOT EXISTS bare_order (
    id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, product_id text NOT NULL,
    quantity int NOT NULL, amount int NOT NULL, email text NOT NULL, name text NOT NULL,
    phone text NOT NULL, address text NOT NULL, created_at timestamptz NOT NULL DEFAULT now())`;

const PRICE = `
  SELECT v.id, ma.amount
    FROM product_variant v
    JOIN product_variant_money_amount link ON link.variant_id = v.id
    JOIN money_amount ma ON ma.id = link.money_amount_id
   WHERE v.product_id = $1 AND ma.currency_code = $2`;

const TAKE = `
  UPDATE product_variant SET inventory_quantity = inventory_quantity - $2
   WHERE id = $1 AND inventory_quantity >= $2`;

const WRITE = `
  INSERT INTO bare_order (product_id, quantity, amount, email, name, phone, address)
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
  { code, unitsInOne }: Currency,
  order: z.infer<typeof body>,
): Promise<string> {
  const { productId, quantity, email, name, phone, address } = order;
  const priced = { name: 'price', text: PRICE, values: [productId, code] };
  const [variant] = (await client.query<{ id: string; amount: number }>(priced)).rows;
  const amount = (variant?.amount ?? 0) * quantity;
  if (!variant || Math.round(order.amount * unitsInOne) !== amount)
    throw new Error('price_changed');
  const person = [email, name, phone, address];
  const values = [productId, quantity, amount, ...person];
  const [made] = (await client.query<{ id: string }>({ name: 'write', text: WRITE, values })).rows;
  // last, as in the shop: the row that everybody waits for is locked for the shortest time
  const taken = { name: 'take', text: TAKE, values: [variant.id, quantity] };
  if (!made || (await client.query(taken)).rowCount !== 1) throw new Error('out_of_stock');
  return made.id;
}

/** The smallest transaction that neither oversells nor believes the buyer's price. */
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
