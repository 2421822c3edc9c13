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
    const { transactionsAtOnce, longestTurnWaitMs } = optionsSchema.parse(options);
    this.turnstile = turnstile ??= new Turnstile(transactionsAtOnce, longestTurnWaitMs);
  }

  /**
   * Runs the work in a transaction of its own; the work must not run another one here. Throws
   * `unavailable`, and has done nothing, where its turn does not come in time.
   */
  async run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return await this.inTurn((manager) => manager.transaction(work));
  }

  /** The same for work that needs no transaction, because one statement writes all that it writes. */
  async inTurn<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return await this.turnstile.pass(() => work(this.manager));
  }
}
