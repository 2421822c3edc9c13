import type { Page } from 'playwright-core';
import { z } from 'zod';
import { send, type Answer } from '@harrow/testing/http';
import { StockAdmin } from '@harrow/testing/stock-admin';
import { tokenOf } from './access-token.ts';

/** The data of a new product; `price` is a decimal. */
export interface ProductSheet {
  name: string;
  price: number;
  available: number;
  minimum: number;
}

const inserted = z.object({ insertedId: z.string() });
const orders = z.array(z.object({ product: z.string(), quantity: z.number(), paid: z.boolean() }));
const variants = z.object({
  product: z.object({ variants: z.array(z.object({ id: z.string() })) }),
});

/** Changes made by staff while customers buy, through the page of a signed-in admin. */
export class Warehouse {
  constructor(
    private readonly backend: string,
    private readonly staff: Page,
  ) {}

  /** Adds a product and resolves with its id. */
  async add(sheet: ProductSheet): Promise<string> {
    const body = {
      ...sheet,
      img: '/pictures/products/disc-harrow.svg',
      description: 'It stands in the yard.',
    };
    return inserted.parse((await this.call('POST', '/services', body)).body).insertedId;
  }

  /** Takes a product out of the shop, e.g. before other journeys choose from the first ones. */
  async remove(id: string): Promise<void> {
    await this.call('DELETE', `/services/${id}`);
  }

  async setStock(id: string, available: number): Promise<void> {
    await this.call('PUT', `/service/${id}`, { available });
  }

  /** Changes a price in the stock admin; `amount` is in cents. */
  async setPrice(id: string, amount: number): Promise<void> {
    const admin = await StockAdmin.signIn(this.backend);
    const { body } = await admin.request('GET', `/products/${id}`);
    const [variant] = variants.parse(body).product.variants;
    const prices = [{ currency_code: 'usd', amount }];
    const answer = await admin.request('POST', `/products/${id}/variants/${variant?.id ?? ''}`, {
      body: { prices },
    });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  }

  /** Returns all orders of a product. */
  async ordersOf(product: string): Promise<z.infer<typeof orders>> {
    const all = orders.parse((await this.call('GET', '/orders')).body);
    return all.filter((order) => order.product === product);
  }

  private async call(method: string, path: string, body?: unknown): Promise<Answer> {
    const token = await tokenOf(this.staff);
    const answer = await send(method, this.backend + path, { token, body });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer;
  }
}
