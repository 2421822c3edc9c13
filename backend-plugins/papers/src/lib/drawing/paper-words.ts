import type { PaperKind } from '../paper';

/** All words of papers, in one language. Amounts and days are given as they are shown. */
export type PaperWords = {
  locale: string;
  dayStyle: Intl.DateTimeFormatOptions;
  titles: Record<PaperKind, string>;
  /** In the metadata of the document. */
  subject: (order: number) => string;
  forMachines: string;
  number: string;
  date: string;
  correctsInvoice: string;
  correctedOn: string;
  order: string;
  orderNumber: (number: number) => string;
  ordered: string;
  poNumber: string;
  seller: string;
  buyer: string;
  vatId: (id: string) => string;
  partNumber: string;
  description: string;
  pieces: string;
  unitPrice: string;
  amount: string;
  /** The only line of a credit note for a part of the total. */
  partialRefund: (invoice: string) => string;
  net: string;
  vatContained: (percent: number) => string;
  totalPaid: string;
  totalRefunded: string;
  paid: (day: string, isByCard: boolean) => string;
  refunded: (day: string, isToCard: boolean) => string;
  banks: string;
  paymentReference: (reference: string) => string;
  currency: (name: string, code: string) => string;
  page: (number: number, count: number) => string;
};
