import type { EntityManager } from 'typeorm';
import { optionsSchema } from '../lib/options';
import { Turnstile } from '../lib/turnstile';

type Container = { manager: EntityManager };

/** One for the whole process: the engine makes its services anew for each request. */
let turnstile: Turnstile | undefined;

/**
 * Runs the transactions that write orders, a few at once. A flood of orders or payments waits here
 * for its turn, instead of failing for want of a connection and keeping everyone else from one.
 */
export default class OrderTransactionService {
  private readonly manager: EntityManager;
  private readonly turnstile: Turnstile;

  constructor(container: Container, options: unknown) {
    this.manager = container.manager;
    this.turnstile = turnstile ??= new Turnstile(optionsSchema.parse(options).transactionsAtOnce);
  }

  /** Runs the work in a transaction of its own; the work must not run another one here. */
  async run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return await this.turnstile.pass(() => this.manager.transaction(work));
  }
}
