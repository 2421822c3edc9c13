import type { Figures, FigureStep } from '@harrow/contract';
import { toDecimal } from '@harrow/money';
import { type Services, sqlStatement } from '@harrow/plugin-kit';
import { type DaySpan, monthsOf } from '../lib/day-span';

const SALES_BY_STEP = sqlStatement('@harrow/orders', 'sales-by-step');
const TOP_PRODUCTS = sqlStatement('@harrow/orders', 'top-products');
const UNPAID_BY_AGE = sqlStatement('@harrow/orders', 'unpaid-by-age');

/** The unpaid orders of an age; `amount` is in the smallest unit of the currency. */
type UnpaidStep = { fromHours: number; orders: number; amount: number };

/** Sums of a day, week or month. Amounts are in the smallest unit of the currency. */
type Sums = { orders: number; pieces: number; paid: number; refunded: number };
type SalesEntry = Sums & { from: string };

type SoldProduct = {
  productId: string;
  name: string;
  img: string;
  pieces: number;
  revenue: number;
};

const NOTHING: Sums = { orders: 0, pieces: 0, paid: 0, refunded: 0 };

/**
 * Figures of what was sold, in the shop's currency, and of what waits now. Orders in another currency
 * count only among those to ship.
 */
export default class SalesFiguresService {
  private readonly currency: string;

  constructor(private readonly services: Services) {
    this.currency = services.storefrontProductService.currency;
  }

  /** Returns the figures of a span. A number to ship above 10,000 may be a moment old. */
  async read(span: DaySpan, by: FigureStep): Promise<Figures> {
    const days = [this.currency, span.first, span.last];
    const [entries, top, { paid: toShip }, unpaid, lowStock] = await Promise.all([
      this.services.readManager.query<SalesEntry[]>(SALES_BY_STEP, [...days, by, `1 ${by}`]),
      this.services.readManager.query<SoldProduct[]>(TOP_PRODUCTS, [...days, ...monthsOf(span)]),
      this.services.storefrontOrderService.countByState({ q: '' }),
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
    const steps = await this.services.readManager.query<UnpaidStep[]>(UNPAID_BY_AGE, [
      this.currency,
    ]);
    return {
      orders: steps.reduce((sum, { orders }) => sum + orders, 0),
      amount: this.decimal(steps.reduce((sum, { amount }) => sum + amount, 0)),
      byAge: steps.map((step) => ({ ...step, amount: this.decimal(step.amount) })),
    };
  }

  private decimal(units: number): number {
    return toDecimal(units, this.currency);
  }
}
