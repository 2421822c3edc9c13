import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { freePort } from '../lib/free-port.ts';
import { projectRoot } from '../lib/project-root.ts';
import { startChildService, type ChildService } from '../lib/child-service.ts';
import { startPaymentSandbox } from '../payment-sandbox/server.ts';
import { ApiConformance } from './api-conformance.ts';
import { backendEnvironment, SANDBOX_KEYS, STOREFRONT_ORIGIN } from './backend-environment.ts';
import { send, type Answer, type Request } from './http.ts';
import { createIdentityUser, type IdentityUser } from './identity.ts';
import { StockAdmin } from './stock-admin.ts';
import { copyTemplate } from './template-database.ts';

export type Person = { id: string; email: string; name: string; token: string };

export type TestProduct = {
  id: string;
  variantId: string;
  name: string;
  price: number;
  /** Its stock at the start, in pieces. */
  available: number;
};

type Backend = { url: string; service: ChildService };

const session = z.object({ token: z.string() });
const userRecord = z.object({ _id: z.string() });
const madeProduct = z.object({
  product: z.object({ id: z.string(), variants: z.tuple([z.object({ id: z.string() })]) }),
});

/** Overrides of the backend's environment; as a function, for those that hang on the database's URL. */
export type Settings =
  NodeJS.ProcessEnv | ((databaseUrl: string) => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>);

/** A whole shop of its own: database, payment sandbox and one or more backends, over HTTP. */
export class TestShop {
  /** Every product that `product` has made. */
  readonly products: TestProduct[] = [];
  private turn = 0;
  private readonly people = new Map<string, Person>();
  private staff?: Promise<StockAdmin>;
  private conformance?: Promise<ApiConformance>;

  private constructor(
    /** Base URL of the first backend. */
    readonly url: string,
    readonly databaseUrl: string,
    readonly sandbox: Awaited<ReturnType<typeof startPaymentSandbox>>,
    private readonly adminEmail: string,
    private environment: NodeJS.ProcessEnv,
    private readonly database: pg.Pool,
    private readonly backends: Backend[],
  ) {}

  /** What the backends have written since the start, line by line. */
  readonly log: string[] = [];

  static async start(settings: Settings = {}): Promise<TestShop> {
    const [databaseUrl, backendPort] = await Promise.all([copyTemplate(), freePort()]);
    const url = `http://127.0.0.1:${backendPort}`;
    const { secretKey, publishableKey, webhookSecret } = SANDBOX_KEYS;
    const sandbox = await startPaymentSandbox({
      port: 0,
      host: '127.0.0.1',
      secretKey,
      publishableKey,
      webhook: {
        url: `${url}/stripe/hooks`,
        secret: webhookSecret,
        longestRetryMs: 2000, // a test that breaks the shop waits for what it has missed
      },
      allowedOrigins: [STOREFRONT_ORIGIN],
    });
    const adminEmail = `admin-${randomUUID()}@harrow.test`;
    const environment = {
      ...backendEnvironment({ databaseUrl, backendPort, sandboxUrl: sandbox.url, adminEmail }),
      ...(typeof settings === 'function' ? await settings(databaseUrl) : settings),
    };
    const database = new pg.Pool({ connectionString: databaseUrl, max: 4 });
    // an idle connection whose server a test has stopped: the next query opens another
    database.on('error', () => undefined);
    const shop = new TestShop(url, databaseUrl, sandbox, adminEmail, environment, database, []);
    await shop.startBackend();
    return shop;
  }

  /** Starts the backend, or a further one on another port and the same database; answers its URL. */
  async startBackend(port?: number): Promise<string> {
    const env = port ? { ...this.environment, BACKEND_PORT: String(port) } : this.environment;
    const script = join(projectRoot(), 'backend', 'dist', 'server.js');
    const log = (line: string) => {
      this.log.push(line);
      if (process.env.TEST_LOG) console.log(line);
    };
    const { TEST_LOG_FILE: logFile } = process.env;
    const output = logFile ? { logFile } : { log };
    const service = await startChildService({ title: 'The backend', script, env, ...output });
    const url = `http://127.0.0.1:${env.BACKEND_PORT ?? ''}`;
    this.backends.push({ url, service });
    return url;
  }

