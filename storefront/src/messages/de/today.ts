import { formatCount, formatNumber } from '@/lib/format/numbers';

const orders = (count: number) => formatCount(count, 'Bestellung', 'Bestellungen');

/** Texts of the page Today. */
export const todayMessages = {
  orders,
  toShip: 'Zu versenden',
  shipOrders: 'Bestellungen versenden',
  nothingToShip: 'Alles ist versandt',
  waiting: 'bezahlt und wartend',
  unpaid: 'Unbezahlt',
  lowStock: 'Knapper Bestand',
  /** The list ends at ten. */
  lowProducts: (count: number, isAll: boolean) =>
    isAll
      ? formatCount(count, 'Produkt', 'Produkte')
      : `mindestens ${formatCount(count, 'Produkt', 'Produkte')}`,
  soldOutOf: (count: number) =>
    count === 0 ? 'keines ausverkauft' : `${formatNumber(count)} ausverkauft`,
  paidToday: 'Heute bezahlt',
  paidOrders: (count: number) => `${orders(count)}, abzüglich Erstattungen`,

  failures: 'Störungen',
  needAttention: (count: number) => `${formatNumber(count)} bitte ansehen`,
  noFailures: 'Gerade braucht Sie nichts.',
  failureKinds: {
    disputed: 'Beanstandet',
    refund_failed: 'Erstattung fehlgeschlagen',
    event_failed: 'Zahlungsmeldung fehlgeschlagen',
    mail_failed: 'E-Mail nicht gesendet',
    invoice_failed: 'Rechnung fehlgeschlagen',
    webhook_failed: 'Webhook fehlgeschlagen',
    other: 'Fehlgeschlagen',
  },
  openOrder: 'Bestellung öffnen',

  revenue: 'Umsatz',
  revenueOf: 'Umsatz der letzten',
  inUtc: 'Tage in UTC',
  allFigures: 'Andere Zeiträume und Vergleiche',
  columns: { day: 'Tag', week: 'Woche vom', month: 'Monat' },
  captions: { day: 'Umsatz nach Tag', week: 'Umsatz nach Woche', month: 'Umsatz nach Monat' },
  chartTitle: (caption: string, first: string, last: string) => `${caption}, ${first} bis ${last}`,
  chartText: (highest: string, most: string, lowest: string, least: string) =>
    `Höchster: ${highest} mit ${most}. Niedrigster: ${lowest} mit ${least}. Die Tabelle enthält alle Werte.`,
  orderCount: 'Bestellungen',
  soFar: 'bisher',
  spans: {
    days14: '14 Tage',
    days30: '30 Tage',
    days90: '90 Tage',
    week: '12 Wochen',
    month: '12 Monate',
  },
  nothingSold: (span: string) => `Nichts wurde bezahlt: ${span}.`,

  unpaidByAge: 'Unbezahlt nach Alter',
  age: (from: number, to: number | null) =>
    to === null ? `ab ${formatNumber(from)} h` : `${formatNumber(from)}–${formatNumber(to)} h`,
  nothingUnpaid: 'Keine Bestellung wartet auf ihre Zahlung.',
  all: 'Alle',
  allOf: (title: string) => `Alle: ${title}`,
  minimum: (pieces: string) => `Mindestmenge ${pieces}`,
  soldOut: 'Ausverkauft',
  nothingLow: 'Von jedem Produkt ist mindestens das Doppelte der Mindestmenge da.',
  bestProducts: 'Beste Produkte',

  firstToShip: 'Zu versenden, älteste zuerst',
  nothingWaits: 'Keine bezahlte Bestellung wartet.',
  /** A line below the product of an order. */
  waitingOrder: (pieces: string, name: string, paid: string) =>
    `${pieces} für ${name}, bezahlt ${paid}`,
  open: 'Öffnen',
  openNumber: (number: number) => `Bestellung ${number} öffnen`,

  done: 'Was der Shop von selbst getan hat',
  nothingDone: 'Noch nichts.',
  expired: (count: number) =>
    count === 1
      ? '1 Bestellung lief ab, bevor sie bezahlt war; ihre Ware ist wieder im Verkauf.'
      : `${orders(count)} liefen ab, bevor sie bezahlt waren; ihre Ware ist wieder im Verkauf.`,

  loading: 'Zahlen werden geladen',
  figuresError: 'Die Zahlen konnten nicht geladen werden',
  noticesError: 'Die Störungen konnten nicht geladen werden',
  toShipError: 'Die zu versendenden Bestellungen konnten nicht geladen werden',
};
