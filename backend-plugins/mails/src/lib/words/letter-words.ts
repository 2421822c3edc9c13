import type { ShopPromises } from '@harrow/contract';

/** All words of the mails to customers, in one language. Amounts, pieces and moments are given as they are shown. */
export type LetterWords = {
  locale: string;
  promises: ShopPromises;
  pieces: (pieces: number) => string;
  part: (number: string) => string;
  total: string;
  order: string;
  orderNumber: (number: number) => string;
  poNumber: string;
  shipsTo: string;
  payBy: string;
  invoice: string;
  seeOrder: string;
  pay: (total: string) => string;
  /** Below a button that pays without a log-in. */
  payLink: string;
  foot: { question: string; questionOrCall: string };
  placed: {
    subject: (number: number) => string;
    title: string;
    due: (total: string) => string;
    named: (number: number) => string;
    held: (payBy: string | null) => string;
    thanks: string;
    cancel: string;
    expires: string;
  };
  paid: {
    subject: (number: number, invoice: string | null) => string;
    title: string;
    attached: (invoice: string) => string;
    shipsIn: (shipsIn: string, from: string) => string;
    ships: string;
    invoiceAttached: string;
  };
  shipped: {
    subject: (number: number) => string;
    title: string;
    trackingNumber: (number: string) => string;
    check: (complaint: string) => string;
    tracking: string;
    track: string;
  };
  cancelled: {
    subject: (number: number) => string;
    title: string;
    named: (number: number) => string;
    notCharged: string;
    byCustomer: string;
    byShop: string;
    seeProducts: string;
  };
  expired: {
    subject: (number: number) => string;
    title: string;
    preview: string;
    text: string;
    again: string;
  };
  reminder: {
    subject: (number: number) => string;
    title: string;
    preview: (payBy: string) => string;
    text: (payBy: string) => string;
  };
  refunded: {
    subject: (amount: string, number: number) => string;
    title: string;
    preview: (amount: string) => string;
    text: (amount: string, isPart: boolean) => string;
    attached: string;
    refunded: string;
    creditNote: string;
  };
  unverified: {
    title: (number: number) => string;
    preview: string;
    text: string;
    stranger: string;
  };
  restocked: {
    subject: (name: string) => string;
    title: string;
    inStock: (pieces: string, isOne: boolean) => string;
    text: (pieces: string, isOne: boolean) => string;
    see: string;
    once: string;
    product: string;
    part: string;
    price: string;
    perPiece: (price: string) => string;
    soldFrom: string;
  };
  soldOutAgain: {
    subject: (name: string) => string;
    title: string;
    preview: string;
    text: string;
    ask: string;
    once: string;
  };
};
