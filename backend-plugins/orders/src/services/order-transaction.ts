import type { EntityManager } from 'typeorm';
import { Turnstile } from '../lib/turnstile';

type Container = { manager: EntityManager };

/** Half of the connections that a process has: the other half stays free for whoever reads. */
const AT_ONCE = 10;

/** One for the whole process: the engine makes its services anew for each request. */
const turnstile = new Turnstile(AT_ONCE);

/**
 * Runs the transactions that write orders, a few at once. A flood of orders or payments waits here
 * for its turn, instead of failing for want of a connection and keeping everyone else from one.
 */
export default class OrderTransactionService {
  private readonly manager: EntityManager;

  constructor(container: Container) {
    this.manager = container.manager;
  }

  /** Runs the work in a transaction of its own; the work must not run another one here. */
  async run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return await turnstile.pass(() => this.manager.transaction(work));
  }
}
