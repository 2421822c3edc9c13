import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import { ApiConformance } from './api-conformance.ts';
import { send, type Answer, type Request } from './http.ts';
import { createIdentityUser, type IdentityUser } from './identity.ts';
import { StockAdmin } from './stock-admin.ts';

export type Person = { id: string; email: string; name: string; token: string };

export type TestProduct = {
  id: string;
  variantId: string;
  name: string;
  price: number;
  /** Its stock at the start, in pieces. */
  available: number;
};

const session = z.object({ token: z.string() });
const userRecord = z.object({ _id: z.string() });
const madeProduct = z.object({
  product: z.object({ id: z.string(), variants: z.tuple([z.object({ id: z.string() })]) }),
});

/** The parts of a shop that has started. */
export type ShopParts = {
  /** Base URL of the first backend. */
  url: string;
  databaseUrl: string;
  sandbox: { url: string; port: number };
  database: pg.Pool;
};

/** A running shop, in which tests send requests and create people and products. */
export abstract class Shop {
  /** Every product created by `product`. */
  readonly products: TestProduct[] = [];
  private readonly people = new Map<string, Person>();
  private turn = 0;
  private staff?: Promise<StockAdmin>;
  private conformance?: Promise<ApiConformance>;

  protected abstract get parts(): ShopParts;

  /** Base URLs of the running backends. */
  protected abstract get urls(): readonly string[];

  protected abstract get currency(): string;

  /** Becomes an admin on the first session with a verified email. */
  protected abstract get adminEmail(): string;

  /** Base URL of the first backend. */
  get url(): string {
    return this.parts.url;
  }

  get databaseUrl(): string {
    return this.parts.databaseUrl;
  }

  get sandbox(): ShopParts['sandbox'] {
    return this.parts.sandbox;
  }

  /**
   * Sends a request to the running backends in rotation, like a proxy, and checks the answer against
   * the published OpenAPI document.
   */
  async request(method: string, path: string, request?: Request): Promise<Answer> {
    const url = this.urls[this.turn++ % this.urls.length] ?? this.url;
    const answer = await send(method, `${url}${path}`, request);
    (await (this.conformance ??= ApiConformance.read(this.url))).check(method, path, answer);
    return answer;
  }

  async sql<Row extends object>(query: string, parameters: unknown[] = []): Promise<Row[]> {
    const { rows } = await this.parts.database.query<Row>(query, parameters);
    return rows;
  }

  /** Creates a customer who is signed in. */
  async customer(
    email = `customer-${randomUUID()}@farm.test`,
    user: { name?: string; verified?: boolean } = {},
  ): Promise<Person> {
    return await this.signIn(await createIdentityUser(email, user), user.name);
  }

  /** Signs in the customer of an identity. */
  async signIn({ email, idToken }: IdentityUser, name = 'Test Person'): Promise<Person> {
    const path = `/users/${encodeURIComponent(email)}`;
    const opened = await this.request('PUT', path, { body: { email, idToken } });
    if (opened.status !== 200) throw new Error(`No session: ${JSON.stringify(opened)}`);
    const { token } = session.parse(opened.body);
    const query = `/user?email=${encodeURIComponent(email)}`;
    const { _id: id } = userRecord.parse((await this.request('GET', query, { token })).body);
    return { id, email, token, name };
  }

  /** Signs in the shop's bootstrap admin with a verified email. */
  async admin(): Promise<Person> {
    const known = this.people.get('admin');
    if (known) return known;
    const admin = await this.customer(this.adminEmail, { name: 'Ada Admin', verified: true });
    this.people.set('admin', admin);
    return admin;
  }

  /** Signs in to the engine's admin API. */
  async stockAdmin(): Promise<StockAdmin> {
    return await (this.staff ??= StockAdmin.signIn(this.url));
  }

  /** Converts a decimal price to the engine's format in the shop's currency. */
  private priceOf(price: number) {
    const { currency } = this;
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    const { maximumFractionDigits: decimals = 2 } = format.resolvedOptions();
    return { currency_code: currency, amount: Math.round(price * 10 ** decimals) };
  }

  /** Creates a new product in the stock admin; `price` is decimal. */
  async product({ available = 10, minimum = 1, price = 12.5 } = {}): Promise<TestProduct> {
    const name = `Test machine ${randomUUID()}`;
    const answer = await (
      await this.stockAdmin()
    ).request('POST', '/products', {
      body: {
        title: name,
        status: 'published',
        description: 'A machine that exists in tests only.',
        thumbnail: '/pictures/products/test.svg',
        metadata: { minimum },
        options: [{ title: 'Version' }],
        variants: [
          {
            title: 'Standard',
            inventory_quantity: available,
            manage_inventory: true,
            prices: [this.priceOf(price)],
            options: [{ value: 'Standard' }],
          },
        ],
      },
    });
    if (answer.status !== 200) {
      throw new Error(`No product: ${answer.status} ${JSON.stringify(answer.body)}.`);
    }
    const { product } = madeProduct.parse(answer.body);
    const [{ id: variantId }] = product.variants;
    const made = { id: product.id, variantId, name, price, available };
    this.products.push(made);
    return made;
  }
}
