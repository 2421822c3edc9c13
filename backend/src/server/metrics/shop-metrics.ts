import type { OrderStatisticsService } from '@harrow/orders';
import type { PaymentStatisticsService } from '@harrow/payments';
import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { within } from '../within';

/** Counting orders reads all of them, and nobody needs it more often. */
const ORDERS_AGE_MS = 30_000;
/** Prometheus gives up after ten seconds, and with them on all that is not the database's. */
const LONGEST_READ_MS = 2000;

/** What the shop knows of itself; the same in every process, because it is read from the database. */
export type ShopFacts = {
  orderStatisticsService: OrderStatisticsService;
  paymentStatisticsService: PaymentStatisticsService;
};

/**
 * Answers what was asked less than `maxAge` milliseconds ago without asking again, and what could not
 * be answered in time with an error, once.
 */
function keepFor<T>(maxAge: number, ask: () => Promise<T>): () => Promise<T> {
  let kept: { at: number; answer: Promise<T> } | undefined;
  return async () => {
    const now = performance.now();
    if (!kept || now - kept.at > maxAge) kept = { at: now, answer: ask() };
    try {
      return await within(LONGEST_READ_MS, kept.answer);
    } catch (error) {
      kept = undefined;
      throw error;
    }
  };
}

/** A gauge that shows nothing while the database cannot tell: an old number would be a lie. */
function gaugeFromDatabase<T extends string>(
  options: { name: string; help: string; labelNames?: T[]; registers: Registry[] },
  read: () => Promise<[labels: Partial<Record<T, string>>, value: number][]>,
): void {
  new Gauge<T>({
    ...options,
    async collect() {
      const values = await read().catch(() => []);
      if (options.labelNames) this.reset();
      else this.remove(); // a reset would show 0
      for (const [labels, value] of values) this.set(labels, value);
    },
  });
}

/** Orders by state, and what of payments waits to be done. */
export function measureShop(registry: Registry, facts: ShopFacts): void {
  const registers = [registry];
  const orders = keepFor(ORDERS_AGE_MS, () => facts.orderStatisticsService.countByState());
  gaugeFromDatabase(
    {
      name: 'harrow_orders',
      help: 'Orders by state.',
      labelNames: ['state'],
      registers,
    },
    async () => Object.entries(await orders()).map(([state, count]) => [{ state }, count]),
  );
  const backlog = keepFor(1000, () => facts.paymentStatisticsService.backlog());
  const ofBacklog = (
    name: string,
    help: string,
    value: keyof Awaited<ReturnType<typeof backlog>>,
  ) => {
    gaugeFromDatabase({ name, help, registers }, async () => [[{}, (await backlog())[value]]]);
  };
  ofBacklog(
    'harrow_webhook_events_unhandled',
    'Events of the payment provider that were received and not handled yet.',
    'unhandledEvents',
  );
  ofBacklog(
    'harrow_webhook_oldest_unhandled_seconds',
    'Age of the oldest of them; 0 where there is none.',
    'oldestEventSeconds',
  );
  ofBacklog(
    'harrow_disputes_open',
    'Disputes about payments of this shop that have not ended.',
    'openDisputes',
  );
  ofBacklog('harrow_refunds_due', 'Payments whose money has to go back and has not.', 'refundsDue');
}

/** How the connections to the database are used in this process. */
export function measurePool(registry: Registry, pool: Pool): void {
  const registers = [registry];
  new Gauge({
    name: 'harrow_database_connections',
    help: 'Connections of this process to the database.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    },
  });
  new Gauge({
    name: 'harrow_database_waiting_requests',
    help: 'Work of this process that waits for a connection.',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
}
