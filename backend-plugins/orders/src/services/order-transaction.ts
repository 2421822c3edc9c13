import { databaseErrorCode, Semaphore, Semaphores, type Services } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { Batches } from '../lib/batches';
import { optionsSchema } from '../lib/options';
import type { OrderValues } from '../lib/order-values';
import { placeTogether } from '../lib/place-orders';

type Permits = {
  all: Semaphore;
  products: Semaphores;
  customers: Semaphores;
  batches: Batches<OrderValues>;
};

/**
 * SQLSTATE of a statement that has certainly been rolled back, because of one of its orders or of another
 * transaction: 22 data, 23 integrity, 40 rollback, 55P03 and 57014 timeouts of PostgreSQL.
 */
const CONFLICT = /^(22|23|40|55P03|57014)/;

/** Shared by the whole process: the engine constructs its services for each request. */
let permits: Permits | undefined;

/**
 * Limits the concurrent transactions that write orders. A flood of orders or payments waits here
 * instead of exhausting the connection pool.
 */
export default class OrderTransactionService {
  private readonly permits: Permits;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    const { maxConcurrentTransactions, maxTransactionWaitMs } = optionsSchema.parse(options);
    this.permits = permits ??= {
      all: new Semaphore(maxConcurrentTransactions, maxTransactionWaitMs),
      products: new Semaphores(Math.ceil(maxConcurrentTransactions / 2), maxTransactionWaitMs),
      customers: new Semaphores(1, maxTransactionWaitMs),
      batches: new Batches(
        (order) => order.customer_id,
        (orders) => this.placeBatch(orders),
      ),
    };
  }

  /**
   * Runs the work in a new transaction; calls must not be nested. Throws `unavailable` without
   * running the work if it does not get a permit in time.
   */
  async run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return await this.permits.all.run(() => this.services.manager.transaction(work));
  }

  /**
   * Places an order together with other waiting ones, in one statement. Returns false if the caller must use
   * `order` instead: it was refused, its product is locked, it conflicts with another, or it waited too long.
   */
  async orderTogether(values: OrderValues): Promise<boolean> {
    return await this.permits.batches.add(values);
  }

  private async placeBatch(orders: OrderValues[]): Promise<(order: OrderValues) => boolean> {
    const { manager, storefrontProductService } = this.services;
    try {
      const placed = await this.permits.all.run(() =>
        placeTogether(manager, storefrontProductService.currency, orders),
      );
      return ({ order_id }) => placed.has(order_id);
    } catch (error) {
      if (CONFLICT.test(databaseErrorCode(error) ?? '')) return () => false;
      throw error;
    }
  }

  /**
   * Runs the statement that places an order for a product; it needs no transaction. Orders for one
   * product wait for each other at its stock, so they may hold at most half of the permits.
   */
  async order<T>(product: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const { all, products } = this.permits;
    return await products.run(product, () => all.run(() => work(this.services.manager)));
  }

  /**
   * Like `order`, but in a transaction that waits for the customer's other orders, in other processes
   * too. No transaction takes this lock after that of a product's stock, so they cannot deadlock; and
   * the others wait here without a permit, so that they do not delay other buyers.
   */
  async orderAlone<T>(
    customerId: string,
    product: string,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    const { all, products, customers } = this.permits;
    const place = () =>
      this.services.manager.transaction(async (manager) => {
        await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
          `orders of ${customerId}`,
        ]);
        return await work(manager);
      });
    return await customers.run(customerId, () => products.run(product, () => all.run(place)));
  }
}
