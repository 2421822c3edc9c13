import type { Figures, FigureStep } from '@harrow/contract';
import { toDecimal } from '@harrow/money';
import type { Services } from '@harrow/plugin-kit';
import { MAX_AGE_MS, MAX_COUNTED } from '../lib/long-lists';
import { Refreshed } from '../lib/refreshed';
import {
  type DaySpan,
  INTERVALS,
  type SalesEntry,
  SELECT_ENTRIES,
  SELECT_TOP_PRODUCTS,
  type SoldProduct,
} from '../lib/sales';
import {
  COUNT_FEW_UNPAID,
  COUNT_TO_SHIP,
  SELECT_UNPAID,
  type UnpaidStep,
} from '../lib/waiting-orders';

type Sums = Omit<SalesEntry, 'from'>;

const NOTHING: Sums = { orders: 0, pieces: 0, paid: 0, refunded: 0 };

/** Shared by the whole process: the engine constructs its services for each request. */
let manyUnpaid: Refreshed<UnpaidStep[]> | undefined;

/**
 * Figures of what was sold, in the shop's currency, and of what waits now. Orders in another currency
 * count only among those to ship.
 */
export default class SalesFiguresService {
  private readonly currency: string;
  private readonly manyUnpaid: Refreshed<UnpaidStep[]>;

  constructor(private readonly services: Services) {
    this.currency = services.storefrontProductService.currency;
    this.manyUnpaid = manyUnpaid ??= new Refreshed(
      MAX_AGE_MS,
      () => this.readUnpaid(),
      (error) => services.logger.warn(`Cannot add up the unpaid orders: ${String(error)}`),
    );
  }

  /** Returns the figures of a span. Those of more than 10,000 unpaid orders may be a moment old. */
  async read(span: DaySpan, by: FigureStep): Promise<Figures> {
    const days = [this.currency, span.first, span.last];
    const [entries, top, toShip, unpaid, lowStock] = await Promise.all([
      this.services.readManager.query<SalesEntry[]>(SELECT_ENTRIES, [...days, by, INTERVALS[by]]),
      this.services.readManager.query<SoldProduct[]>(SELECT_TOP_PRODUCTS, days),
      this.count(COUNT_TO_SHIP),
      this.unpaid(),
      this.services.lowStockService.scarcest(),
    ]);
    return {
      currency: this.currency,
      ...this.totalOf(entries),
      series: entries.map((entry) => ({
        from: entry.from,
        revenue: this.decimal(entry.paid - entry.refunded),
        orders: entry.orders,
      })),
      topProducts: top.map(({ productId: _id, revenue, ...product }) => ({
        ...{ _id, ...product },
        revenue: this.decimal(revenue),
      })),
      toShip,
      unpaid,
      lowStock,
    };
  }

  private totalOf(entries: SalesEntry[]) {
    const sums = entries.reduce<Sums>(
      (sum, entry) => ({
        orders: sum.orders + entry.orders,
        pieces: sum.pieces + entry.pieces,
        paid: sum.paid + entry.paid,
        refunded: sum.refunded + entry.refunded,
      }),
      NOTHING,
    );
    const { orders, pieces, paid, refunded } = sums;
    return {
      revenue: this.decimal(paid - refunded),
      orders,
      pieces,
      averageOrder: orders > 0 ? this.decimal(Math.round((paid - refunded) / orders)) : 0,
      refunded: this.decimal(refunded),
    };
  }

  private async unpaid(): Promise<Figures['unpaid']> {
    const isMany = (await this.count(COUNT_FEW_UNPAID, [MAX_COUNTED])) > MAX_COUNTED;
    const steps = await (isMany ? this.manyUnpaid.get() : this.readUnpaid());
    return {
      orders: steps.reduce((sum, { orders }) => sum + orders, 0),
      amount: this.decimal(steps.reduce((sum, { amount }) => sum + amount, 0)),
      byAge: steps.map((step) => ({ ...step, amount: this.decimal(step.amount) })),
    };
  }

  private async readUnpaid(): Promise<UnpaidStep[]> {
    return await this.services.readManager.query<UnpaidStep[]>(SELECT_UNPAID, [this.currency]);
  }

  private async count(query: string, values: unknown[] = []): Promise<number> {
    const [row] = await this.services.readManager.query<{ count: number }[]>(query, values);
    return row?.count ?? 0;
  }

  private decimal(units: number): number {
    return toDecimal(units, this.currency);
  }
}