  /**
   * Kills every backend, or the one at `url`, with SIGKILL, as a power cut would; `startBackend`
   * brings one back.
   */
  async killBackends(url?: string): Promise<void> {
    const gone = this.takeOut(url);
    for (const { pid } of gone) process.kill(pid, 'SIGKILL');
    await Promise.all(gone.map(({ ended }) => ended));
  }

  /** Asks every backend, or the one at `url`, to stop (SIGTERM) and settles when it has. */
  async stopBackends(url?: string): Promise<void> {
    await Promise.all(this.takeOut(url).map((service) => service.stop()));
  }

  /** Starts the backend again as that of a shop whose CURRENCY has been changed. */
  async changeCurrency(currency: string): Promise<void> {
    await this.stopBackends();
    this.environment = { ...this.environment, CURRENCY: currency };
    await this.startBackend();
  }

  private takeOut(url?: string): ChildService[] {
    const all = this.backends.splice(0);
    const isMeant = (backend: Backend) => url === undefined || backend.url === url;
    this.backends.push(...all.filter((backend) => !isMeant(backend)));
    return all.filter(isMeant).map(({ service }) => service);
  }

  async stop(): Promise<void> {
    await this.stopBackends();
    await this.sandbox.close();
    await this.database.end();
  }

  /**
   * Sends a request to the running backends in turn, as a proxy would, and holds its answer to the
   * published document.
   */
  async request(method: string, path: string, request?: Request): Promise<Answer> {
    const { url } = this.backends[this.turn++ % this.backends.length] ?? this;
    const answer = await send(method, `${url}${path}`, request);
    (await (this.conformance ??= ApiConformance.read(this.url))).check(method, path, answer);
    return answer;
  }

  async sql<Row extends object>(query: string, parameters: unknown[] = []): Promise<Row[]> {
    const { rows } = await this.database.query<Row>(query, parameters);
    return rows;
  }

  /** A new customer, signed in. */
  async customer(
    email = `customer-${randomUUID()}@farm.test`,
    user: { name?: string; verified?: boolean } = {},
  ): Promise<Person> {
    return await this.signIn(await createIdentityUser(email, user), user.name);
  }

  /** The customer of an identity, signed in. */
  async signIn({ email, idToken }: IdentityUser, name = 'Test Person'): Promise<Person> {
    const path = `/users/${encodeURIComponent(email)}`;
    const opened = await this.request('PUT', path, { body: { email, idToken } });
    if (opened.status !== 200) throw new Error(`No session: ${JSON.stringify(opened)}`);
    const { token } = session.parse(opened.body);
    const query = `/user?email=${encodeURIComponent(email)}`;
    const { _id: id } = userRecord.parse((await this.request('GET', query, { token })).body);
    return { id, email, token, name };
  }

  /** The shop's bootstrap admin, signed in with a verified email. */
  async admin(): Promise<Person> {
    const known = this.people.get('admin');
    if (known) return known;
    const admin = await this.customer(this.adminEmail, { name: 'Ada Admin', verified: true });
    this.people.set('admin', admin);
    return admin;
  }

  /** The engine's own admin API. */
  async stockAdmin(): Promise<StockAdmin> {
    return await (this.staff ??= StockAdmin.signIn(this.url));
  }

  /** A decimal price in the shop's currency, as the engine keeps it. */
  private priceOf(price: number) {
    const { CURRENCY: currency = 'usd' } = this.environment;
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    const { maximumFractionDigits: decimals = 2 } = format.resolvedOptions();
    return { currency_code: currency, amount: Math.round(price * 10 ** decimals) };
  }

  /** A product of its own, made in the stock admin; `price` is decimal. */
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
    const { product } = madeProduct.parse(answer.body);
    const [{ id: variantId }] = product.variants;
    const made = { id: product.id, variantId, name, price, available };
    this.products.push(made);
    return made;
  }
}

/** Starts a shop of its own for a test file; `settings` override the backend's environment. */
export const startTestShop = (settings?: Settings): Promise<TestShop> => TestShop.start(settings);
