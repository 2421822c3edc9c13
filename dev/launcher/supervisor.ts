import { logTail } from '../lib/log-file.ts';
import { StartError } from '../lib/start-error.ts';
import type { ChildService } from '../lib/child-service.ts';

/** The order in which services are stopped: each before those that it needs. */
const STOP_ORDER = [
  'storefront',
  'compiler',
  'backend',
  'payment',
  'identity',
  'postgres',
] as const;

/** A service of the shop. */
export type ServiceName = (typeof STOP_ORDER)[number];

/** Keeps the services: tells when one dies by itself, and stops them all in order. */
export class Supervisor {
  readonly #services = new Map<ServiceName, Promise<ChildService>>();
  readonly #aborter = new AbortController();
  #isHurried = false;
  #fail: (error: StartError) => void = () => undefined;

  /** Rejects when a service ends that nobody has stopped. */
  readonly failure = new Promise<never>((_, reject) => {
    this.#fail = reject;
  });

  constructor() {
    this.failure.catch(() => undefined); // Whoever waits for it hears of it; at times nobody does.
  }

  /** Aborted when the stop begins: what is still being built is not finished. */
  get stopping(): AbortSignal {
    return this.#aborter.signal;
  }

  /** Starts a service and keeps it; throws when the stop has begun. */
  async start<T extends ChildService>(name: ServiceName, begin: () => Promise<T>): Promise<T> {
    this.stopping.throwIfAborted();
    const starting = begin();
    this.#services.set(name, starting);
    const service = await starting;
    void service.ended.then(() => this.#onEnded(name, service));
    return service;
  }

  /** Stops one service, to start it anew. */
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
      if (result.status === 'rejected') continue; // It did not start, so there is nothing to stop.
      await (this.#isHurried ? result.value?.abort() : result.value?.stop());
    }
  }

  /** Makes a stop that is under way an immediate one. */
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
      logFile === undefined ? '' : `: its log is ${logFile}, start again when it is put right`;
    this.#fail(new StartError(`${title} has ended by itself${where}.`, logTail(logFile)));
  }
}
