import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from '@harrow/processes/free-port';
import { projectRoot } from '@harrow/processes/project-root';
import { startChildService, type ChildService } from '@harrow/processes/child-service';
import { signal } from '@harrow/processes/processes';
import { stopAll, stoppedAfterwards, type Stop } from '@harrow/processes/stop-all';
import { startPaymentSandbox } from '@harrow/payment-sandbox/server';
import { backendEnvironment, SANDBOX_KEYS, STOREFRONT_ORIGIN } from './backend-environment.ts';
import { openPool } from './open-pool.ts';
import { Shop, type ShopParts } from './shop.ts';
import { copyTemplate } from './template-database.ts';

export type { Person, TestProduct } from './shop.ts';

type Backend = { url: string; service: ChildService };

/** Kills a backend unless it has ended. */
async function end({ pid, ended }: ChildService): Promise<void> {
  signal(pid, 'SIGKILL');
  await ended;
}

/** Overrides of the backend's environment; a function if they depend on the database's URL. */
export type Settings =
  NodeJS.ProcessEnv | ((databaseUrl: string) => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>);

/** The parts of a shop that has started. */
type Parts = ShopParts & { environment: NodeJS.ProcessEnv };

/** A complete, isolated shop: database, payment sandbox and one or more backends, over HTTP. */
export class TestShop extends Shop {
  /** The log lines of the backends since the start. */
  readonly log: string[] = [];
  readonly adminEmail = `admin-${randomUUID()}@harrow.test`;
  private readonly backends: Backend[] = [];
  private readonly stops: Stop[] = [];
  private started?: Parts;

  /** `settings` override the backend's environment. */
  constructor(private readonly settings: Settings = {}) {
    super();
  }

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
    const database = openPool(databaseUrl);
    this.stops.push(() => database.end());
    this.started = { url, databaseUrl, sandbox, database, environment };
    await this.startBackend();
  }

  protected get parts(): Parts {
    if (!this.started) throw new Error('The shop has not started.');
    return this.started;
  }

  get urls(): readonly string[] {
    return this.backends.map(({ url }) => url);
  }

  get currency(): string {
    return this.parts.environment.CURRENCY ?? 'usd';
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
