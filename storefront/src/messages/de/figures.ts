import { formatCount, formatNumber } from '@/lib/format/numbers';

/** Texts of the figures of a span. */
export const figuresMessages = {
  span: 'Zeitraum',
  spans: { days7: '7 Tage', days30: '30 Tage', months12: '12 Monate', year: 'Dieses Jahr' },
  ownDays: 'Eigene Tage',
  from: 'Von',
  until: 'bis',
  to: 'Bis',
  compare: 'Vergleichen mit',
  comparisons: {
    before: (days: number) =>
      days === 1 ? 'Der Tag davor' : `Die ${formatNumber(days)} Tage davor`,
    year: 'Ein Jahr davor',
    none: 'Nichts',
  },
  csv: 'Als CSV speichern',
  csvPending: 'Wird gespeichert …',
  csvFailed: (reason: string) => `Die Auswertung wurde nicht gespeichert. ${reason}`,

  revenue: 'Umsatz',
  orders: 'Bezahlte Bestellungen',
  averageOrder: 'Bestellwert im Mittel',
  refunded: 'Erstattet',
  fromValue: (value: string) => `von ${value}`,
  isNew: 'neu',
  ofPaid: (share: string) => `${share} des Bezahlten`,
  shareBefore: (share: string) => `davor: ${share}`,

  afterRefunds: 'Umsatz nach Erstattungen',
  by: 'Nach',
  steps: { day: 'Tag', week: 'Woche', month: 'Monat' },
  captions: { day: 'Umsatz nach Tag', week: 'Umsatz nach Woche', month: 'Umsatz nach Monat' },
  spanOf: (first: string, last: string) => (first === last ? first : `${first} bis ${last}`),
  chartCompared: (title: string, span: string) => `${title}, verglichen mit ${span}`,
  chartText: (label: string, amount: string) =>
    `Höchster: ${label} mit ${amount}. Die Tabelle darunter enthält alle Werte.`,
  orderCount: (orders: number) => formatCount(orders, 'Bestellung', 'Bestellungen'),
  pointCompared: (orders: string, amount: string) => `${orders}, davor: ${amount}`,
  soFar: 'bisher',
  lastSoFar: (label: string) => `${label}, bisher`,
  asTable: 'Als Tabelle zeigen',
  columns: { day: 'Tag', week: 'Woche vom', month: 'Monat' },
  paidOrders: 'Bestellungen',
  before: 'Davor',
  change: 'Änderung',
  nothingSold: 'In diesem Zeitraum wurde nichts bezahlt oder erstattet.',

  byProduct: 'Nach Produkt',
  product: 'Produkt',
  pieces: 'Stück',
  noProducts: 'Kein Produkt hat in diesem Zeitraum etwas eingebracht.',
  byCategory: 'Nach Kategorie',
  category: 'Kategorie',
  allCategories: (count: number) => `Alle ${formatCount(count, 'Kategorie', 'Kategorien')}`,
  noCategory: 'Ohne Kategorie',
  share: 'Anteil',
  all: 'Alle',
  note: 'Bezahlte Bestellungen abzüglich Erstattungen, nach dem Tag der Zahlung oder Erstattung, in UTC. Produkte zählen in der Kategorie, die sie jetzt haben.',

  loading: 'Die Auswertung wird geladen',
  errorTitle: 'Die Auswertung konnte nicht geladen werden',
};
