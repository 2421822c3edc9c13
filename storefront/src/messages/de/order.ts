import type { OrderEvent } from '@harrow/contract';
import { formatCount } from '@/lib/format/numbers';

const EVENTS: Record<OrderEvent['type'], string> = {
  placed: 'Aufgegeben',
  paid: 'Bezahlt',
  shipped: 'Versandt',
  tracking_changed: 'Sendungsnummer geändert',
  address_changed: 'Adresse geändert',
  cancelled: 'Storniert',
  expired: 'Abgelaufen',
  refunded: 'Erstattet',
  disputed: 'Beanstandet',
  mailed: 'E-Mail gesendet',
};

/** Texts of an order's own page. Amounts and dates are passed in formatted. */
export const orderPageMessages = {
  pageTitle: 'Bestellung',
  title: (number: number) => `Bestellung ${number}`,
  backToOrders: 'Zurück zu „Meine Bestellungen“',
  backToAll: 'Zurück zu „Bestellungen verwalten“',
  loading: 'Bestellung wird geladen',
  errorTitle: 'Diese Bestellung konnte nicht geladen werden',
  notFoundTitle: 'Diese Bestellung gibt es nicht',
  notFoundHint:
    'Vielleicht wurde sie storniert. Ihre Bestellungen stehen unter „Meine Bestellungen“.',
  notFoundForStaff: 'Alle Bestellungen stehen unter „Bestellungen verwalten“.',

  pay: (amount: string) => `Jetzt ${amount} bezahlen`,
  orderAgain: 'Noch einmal bestellen',
  addedToList: 'Die Produkte sind zu denen auf Ihrer Liste hinzugekommen.',
  notOnList: (count: number) =>
    `${formatCount(count, 'Produkt', 'Produkte')} dieser Bestellung hatten keinen Platz mehr.`,
  invoice: 'Rechnung',
  creditNote: (number: string) => `Gutschrift ${number}`,
  paperFailed: (reason: string) => `Das Dokument wurde nicht geöffnet. ${reason}`,
  print: 'Drucken',

  timeline: 'Verlauf',
  steps: 'Schritte dieser Bestellung',
  payBy: (moment: string) => `Zahlbar bis ${moment}`,
  payNext: 'Noch nicht bezahlt',
  shipsBy: (day: string) => `Versand bis ${day}`,
  shipsNext: 'Noch nicht versandt',
  timelineError: 'Der Verlauf dieser Bestellung konnte nicht geladen werden.',
  events: EVENTS,
  /** The party that canceled an order, as its customer reads it. */
  by: {
    customer: 'Durch Sie',
    staff: 'Durch unser Team',
    provider: 'Durch den Zahlungsdienst',
    system: 'Durch den Shop',
  } satisfies Record<OrderEvent['by'], string>,
  tracking: 'Sendungsnummer',

  items: 'Bestellte Produkte',
  price: 'Preis',
  writeReview: 'Bewertung schreiben',
  notSold: 'Nicht mehr im Angebot',

  shipsTo: 'Lieferadresse',
  poNumber: 'Bestellnummer (PO)',
  payment: 'Zahlung',
  paidBy: (amount: string, date: string) => `Karte, ${amount} am ${date}`,
  refunded: (amount: string) => `${amount} wurden auf die Karte erstattet.`,
  due: (amount: string) =>
    `${amount} sind fällig. Eine Bestellung, die nicht bezahlt wird, kann storniert werden.`,
  nothingDue: 'Die Bestellung endete, bevor sie bezahlt war. Es ist nichts fällig.',
  transactionId: 'Transaktions-ID',
  copy: 'Transaktions-ID kopieren',
  copied: 'Die Transaktions-ID ist kopiert.',
  notCopied: 'Die Transaktions-ID konnte nicht kopiert werden.',

  backToOrder: (number: number) => `Bestellung ${number}`,
};
