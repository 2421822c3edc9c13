import type {} from '@harrow/orders';
import type {} from '@harrow/outbox';
import type {} from '@harrow/payments';
import type { Services } from '@harrow/plugin-kit';
import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { within } from '../../lifecycle/within';

/** Counting orders reads all of them, so the result is cached. */
const ORDERS_MAX_AGE_MS = 30_000;
/** Prometheus' scrape timeout is ten seconds; metrics from the database must not delay the others. */
const READ_TIMEOUT_MS = 2000;

/**
 * Caches the result of `read` for `maxAge` milliseconds; throws if it takes too long, and then
 * reads again at the next call.
 */
function cacheFor<T>(maxAge: number, read: () => Promise<T>): () => Promise<T> {
  let cached: { at: number; answer: Promise<T> } | undefined;
  return async () => {
    const now = performance.now();
    if (!cached || now - cached.at > maxAge) cached = { at: now, answer: read() };
    try {
      return await within(READ_TIMEOUT_MS, cached.answer);
    } catch (error) {
      cached = undefined;
      throw error;
    }
  };
}

/**
 * A gauge without a value while the database is unavailable, because an old one would be
 * misleading.
 */
function gaugeFromDatabase<T extends string>(
  options: { name: string; help: string; labelNames?: T[]; registers: Registry[] },
  read: () => Promise<[labels: Partial<Record<T, string>>, value: number][]>,
): void {
  new Gauge<T>({
    ...options,
    async collect() {
      const values = await read().catch(() => []);
      if (options.labelNames) this.reset();
      else this.remove(); // a reset would report 0
      for (const [labels, value] of values) this.set(labels, value);
    },
  });
}

type Counts = Awaited<ReturnType<Services['outboxMessageService']['backlog']>>[number];

/** Registers the outbox metrics by kind, including those of the provider's events. */
function measureOutbox(registry: Registry, services: Services): void {
  const messages = cacheFor(1000, () => services.outboxMessageService.backlog());
  const byKind = (name: string, help: string, value: Exclude<keyof Counts, 'kind'>) => {
    const options = { name, help, labelNames: ['kind' as const], registers: [registry] };
    gaugeFromDatabase(options, async () =>
      (await messages()).map((counts) => [{ kind: counts.kind }, counts[value]]),
    );
  };
  byKind(
    'harrow_outbox_pending',
    'Messages that wait for an attempt, and provider events that wait to be handled.',
    'pending',
  );
  byKind('harrow_outbox_failed', 'Messages that wait for staff, and failing events.', 'failed');
  byKind(
    'harrow_outbox_oldest_pending_seconds',
    'Age of the oldest message that waits; 0 if there are none.',
    'oldestSeconds',
  );
}

/** Registers the metrics of orders, payments and messages. */
export function measureShop(registry: Registry, services: Services): void {
  measureOutbox(registry, services);
  const registers = [registry];
  const orders = cacheFor(ORDERS_MAX_AGE_MS, () =>
    services.storefrontOrderService.countByState({ q: '' }),
  );
  gaugeFromDatabase(
    {
      name: 'harrow_orders',
      help: 'Orders by state.',
      labelNames: ['state'],
      registers,
    },
    async () => Object.entries(await orders()).map(([state, count]) => [{ state }, count]),
  );
  const backlog = cacheFor(1000, () => services.paymentStatisticsService.backlog());
  const ofBacklog = (
    name: string,
    help: string,
    value: keyof Awaited<ReturnType<typeof backlog>>,
  ) => {
    gaugeFromDatabase({ name, help, registers }, async () => [[{}, (await backlog())[value]]]);
  };
  ofBacklog(
    'harrow_webhook_events_unhandled',
    'Payment provider events that have not been handled.',
    'unhandledEvents',
  );
  ofBacklog(
    'harrow_webhook_oldest_unhandled_seconds',
    'Age of the oldest unhandled event; 0 if there are none.',
    'oldestEventSeconds',
  );
  ofBacklog('harrow_disputes_open', 'Open disputes about payments of this shop.', 'openDisputes');
  ofBacklog(
    'harrow_refunds_due',
    'Refunds that the payment provider has not confirmed.',
    'refundsDue',
  );
}

/** Registers the metrics of this process's database connections. */
export function measurePool(registry: Registry, pool: Pool): void {
  const registers = [registry];
  new Gauge({
    name: 'harrow_database_connections',
    help: 'Database connections of this process, by state.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    },
  });
  new Gauge({
    name: 'harrow_database_waiting_requests',
    help: 'Tasks of this process that wait for a connection.',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
}
