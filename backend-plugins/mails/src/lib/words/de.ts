import { germanPromises } from '@harrow/contract';
import type { LetterWords } from './letter-words';

const count = new Intl.NumberFormat('de-DE');

export const de: LetterWords = {
  locale: 'de-DE',
  promises: germanPromises,
  pieces: (pieces) => `${count.format(pieces)} Stück`,
  part: (number) => `Teil ${number}`,
  total: 'Summe',
  order: 'Bestellung',
  orderNumber: (number) => `Nr. ${number}`,
  poNumber: 'Ihre Bestellnummer',
  shipsTo: 'Lieferung an',
  payBy: 'Zahlbar bis',
  invoice: 'Rechnung',
  seeOrder: 'Bestellung ansehen',
  pay: (total) => `${total} bezahlen`,
  payLink:
    'Der Knopf führt ohne Anmeldung zur Zahlung. Wer diese Mail hat, kann die Bestellung sehen und bezahlen.',
  foot: {
    question: 'Fragen? Antworten Sie auf diese E-Mail.',
    questionOrCall: 'Fragen? Antworten Sie auf diese E-Mail, oder rufen Sie an: ',
  },
  placed: {
    subject: (number) => `Ihre Bestellung Nr. ${number}`,
    title: 'Ihre Bestellung ist eingegangen',
    due: (total) => `${total} sind zu zahlen.`,
    named: (number) => `Bestellung Nr. ${number}.`,
    held: (payBy) =>
      `Wir halten die Ware für Sie zurück${payBy === null ? '' : ` bis ${payBy}`}. Sie wird verschickt, sobald Sie bezahlt haben.`,
    thanks: 'Vielen Dank. Wir haben Ihre Bestellung erhalten.',
    cancel: 'Wenn Sie es sich anders überlegen, stornieren Sie die Bestellung in Ihrem Konto.',
    expires: 'Eine unbezahlte Bestellung verfällt, und Sie schulden nichts.',
  },
  paid: {
    subject: (number, invoice) =>
      `Bestellung Nr. ${number} ist bezahlt${invoice === null ? '' : `, Rechnung ${invoice}`}`,
    title: 'Zahlung erhalten',
    attached: (invoice) => `Die Rechnung ${invoice} ist angehängt.`,
    shipsIn: (shipsIn, from) =>
      `Vielen Dank. Ihre Bestellung wird innerhalb von ${shipsIn}${from === '' ? '' : ` ab ${from}`} verschickt, und wir schreiben Ihnen dann wieder.`,
    ships: 'Vielen Dank. Wir schreiben Ihnen wieder, wenn Ihre Bestellung verschickt ist.',
    invoiceAttached: 'Die Rechnung ist angehängt.',
  },
  shipped: {
    subject: (number) => `Bestellung Nr. ${number} ist verschickt`,
    title: 'Unterwegs zu Ihnen',
    trackingNumber: (number) => `Sendungsnummer ${number}.`,
    check: (complaint) =>
      `Ihre Bestellung hat unser Werk verlassen. Prüfen Sie die Ware auf Schäden, bevor Sie den Empfang bestätigen, und melden Sie uns, was fehlt oder beschädigt ist${complaint && `, ${complaint}`}.`,
    tracking: 'Sendungsnummer',
    track: 'Sendung verfolgen',
  },
  cancelled: {
    subject: (number) => `Bestellung Nr. ${number} ist storniert`,
    title: 'Bestellung storniert',
    named: (number) => `Bestellung Nr. ${number}.`,
    notCharged: 'Es wurde nichts abgebucht.',
    byCustomer: 'Sie haben diese Bestellung storniert.',
    byShop:
      'Wir mussten diese Bestellung stornieren. Antworten Sie auf diese E-Mail, wenn Sie die Ware noch brauchen.',
    seeProducts: 'Alle Produkte ansehen',
  },
  expired: {
    subject: (number) => `Bestellung Nr. ${number} ist verfallen`,
    title: 'Bestellung verfallen',
    preview: 'Sie wurde nicht rechtzeitig bezahlt.',
    text: 'Diese Bestellung wurde nicht rechtzeitig bezahlt, und die Ware steht wieder zum Verkauf. Sie schulden nichts; eine verspätete Zahlung wird vollständig erstattet. Solange die Ware vorrätig ist, können Sie sie wieder bestellen.',
    again: 'Noch einmal bestellen',
  },
  reminder: {
    subject: (number) => `Bestellung Nr. ${number} wartet auf Ihre Zahlung`,
    title: 'Ihre Bestellung verfällt bald',
    preview: (payBy) => `Zahlbar bis ${payBy}.`,
    text: (payBy) =>
      `Wir halten die Ware für Sie zurück bis ${payBy}. Eine unbezahlte Bestellung verfällt, und die Ware steht wieder zum Verkauf. Wenn Sie sie nicht mehr brauchen, müssen Sie nichts tun.`,
  },
  refunded: {
    subject: (amount, number) => `Erstattung von ${amount} für Bestellung Nr. ${number}`,
    title: 'Erstattung veranlasst',
    preview: (amount) => `${amount} gehen zurück auf Ihre Karte.`,
    text: (amount, isPart) =>
      `Wir haben ${amount}${isPart ? ', einen Teil der Summe,' : ''} auf die Karte erstattet, mit der Sie bezahlt haben. Bei den meisten Banken ist die Erstattung nach 5 bis 10 Werktagen zu sehen.`,
    attached: 'Die Gutschrift ist angehängt.',
    refunded: 'Erstattet',
    creditNote: 'Gutschrift',
  },
  unverified: {
    title: (number) => `Bestellung Nr. ${number}`,
    preview: 'Melden Sie sich an, um sie zu sehen.',
    text: 'Melden Sie sich an, um die Bestellung zu sehen. Unsere E-Mails enthalten mehr, sobald diese Adresse bestätigt ist.',
    stranger: 'Wenn Sie nichts bestellt haben, müssen Sie nichts tun.',
  },
  restocked: {
    subject: (name) => `Wieder vorrätig: ${name}`,
    title: 'Wieder vorrätig',
    inStock: (pieces, isOne) => `${pieces} ${isOne ? 'ist' : 'sind'} vorrätig.`,
    text: (pieces, isOne) =>
      `Sie wollten erfahren, wann dieses Produkt wieder da ist. Während wir dies schreiben, ${isOne ? 'ist' : 'sind'} ${pieces} vorrätig. Wir halten nichts davon für Sie zurück.`,
    see: 'Produkt ansehen',
    once: 'Sie erhalten diese E-Mail einmal. Eine weitere folgt nur, wenn Sie danach fragen.',
    product: 'Produkt',
    part: 'Teil',
    price: 'Preis',
    perPiece: (price) => `${price} je Stück`,
    soldFrom: 'Verkauf ab',
  },
  soldOutAgain: {
    subject: (name) => `Wieder ausverkauft: ${name}`,
    title: 'Wieder da und wieder ausverkauft',
    preview: 'Andere waren schneller.',
    text: 'Sie wollten erfahren, wann dieses Produkt wieder da ist. Es war da, wurde aber ausverkauft, bevor wir Ihnen schreiben konnten. Das tut uns leid.',
    ask: 'Nächste E-Mail anfordern',
    once: 'Sie erhalten diese E-Mail einmal. Für eine weitere fragen Sie auf der Seite des Produkts wieder danach.',
  },
};
