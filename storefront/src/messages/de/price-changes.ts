import { formatCount } from '@/lib/format/numbers';

const prices = (count: number) => formatCount(count, 'Preis', 'Preise');
const productsOf = (count: number) => formatCount(count, 'Produkt', 'Produkte');

/** Texts of the page that changes the prices of many products. */
export const priceChangeMessages = {
  title: 'Preise ändern',
  lead: 'Ändert die regulären Preise vieler Produkte auf einmal, auch die von Entwürfen. Preise in Preislisten bleiben, wie sie sind.',
  products: 'Produkte',
  allProducts: 'Alle Produkte',
  by: 'Ändern um',
  byPercent: 'einen Prozentsatz',
  byAmount: 'einen Betrag',
  percent: 'Prozent',
  amount: 'Betrag',
  valueHint: 'Weniger als 0 senkt die Preise.',
  rounding: 'Runden auf Vielfache von',
  roundingHint: 'Auf das nächste; bei der Hälfte aufwärts.',
  least: 'der kleinsten Einheit',
  percentRequired: 'Geben Sie den Prozentsatz ein, etwa 3 oder -5.',
  amountRequired: 'Geben Sie den Betrag ein, etwa 0,50 oder -1.',
  percentOutside: (most: string) => `Möglich sind mehr als -100 % und höchstens ${most} %.`,
  percentTooFine: 'Höchstens 2 Nachkommastellen sind möglich.',
  check: 'Vorschau',
  checking: 'Wird berechnet …',
  notPreviewed: (reason: string) => `Es gibt keine Vorschau. ${reason}`,

  would: (count: number) =>
    count === 0
      ? 'Das ändert keinen Preis.'
      : `${prices(count)} würden sich ändern. Noch ist nichts geändert.`,
  unchanged: (count: number) => `${prices(count)} bleiben nach dem Runden gleich.`,
  tooLow: (count: number) =>
    `${productsOf(count)} ausgelassen: Karten können für die Mindestmenge nicht mit so wenig belastet werden.`,
  tooHigh: (count: number) =>
    `${productsOf(count)} ausgelassen: Karten können für die Mindestmenge nicht mit so viel belastet werden.`,
  listsStay: 'Preise in Preislisten, etwa nach Menge, bleiben, wie sie sind.',
  newPrices: 'Neue Preise',
  first: (count: string) => `Die ersten ${count}`,
  leftOut: 'Ausgelassen',
  product: 'Produkt',
  partNumber: 'Teilenummer',
  price: 'Preis',
  change: (count: number) => `${prices(count)} ändern`,
  changing: 'Werden geändert …',
  changedSince:
    'Seit der Vorschau haben sich Preise geändert, sonst nichts. Das ist die neue Vorschau.',
  notChanged: (reason: string) => `Nichts wurde geändert. ${reason}`,
  whenUnknown: (reason: string) =>
    `Wir wissen nicht, ob die Preise geändert wurden. Sehen Sie sich die Vorschau noch einmal an: Sie beginnt mit den Preisen, wie sie sind. ${reason}`,

  done: (count: number, difference: string, products: string, time: string) =>
    `${prices(count)} um ${difference} geändert: ${products}, ${time}.`,
  percentOf: (number: string) => `${number} %`,
  undone: (count: number, left: number, time: string) =>
    `Rückgängig gemacht ${time}: ${prices(count)} zurückgesetzt${left > 0 ? `, ${formatCount(left, 'anderer', 'andere')} seitdem geändert und belassen` : ''}.`,
  undo: 'Rückgängig machen',
  undoing: 'Wird rückgängig gemacht …',
  undoHint: 'Setzt die Preise zurück, die seitdem nicht wieder geändert wurden.',
  notUndone: (reason: string) => `Die Änderung wurde nicht rückgängig gemacht. ${reason}`,
  loading: 'Die Änderung wird geladen',
  errorTitle: 'Wir konnten die Änderung nicht laden',
  noChange: {
    title: 'Diese Änderung gibt es nicht',
    text: 'Der Verlauf nennt alle Änderungen von Preisen.',
  },
};
