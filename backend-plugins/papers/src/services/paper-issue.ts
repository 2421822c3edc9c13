import type {} from '@harrow/shop'; // declares its services, which this one uses
import { type Services, sqlStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { type PaperOptions, optionsSchema } from '../lib/options';
import type { Paper, PaperKind } from '../lib/paper';
import {
  amountToCredit,
  type CreditedRefund,
  creditNoteOf,
  type InvoicedOrder,
  invoiceOf,
  type Issue,
} from '../lib/paper-content';
import { type PaperTerms, termsOf } from '../lib/terms';

const LOCK = sqlStatement('@harrow/papers', 'lock-series');
const ORDERS = sqlStatement('@harrow/papers', 'orders-to-invoice');
const REFUNDS = sqlStatement('@harrow/papers', 'refunds-to-credit');
const ADD = sqlStatement('@harrow/papers', 'add-papers');

const LACKING = 'SELECT id FROM unnest($1::text[]) AS id WHERE lacks_paper(id)';

const OPEN_SERIES = `
  INSERT INTO paper_series (kind, year, last_issued_on)
  VALUES ($1, extract(year FROM $2::date), $2::date) ON CONFLICT DO NOTHING`;

/** Invoices numbered together; the lock is held for milliseconds. */
const BATCH_SIZE = 100;

type Series = { lastNumber: number; day: string };

/** A paper without its number. */
type Unnumbered = { orderId: string; causeId: string; write: (issue: Issue) => Paper };

/**
 * Issues papers: assigns numbers without gaps or duplicates, under the lock of the series, and stores the content.
 * Drawing is separate, payments do not wait for it, and a crash rolls back numbers and papers together.
 */
export default class PaperIssueService {
  private readonly options: PaperOptions;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    this.options = optionsSchema.parse(options);
  }

  /**
   * Issues the missing invoices and credit notes of orders, and the invoices of other payments with due outbox
   * entries, in the order of the payments. Without a seller, they are issued once the shop names one.
   */
  async issue(orderIds: string[]): Promise<void> {
    const { manager } = this.services;
    const lacking: { id: string }[] = await manager.query(LACKING, [orderIds]);
    const terms = lacking.length > 0 && (await this.terms());
    if (!terms) return;
    for (const { id } of lacking) {
      await manager.transaction(async (transaction) => {
        await this.issueInvoices(transaction, id, terms);
        await this.issueCreditNotes(transaction, id, terms);
      });
    }
  }

  /** Returns what papers say of the seller; null as long as the shop has none. */
  async terms(): Promise<PaperTerms | null> {
    return termsOf(await this.services.shopService.retrieve());
  }

  private async issueInvoices(
    manager: EntityManager,
    orderId: string,
    terms: PaperTerms,
  ): Promise<void> {
    await this.add(manager, 'invoice', terms, async () => {
      const values = [[orderId], BATCH_SIZE, terms.timeZone];
      const orders: InvoicedOrder[] = await manager.query(ORDERS, values);
      return orders.map((order) => ({
        orderId: order.orderId,
        causeId: order.orderId,
        write: (issue) => invoiceOf(order, issue, terms),
      }));
    });
  }

  private async issueCreditNotes(
    manager: EntityManager,
    orderId: string,
    terms: PaperTerms,
  ): Promise<void> {
    const [refund]: unknown[] = await manager.query(
      'SELECT FROM refund WHERE order_id = $1 LIMIT 1',
      [orderId],
    );
    if (!refund) return;
    await this.add(manager, 'credit-note', terms, async () => {
      const values = [[orderId], terms.timeZone];
      const refunds: CreditedRefund[] = await manager.query(REFUNDS, values);
      let credited = refunds[0]?.credited ?? 0;
      return refunds.flatMap((refund) => {
        const amount = amountToCredit({ ...refund, credited });
        credited += amount;
        const { refundId: causeId } = refund;
        return amount === 0
          ? []
          : [{ orderId, causeId, write: (issue: Issue) => creditNoteOf(refund, amount, issue) }];
      });
    });
  }

  /** Numbers the papers returned by `read`, in their order. */
  private async add(
    manager: EntityManager,
    kind: PaperKind,
    { timeZone }: PaperTerms,
    read: () => Promise<Unnumbered[]>,
  ): Promise<void> {
    const { lastNumber, day } = await this.lock(manager, kind, timeZone);
    const papers = await read();
    if (papers.length === 0) return;
    const year = Number(day.slice(0, 4));
    const rows = papers.map(({ orderId, causeId, write }, index) => {
      const number = lastNumber + index + 1;
      return { number, orderId, causeId, content: write({ year, number, day }) };
    });
    await manager.query(ADD, [kind, day, JSON.stringify(rows), this.options.keptYears]);
  }

  /**
   * Locks the series, and returns that of the current year. The lock is a separate statement: if the statement that
   * assigns numbers also took the lock, its snapshot would be older, and two processes could assign the same number.
   */
  private async lock(manager: EntityManager, kind: PaperKind, timeZone: string): Promise<Series> {
    const [now]: { day: string }[] = await manager.query(
      'SELECT (clock_timestamp() AT TIME ZONE $1)::date::text AS day',
      [timeZone],
    );
    if (!now) throw new Error('The database has no time.');
    await manager.query(OPEN_SERIES, [kind, now.day]);
    const [series]: Series[] = await manager.query(LOCK, [kind, now.day]);
    if (!series) throw new Error(`There is no series of ${kind} papers.`);
    return series;
  }
}
