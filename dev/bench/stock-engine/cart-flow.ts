import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { z } from 'zod';
import { poster } from '../flood.ts';

/** More carts at once take every connection of the engine's pool and wait for another, for ever. */
export const MOST_CARTS = 4;

export type Purchase = { variantId: string; quantity: number };

const cartMade = z.object({ cart: z.object({ id: z.string() }) });
const orderMade = z.object({ type: z.literal('order') });
const address = {
  first_name: 'Ada',
  last_name: 'Farmer',
  address_1: '1 Field Road',
  city: 'Ames',
  postal_code: '50010',
  phone: '5550100',
};

/** What the engine needs to know of the shop before the first order. */
async function readShop(databaseUrl: string) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query(
    `SELECT region.id AS region_id, shipping_option.id AS option_id,
            (SELECT iso_2 FROM country WHERE region_id = region.id LIMIT 1) AS country_code
       FROM region JOIN shipping_option ON region_id = region.id AND NOT is_return LIMIT 1`,
  );
  await client.end();
  return z
    .object({ region_id: z.string(), option_id: z.string(), country_code: z.string() })
    .parse(rows[0]);
}

/** Buys something as a storefront of the stock engine does: five requests to a placed order. */
export async function cartFlow(engineUrl: string, databaseUrl: string) {
  const { region_id, option_id, country_code } = await readShop(databaseUrl);
  const post = poster(MOST_CARTS);
  return async ({ variantId, quantity }: Purchase): Promise<void> => {
    const carts = `${engineUrl}/store/carts`;
    const items = [{ variant_id: variantId, quantity }];
    const made = await post({ url: carts, body: { region_id, country_code, items } });
    const url = `${carts}/${cartMade.parse(made).cart.id}`;
    // somebody else each time: two carts at once cannot make the same customer
    const email = `${randomUUID()}@farm.test`;
    const delivery = { ...address, country_code };
    await post({ url, body: { email, shipping_address: delivery, billing_address: delivery } });
    await post({ url: `${url}/shipping-methods`, body: { option_id } });
    await post({ url: `${url}/payment-sessions`, body: {} });
    orderMade.parse(await post({ url: `${url}/complete`, body: {} }));
  };
}
