import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { send } from '@harrow/testing/http';
import { tokenOf } from './access-token.ts';
import { Shopper } from './shopper.ts';

const products = z.object({
  data: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      price: z.number(),
      available: z.number(),
      minimum: z.number(),
    }),
  ),
});
const books = z.array(z.object({ _id: z.string(), state: z.string() }));
const placed = z.object({ insertedId: z.string() });

/** The accounts of every demo shop. */
export const DEMO = {
  customer: { email: 'farmer@harrow.test', name: 'Sam Farmer', password: 'Harvest2026' },
  admin: { email: 'admin@harrow.test', name: 'Harrow Admin', password: 'Harvest2026' },
} as const;

/** The data that a shop needs for all of its pages. */
export interface Furniture {
  product: string;
  unpaidOrder: string;
  shippedOrder: string;
  /** A published parts book of the disc harrow. */
  book: string;
}

const CARD = '4242 4242 4242 4242';

/**
 * Has the customer, who is signed in on a page of the shop, order three machines and pay for two.
 * The first of these is shipped by the admin, signed in on the other page.
 */
export async function furnish(
  shop: { storefront: string; backend: string },
  customer: Page,
  admin: Page,
): Promise<Furniture> {
  const stock = await newestProducts(shop.backend, 3);
  const token = await tokenOf(customer);
  const orders: string[] = [];
  for (const product of stock) orders.push(await placeOrder(shop.backend, token, product));
  const [shipped = '', pending = '', unpaid = ''] = orders;
  const shopper = new Shopper(customer, shop.storefront);
  for (const id of [shipped, pending]) {
    await shopper.open(`/dashboard/payment/${id}`);
    await shopper.payWith(CARD);
    await shopper.sees('Congrats! Your payment completed');
  }
  const tracking = { number: '1Z 999 AA1 0123', url: 'https://carrier.test/1Z999AA10123' };
  const body = { shipped: true, tracking };
  await send('PUT', `${shop.backend}/orders/${shipped}`, { token: await tokenOf(admin), body });
  const book = await publishedBook(shop.backend, await tokenOf(admin));
  return { product: stock[0]?._id ?? '', unpaidOrder: unpaid, shippedOrder: shipped, book };
}

async function publishedBook(backend: string, token: string | undefined): Promise<string> {
  const { body } = await send('GET', `${backend}/parts-books?machine=disc-harrow`, { token });
  return books.parse(body).find(({ state }) => state === 'published')?._id ?? '';
}

type Product = Pick<z.infer<typeof products>['data'][number], '_id' | 'name' | 'price'>;

/** Returns the newest products of the shop that are sold by the piece and not sold out. */
export async function newestProducts(backend: string, count: number): Promise<Product[]> {
  const { body } = await send('GET', `${backend}/services?limit=100&pageNumber=0`);
  const { data } = products.parse(body);
  return data
    .filter(({ available, minimum }) => minimum <= available && minimum <= 1)
    .slice(0, count);
}

/** Orders a piece with a customer's access token; resolves with the order's id. */
export async function placeOrder(
  backend: string,
  token: string | undefined,
  product: Product,
  { email, name }: { email: string; name: string } = DEMO.customer,
): Promise<string> {
  const { status, body } = await send('POST', `${backend}/orders`, {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      product: product.name,
      productId: product._id,
      quantity: 1,
      amount: product.price,
      ...{ name, email, phone: '+1 515 555 0142', address: '14 Mill Road, Ames, Iowa' },
    },
  });
  if (status !== 201) throw new Error(`No order: ${JSON.stringify(body)}`);
  return placed.parse(body).insertedId;
}
