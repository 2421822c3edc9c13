import { Semaphore, Semaphores } from '@harrow/http';
import type { EntityManager } from 'typeorm';
import { optionsSchema } from '../lib/options';

type Container = { manager: EntityManager };

type Permits = { all: Semaphore; products: Semaphores };

/** Of the whole process: the engine makes its services anew for each request. */
let permits: Permits | undefined;

/**
 * Runs the transactions that write orders, a few at once. A flood of orders or payments waits here
 * for its turn, instead of failing for want of a connection and keeping everyone else from one.
 */
export default class OrderTransactionService {
  private readonly manager: EntityManager;
  private readonly permits: Permits;

  constructor(container: Container, options: unknown) {
    this.manager = container.manager;
    const { transactionsAtOnce, longestTurnWaitMs } = optionsSchema.parse(options);
    this.permits = permits ??= {
      all: new Semaphore(transactionsAtOnce, longestTurnWaitMs),
      products: new Semaphores(Math.ceil(transactionsAtOnce / 2), longestTurnWaitMs),
    };
  }

  /**
   * Runs the work in a transaction of its own; the work must not run another one here. Throws
   * `unavailable`, and has done nothing, where its turn does not come in time.
   */
  async run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return await this.permits.all.run(() => this.manager.transaction(work));
  }

  /**
   * The same for an order of a product, which needs no transaction: one statement writes it. Orders of
   * one product wait for one another at its stock, so half of the permits are the most they hold.
   */
  async order<T>(product: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const { all, products } = this.permits;
    return await products.run(product, () => all.run(() => work(this.manager)));
  }
}
