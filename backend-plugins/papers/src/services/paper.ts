import type { ListedPaper } from '@harrow/contract';
import { toDecimal } from '@harrow/money';
import type { OutboxEntry, OutboxOutcome } from '@harrow/outbox';
import {
  type Caller,
  groupBy,
  noSuch,
  paced,
  type Services,
  ShopError,
  sqlStatement,
} from '@harrow/plugin-kit';
import { drawInThread } from '../lib/drawing/drawing-thread';
import { type Paper, type PaperKind, paperNumber } from '../lib/paper';
import type { PaperFile } from '../lib/send-paper';

const PAPERS = sqlStatement('@harrow/papers', 'papers-of-orders');
const DELETE = sqlStatement('@harrow/papers', 'delete-old-papers');
const STORED =
  'SELECT pdf, CASE WHEN pdf IS NULL THEN content END AS content FROM paper WHERE id = $1';
const STORE =
  'UPDATE paper SET pdf = coalesce(pdf, $2) WHERE id = $1 AND content IS NOT NULL RETURNING pdf';
const DELETED_AT_ONCE = 200;

type PaperRow = {
  id: string;
  orderId: string;
  kind: PaperKind;
  year: number;
  number: number;
  issuedOn: string;
  /** In the smallest unit. */
  amount: number;
  currency: string;
  /** The order of an invoice, the refund of a credit note. */
  causeId: string;
};

const numberOf = ({ kind, year, number }: PaperRow): string => paperNumber(kind, year, number);

const toListedPaper = (paper: PaperRow): ListedPaper => ({
  kind: paper.kind,
  number: numberOf(paper),
  issuedOn: paper.issuedOn,
  amount: toDecimal(paper.amount, paper.currency),
  currency: paper.currency,
});

const notKept = () =>
  new ShopError('not_found', 'This paper is not kept any more.', { code: 'not_kept' });

/** 409 for an order that has no paper of a kind. */
const noPaper = (kind: PaperKind): ShopError =>
  kind === 'invoice'
    ? new ShopError('conflict', 'This order is still unpaid.', { code: 'order_unpaid' })
    : new ShopError('conflict', 'Nothing of this order has been refunded.', {
        code: 'not_refunded',
      });

const noSeller = () =>
  new ShopError('conflict', 'Papers are written once the shop names its maker.', {
    code: 'no_seller',
  });

/** Reads the papers of orders, and issues and draws missing ones on request. */
export default class PaperService {
  constructor(private readonly services: Services) {}

  /** Returns the papers of an order, oldest first, for its owner or an admin. Throws `not_found` for all others. */
  async list(caller: Caller, orderId: string): Promise<ListedPaper[]> {
    await this.services.storefrontOrderService.retrieve(caller, orderId);
    return (await this.papersOf([orderId])).map(toListedPaper);
  }

  /** Returns the papers of orders whose owner the caller is known to be, oldest first, by order. */
  async listOfOwn(orderIds: string[]): Promise<Map<string, ListedPaper[]>> {
    const papers = groupBy(await this.papersOf(orderIds), ({ orderId }) => orderId);
    return new Map(Array.from(papers, ([id, rows]) => [id, rows.map(toListedPaper)]));
  }

  /**
   * Returns a paper of an order for its owner or an admin: the one with the number, or else the last. Throws
   * `not_found` for other callers and for an unknown number, and `conflict` if there is no paper yet.
   */
  async read(
    caller: Caller,
    orderId: string,
    kind: PaperKind,
    number?: string,
  ): Promise<PaperFile> {
    await this.services.storefrontOrderService.retrieve(caller, orderId);
    const papers = (await this.papersOf([orderId])).filter((paper) => paper.kind === kind);
    if (papers.length === 0) {
      const { paperIssueService } = this.services;
      throw (await paperIssueService.terms()) ? noPaper(kind) : noSeller();
    }
    const paper = papers.findLast((one) => number === undefined || numberOf(one) === number);
    if (!paper) throw noSuch('paper');
    return await this.fileOf(paper);
  }

  /**
   * Returns the paper for an event of an order, for example to attach it to a mail: the invoice, or a refund's
   * credit note. Null if there is none.
   */
  async fileOfCause(orderId: string, kind: PaperKind, causeId: string): Promise<PaperFile | null> {
    const papers = await this.papersOf([orderId]);
    const paper = papers.find((one) => one.kind === kind && one.causeId === causeId);
    return paper ? await this.fileOf(paper) : null;
  }

  /** Issues and draws the paper of an entry of the outbox. */
  async handle({ orderId, subject, cause }: OutboxEntry): Promise<OutboxOutcome> {
    if (orderId === null) return { state: 'dropped', reason: 'no_order' };
    const kind = subject === 'order.refunded' ? 'credit-note' : 'invoice';
    const file = await this.fileOfCause(orderId, kind, cause);
    if (!file && !(await this.services.paperIssueService.terms())) {
      return { state: 'retry', problem: 'no_seller' };
    }
    // the payment was reversed, or an earlier credit note covers the refund
    if (!file) return { state: 'dropped', reason: 'no_paper_needed' };
    return { state: 'done', result: { number: file.number } };
  }

  /** Deletes the content of papers after their retention period. */
  async deleteOld(signal: AbortSignal): Promise<void> {
    await paced(async () => {
      const [deleted]: [unknown[], number] = await this.services.manager.query(DELETE, [
        DELETED_AT_ONCE,
      ]);
      return deleted.length === DELETED_AT_ONCE;
    }, signal);
  }

  /** The papers of orders, including newly issued ones. */
  private async papersOf(orderIds: string[]): Promise<PaperRow[]> {
    await this.services.paperIssueService.issue(orderIds);
    return await this.services.manager.query<PaperRow[]>(PAPERS, [orderIds]);
  }

  private async fileOf(paper: PaperRow): Promise<PaperFile> {
    const number = numberOf(paper);
    const [stored]: { pdf: Buffer | null; content: Paper | null }[] =
      await this.services.manager.query(STORED, [paper.id]);
    const bytes = stored?.pdf ?? (await this.draw(paper.id, stored?.content ?? null));
    return { number, name: `${number}.pdf`, bytes };
  }

  /**
   * Draws and stores a paper; returns the stored bytes, because another process may have been faster. Throws
   * `not_found` if its content has been deleted, also meanwhile.
   */
  private async draw(id: string, content: Paper | null): Promise<Buffer> {
    if (!content) throw notKept();
    const drawn = [id, await drawInThread(content)];
    const [[kept]]: [{ pdf: Buffer }[], number] = await this.services.manager.query(STORE, drawn);
    if (!kept) throw notKept();
    return kept.pdf;
  }
}
