import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { freePort } from '@harrow/processes/free-port';
import { projectRoot } from '@harrow/processes/project-root';
import { startChildService, type ChildService } from '@harrow/processes/child-service';
import { signal } from '@harrow/processes/processes';
import { stopAll, stoppedAfterwards, type Stop } from '@harrow/processes/stop-all';
import { startPaymentSandbox } from '@harrow/payment-sandbox/server';
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

/** Kills a backend unless it has ended. */
async function end({ pid, ended }: ChildService): Promise<void> {
  signal(pid, 'SIGKILL');
  await ended;
}

const session = z.object({ token: z.string() });
const userRecord = z.object({ _id: z.string() });
const madeProduct = z.object({
  product: z.object({ id: z.string(), variants: z.tuple([z.object({ id: z.string() })]) }),
});

/** Overrides of the backend's environment; a function if they depend on the database's URL. */
export type Settings =
  NodeJS.ProcessEnv | ((databaseUrl: string) => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>);

/** The parts of a shop that has started. */
type Parts = {
  url: string;
  databaseUrl: string;
  sandbox: Awaited<ReturnType<typeof startPaymentSandbox>>;
  database: pg.Pool;
  environment: NodeJS.ProcessEnv;
};

/** A complete, isolated shop: database, payment sandbox and one or more backends, over HTTP. */
export class TestShop {
  /** Every product created by `product`. */
  readonly products: TestProduct[] = [];
  /** The log lines of the backends since the start. */
  readonly log: string[] = [];
  private readonly adminEmail = `admin-${randomUUID()}@harrow.test`;
  private readonly backends: Backend[] = [];
  private readonly people = new Map<string, Person>();
  private readonly stops: Stop[] = [];
  private turn = 0;
  private started?: Parts;
  private staff?: Promise<StockAdmin>;
  private conformance?: Promise<ApiConformance>;

  /** `settings` override the backend's environment. */
  constructor(private readonly settings: Settings = {}) {}

  /** Starts it; what has started when this fails is stopped by `stop`. */
  async start(): Promise<void> {
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
        maxRetryMs: 2000, // a test that breaks the shop waits for the missed events
      },
      allowedOrigins: [STOREFRONT_ORIGIN],
    });
    this.stops.push(() => sandbox.close());
    const { settings, adminEmail } = this;
    const environment = {
      ...backendEnvironment({ databaseUrl, backendPort, sandboxUrl: sandbox.url, adminEmail }),
      ...(typeof settings === 'function' ? await settings(databaseUrl) : settings),
    };
    const database = new pg.Pool({ connectionString: databaseUrl, max: 4 });
    // a test has stopped the server of an idle connection; the next query opens a new one
    database.on('error', () => undefined);
    this.stops.push(() => database.end());
    this.started = { url, databaseUrl, sandbox, database, environment };
    await this.startBackend();
  }

  private get parts(): Parts {
    if (!this.started) throw new Error('The shop has not started.');
    return this.started;
  }

  /** Base URL of the first backend. */
  get url(): string {
    return this.parts.url;
  }

  get databaseUrl(): string {
    return this.parts.databaseUrl;
  }

  get sandbox(): Parts['sandbox'] {
    return this.parts.sandbox;
  }

  /** Starts the backend, or another one on another port with the same database; returns its URL. */
  async startBackend(port?: number): Promise<string> {
    const { environment } = this.parts;
    const env = port ? { ...environment, BACKEND_PORT: String(port) } : environment;
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

  /** The process ids of the running backends, in the order of their start. */
  get backendIds(): number[] {
    return this.backends.map(({ service }) => service.pid);
  }

  /**
   * Kills every backend, or the one at `url`, with SIGKILL, like a power failure; `startBackend`
   * starts one again.
   */
  async killBackends(url?: string): Promise<void> {
    await Promise.all(this.takeOut(url).map(end));
  }

  /** Stops every backend, or the one at `url`, with SIGTERM and settles when it has ended. */
  async stopBackends(url?: string): Promise<void> {
    await Promise.all(this.takeOut(url).map((service) => service.stop()));
  }

  /** Restarts the backend with a different CURRENCY. */
  async changeCurrency(currency: string): Promise<void> {
    await this.stopBackends();
    this.parts.environment.CURRENCY = currency;
    await this.startBackend();
  }

  private takeOut(url?: string): ChildService[] {
    const all = this.backends.splice(0);
    const isMeant = (backend: Backend) => url === undefined || backend.url === url;
    this.backends.push(...all.filter((backend) => !isMeant(backend)));
    return all.filter(isMeant).map(({ service }) => service);
  }

  /** Kills the backends, since a graceful stop is slow and the database is not used afterwards. */
  async stop(): Promise<void> {
    await stopAll([...this.stops.splice(0), () => Promise.all(this.takeOut().map(end))]);
  }

  /**
   * Sends a request to the running backends in rotation, like a proxy, and checks the answer against
   * the published OpenAPI document.
   */
  async request(method: string, path: string, request?: Request): Promise<Answer> {
    const { url } = this.backends[this.turn++ % this.backends.length] ?? this.parts;
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
    const { CURRENCY: currency = 'usd' } = this.parts.environment;
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
    const { product } = madeProduct.parse(answer.body);
    const [{ id: variantId }] = product.variants;
    const made = { id: product.id, variantId, name, price, available };
    this.products.push(made);
    return made;
  }
}

/** Starts an isolated shop for one test; `settings` override the backend's environment. */
export async function startTestShop(settings?: Settings): Promise<TestShop> {
  const shop = new TestShop(settings);
  try {
    await shop.start();
  } catch (error) {
    await shop.stop();
    throw error;
  }
  return shop;
}

/**
 * Starts an isolated shop before the tests of a file or group, and stops it after them, also where its start
 * has failed; `settings` override the backend's environment.
 */
export function useTestShop(settings?: Settings): TestShop {
  const stopped = stoppedAfterwards();
  const shop = new TestShop(settings);
  beforeAll(() => shop.start().finally(() => stopped(shop)));
  return shop;
}
