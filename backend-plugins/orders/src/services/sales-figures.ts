import type { FigureComparison, Figures, FigureStep } from '@harrow/contract';
import { toDecimal } from '@harrow/money';
import { type Services, sqlStatement } from '@harrow/plugin-kit';
import { comparedSpan, type ComparedSpan, type DaySpan, monthsOf } from '../lib/day-span';

const SALES_BY_STEP = sqlStatement('@harrow/orders', 'sales-by-step');
const SALES_BY_CATEGORY = sqlStatement('@harrow/orders', 'sales-by-category');
const SALES_OF_PRODUCTS = sqlStatement('@harrow/orders', 'sales-of-products');
const TOP_PRODUCTS = sqlStatement('@harrow/orders', 'top-products');
const UNPAID_BY_AGE = sqlStatement('@harrow/orders', 'unpaid-by-age');

/** A span with the steps of its series, and what it is compared with. */
type AskedFigures = { span: DaySpan; by: FigureStep; compare?: FigureComparison | undefined };

type Comparison = NonNullable<Figures['comparison']>;
type TopProduct = Figures['topProducts'][number];

/** What a category brought; revenue is in the smallest unit of the currency. */
type SoldCategory = Omit<Figures['byCategory'][number], 'former'> & {
  formerPieces: number;
  formerRevenue: number;
};

/** The unpaid orders of an age; `amount` is in the smallest unit of the currency. */
type UnpaidStep = { fromHours: number; orders: number; amount: number };

/** Sums of a day, week or month. Amounts are in the smallest unit of the currency. */
type Sums = { orders: number; pieces: number; paid: number; refunded: number };
type SalesEntry = Sums & { from: string };

const NOTHING: Sums = { orders: 0, pieces: 0, paid: 0, refunded: 0 };
const NO_SHIFT = '0 days';
const NO_DAYS = [null, null, null, null];

const daysAndMonths = (span: DaySpan) => [span.first, span.last, ...monthsOf(span)];

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
  async read({ span, by, compare }: AskedFigures): Promise<Figures> {
    const other = compare && comparedSpan(span, compare);
    const [sales, topProducts, byCategory, former, { paid: toShip }, unpaid, lowStock] =
      await Promise.all([
        this.sales(span, by),
        this.topProducts(span),
        this.byCategory(span, other),
        other && this.sales(span, by, other),
        this.services.storefrontOrderService.countByState({ q: '' }),
        this.unpaid(),
        this.services.lowStockService.scarcest(),
      ]);
    const products = other && (await this.productsIn(other, topProducts));
    return {
      currency: this.currency,
      ...sales,
      topProducts,
      byCategory,
      comparison: former && products ? { ...former, products } : null,
      toShip,
      unpaid,
      lowStock,
    };
  }

  /** What was sold in a span; or in the one that it is compared with, by steps that correspond to its own. */
  private async sales({ first, last }: DaySpan, by: FigureStep, other?: ComparedSpan) {
    const entries = await this.services.readManager.query<SalesEntry[]>(SALES_BY_STEP, [
      ...[this.currency, first, last],
      ...[by, `1 ${by}`, other?.shift ?? NO_SHIFT],
    ]);
    return {
      from: other?.first ?? first,
      to: other?.last ?? last,
      ...this.totalOf(entries),
      series: entries.map((entry) => ({
        from: entry.from,
        revenue: this.decimal(entry.paid - entry.refunded),
        orders: entry.orders,
      })),
    };
  }

  private async topProducts(span: DaySpan): Promise<Figures['topProducts']> {
    const values = [this.currency, ...daysAndMonths(span)];
    const rows = await this.services.readManager.query<TopProduct[]>(TOP_PRODUCTS, values);
    return rows.map((row) => this.inDecimal(row));
  }

  private async productsIn(span: DaySpan, products: TopProduct[]): Promise<Comparison['products']> {
    const ids = products.map(({ _id }) => _id);
    const values = [this.currency, ...daysAndMonths(span), ids];
    const rows = await this.services.readManager.query<Comparison['products']>(
      SALES_OF_PRODUCTS,
      values,
    );
    return rows.map((row) => this.inDecimal(row));
  }

  private async byCategory(span: DaySpan, other?: DaySpan): Promise<Figures['byCategory']> {
    const rows = await this.services.readManager.query<SoldCategory[]>(SALES_BY_CATEGORY, [
      this.currency,
      ...daysAndMonths(span),
      ...(other ? daysAndMonths(other) : NO_DAYS),
    ]);
    return rows.map(({ formerPieces: pieces, formerRevenue: revenue, ...row }) => ({
      ...this.inDecimal(row),
      former: other ? this.inDecimal({ pieces, revenue }) : null,
    }));
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

  private inDecimal<Sold extends { revenue: number }>(sold: Sold): Sold {
    return { ...sold, revenue: this.decimal(sold.revenue) };
  }

  private decimal(units: number): number {
    return toDecimal(units, this.currency);
  }
}
