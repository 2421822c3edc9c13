import type { Language } from '@harrow/contract';
import { joinName } from '@harrow/plugin-kit';
import { wordsOf } from './drawing/words';
import { type Paper, paperNumber, type PaperLine } from './paper';
import type { PaperTerms } from './terms';

/** An order to invoice; amounts are in the smallest unit. */
export type InvoicedOrder = {
  orderId: string;
  language: Language;
  number: number;
  placedOn: string;
  paidOn: string;
  reference: string | null;
  poNumber: string | null;
  currency: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  phone: string;
  address: string;
  country: string;
  lines: PaperLine[];
};

/** A refund to credit, with the invoice of its order. */
export type CreditedRefund = {
  orderId: string;
  refundId: string;
  amount: number;
  refundedOn: string;
  reference: string | null;
  invoice: Paper;
  /** Totals of the order: the recorded refunds, and the amounts of its credit notes. */
  refunded: number;
  credited: number;
};

/** The number and the day of issue. */
export type Issue = { year: number; number: number; day: string };

/** Returns the content of the invoice of an order. */
export function invoiceOf(
  order: InvoicedOrder,
  { year, number, day }: Issue,
  { seller, tax }: Pick<PaperTerms, 'seller' | 'tax'>,
): Paper {
  const { email, phone, address, lines, reference, paidOn } = order;
  return {
    kind: 'invoice',
    language: order.language,
    number: paperNumber('invoice', year, number),
    issuedOn: day,
    corrects: null,
    seller,
    buyer: {
      name: joinName(order.first_name, order.last_name),
      ...{ email, phone, address },
      // the engine requires a country, so only addresses from elsewhere lack it
      country: order.country || seller.country,
    },
    order: { number: order.number, placedOn: order.placedOn, poNumber: order.poNumber },
    payment: { reference, paidOn },
    lines,
    currency: order.currency,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    tax,
  };
}

/** A partial refund is one line, because it belongs to no product. */
const partialLine = ({ invoice }: CreditedRefund, amount: number): PaperLine => ({
  name: wordsOf(invoice).partialRefund(invoice.number),
  partNumber: null,
  quantity: 1,
  unitPrice: amount,
  amount,
});

/**
 * Returns the amount of the credit note for a refund: 0 if other credit notes already cover it. A refund that fails
 * at the provider keeps its credit note, which then covers the next refund.
 */
export const amountToCredit = ({
  amount,
  refunded,
  credited,
}: Pick<CreditedRefund, 'amount' | 'refunded' | 'credited'>): number =>
  Math.max(0, Math.min(amount, refunded - credited));

/** Returns the content of the credit note for a refund; the amount is positive. */
export function creditNoteOf(
  refund: CreditedRefund,
  amount: number,
  { year, number, day }: Issue,
): Paper {
  const { invoice, reference, refundedOn } = refund;
  return {
    ...invoice,
    kind: 'credit-note',
    number: paperNumber('credit-note', year, number),
    issuedOn: day,
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn },
    payment: { reference, paidOn: refundedOn },
    lines: amount === invoice.total ? invoice.lines : [partialLine(refund, amount)],
    total: amount,
  };
}
