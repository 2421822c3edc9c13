import type { PaperWords } from './paper-words';

const percentage = new Intl.NumberFormat('de-DE');

export const de: PaperWords = {
  locale: 'de-DE',
  dayStyle: { day: '2-digit', month: '2-digit', year: 'numeric' },
  titles: { invoice: 'Rechnung', 'credit-note': 'Gutschrift' },
  subject: (order) => `Bestellung ${order}`,
  forMachines: 'Dieselbe Rechnung für Maschinen, nach EN 16931',
  number: 'Nummer',
  date: 'Datum',
  correctsInvoice: 'Zu Rechnung',
  correctedOn: 'vom',
  order: 'Bestellung',
  orderNumber: (number) => `Nr. ${number}`,
  ordered: 'Bestellt am',
  poNumber: 'Ihre Bestellnummer',
  seller: 'Verkäufer',
  buyer: 'Käufer',
  vatId: (id) => `USt-IdNr. ${id}`,
  partNumber: 'Teilenummer',
  description: 'Bezeichnung',
  pieces: 'Stück',
  unitPrice: 'Einzelpreis',
  amount: 'Betrag',
  partialRefund: (invoice) => `Teilerstattung der Rechnung ${invoice}`,
  net: 'Netto',
  vatContained: (percent) => `USt. ${percentage.format(percent)} %, enthalten`,
  totalPaid: 'Bezahlt',
  totalRefunded: 'Erstattet',
  paid: (day, isByCard) =>
    `Bezahlt am ${day}${isByCard ? ' mit Karte' : ''}. Es ist nichts mehr zu zahlen.`,
  refunded: (day, isToCard) =>
    `Erstattet am ${day}${isToCard ? ' auf die Karte der Zahlung' : ''}.`,
  banks: 'Bei den meisten Banken ist die Erstattung nach 5 bis 10 Werktagen zu sehen.',
  paymentReference: (reference) => `Zahlungsreferenz ${reference}`,
  currency: (name, code) => `Währung: ${name} (${code}).`,
  page: (number, count) => `Seite ${number} von ${count}`,
};
