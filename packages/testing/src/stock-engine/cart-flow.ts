import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { poster } from '../flood.ts';
import { withClient } from '../with-client.ts';

/** More concurrent carts take every connection of the engine's pool and deadlock waiting for another. */
export const MAX_CARTS = 4;

export type Purchase = { variantId: string; quantity: number };

/** A customer of the stock engine: a guest, or the one whose access token this is. */
export type Buyer = { email: string; token?: string; address: Record<string, string> };

const cartSchema = z.object({ cart: z.object({ id: z.string() }) });
const orderSchema = z.object({ type: z.literal('order') });
const fieldRoad = {
  first_name: 'Ada',
  last_name: 'Farmer',
  address_1: '1 Field Road',
  city: 'Ames',
  postal_code: '50010',
  phone: '5550100',
};

/** Returns a different guest each time, since two concurrent carts cannot create the same customer. */
const anyGuest = (): Buyer => ({ email: `${randomUUID()}@farm.test`, address: fieldRoad });

/** Reads the data of the shop that the first order needs. */
async function readShop(databaseUrl: string) {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query(
      `SELECT region.id AS region_id, shipping_option.id AS option_id,
              (SELECT iso_2 FROM country WHERE region_id = region.id LIMIT 1) AS country_code
         FROM region JOIN shipping_option ON region_id = region.id AND NOT is_return LIMIT 1`,
    ),
  );
  return z
    .object({ region_id: z.string(), option_id: z.string(), country_code: z.string() })
    .parse(rows[0]);
}

/** Places an order like a storefront of the stock engine, in five requests. */
export async function cartFlow(engineUrl: string, databaseUrl: string, nextBuyer = anyGuest) {
  const { region_id, option_id, country_code } = await readShop(databaseUrl);
  const post = poster(MAX_CARTS);
  return async (...purchases: Purchase[]): Promise<void> => {
    const { email, token, address } = nextBuyer();
    const send = (url: string, body: unknown) => post({ url, body, token });
    const carts = `${engineUrl}/store/carts`;
    const items = purchases.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity }));
    const created = await send(carts, { region_id, country_code, items });
    const url = `${carts}/${cartSchema.parse(created).cart.id}`;
    const delivery = { ...address, country_code };
    await send(url, { email, shipping_address: delivery, billing_address: delivery });
    await send(`${url}/shipping-methods`, { option_id });
    await send(`${url}/payment-sessions`, {});
    orderSchema.parse(await send(`${url}/complete`, {}));
  };
}
