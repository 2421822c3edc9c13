import { logTail } from '@harrow/processes/log-file';
import { StartError } from '@harrow/processes/start-error';
import type { ChildService } from '@harrow/processes/child-service';

/** The order in which services are stopped: each before those that it depends on. */
const STOP_ORDER = [
  'storefront',
  'compiler',
  'backend',
  'mailbox',
  'payment',
  'identity',
  'postgres',
] as const;

/** A service of the shop. */
export type ServiceName = (typeof STOP_ORDER)[number];

/** Supervises the services: reports one that ends unexpectedly, and stops them all in order. */
export class Supervisor {
  readonly #services = new Map<ServiceName, Promise<ChildService>>();
  readonly #aborter = new AbortController();
  #isHurried = false;
  #fail: (error: StartError) => void = () => undefined;

  /** Rejects when a service ends without being stopped. */
  readonly failure = new Promise<never>((_, reject) => {
    this.#fail = reject;
  });

  constructor() {
    this.failure.catch(() => undefined); // prevents an unhandled rejection while no caller waits
  }

  /** Aborted when the shutdown begins, which cancels running builds. */
  get stopping(): AbortSignal {
    return this.#aborter.signal;
  }

  /** Starts and supervises a service. Throws if the shutdown has begun. */
  async start<T extends ChildService>(name: ServiceName, begin: () => Promise<T>): Promise<T> {
    this.stopping.throwIfAborted();
    const starting = begin();
    this.#services.set(name, starting);
    const service = await starting;
    void service.ended.then(() => this.#onEnded(name, service));
    return service;
  }

  /** Stops one service in order to restart it. */
  async stop(name: ServiceName): Promise<void> {
    const service = this.#services.get(name);
    this.#services.delete(name);
    const [result] = await Promise.allSettled([service]);
    if (result.status === 'fulfilled') await result.value?.stop();
  }

  /** Stops everything; a service that is still starting is stopped too. */
  async stopAll(): Promise<void> {
    this.#aborter.abort();
    for (const name of STOP_ORDER) {
      const [result] = await Promise.allSettled([this.#services.get(name)]);
      if (result.status === 'rejected') continue; // did not start
      await (this.#isHurried ? result.value?.abort() : result.value?.stop());
    }
  }

  /** Makes a running shutdown immediate. */
  async hurry(): Promise<void> {
    this.#isHurried = true;
    for (const service of this.#services.values()) {
      const [result] = await Promise.allSettled([service]);
      if (result.status === 'fulfilled') await result.value.abort();
    }
  }

  #onEnded(name: ServiceName, { title, logFile }: ChildService): void {
    const isExpected = this.stopping.aborted || !this.#services.has(name);
    if (isExpected) return;
    const where =
      logFile === undefined ? '' : `: its log is ${logFile}, fix the problem and start again`;
    this.#fail(new StartError(`${title} ended unexpectedly${where}.`, logTail(logFile)));
  }
}
