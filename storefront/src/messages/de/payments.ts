import { formatCount } from '@/lib/format/numbers';

/** Texts of the payment page. Amounts and pieces are passed in formatted. */
export const paymentMessages = {
  title: 'Zahlung',
  payFor: (number: number) => `Bestellung ${number} bezahlen`,
  order: (number: number) => `Bestellung ${number}`,
  heldUntil: (moment: string) => `Wir halten Ihre Bestellung bis ${moment} zurück.`,
  held: 'Wir halten Ihre Bestellung für Sie zurück.',
  byProvider: 'Die Zahlung läuft über Stripe. Ihre Kartennummer erreicht uns nie.',
  summary: 'Was Sie bezahlen',
  products: (count: number, pieces: string) =>
    `${formatCount(count, 'Produkt', 'Produkte')}, ${pieces}`,
  onePiece: (pieces: string, product: string) => `${product}, ${pieces}`,
  shipsTo: 'Lieferadresse',
  poNumber: 'Bestellnummer (PO)',
  customer: 'Kunde',
  product: 'Produkt',
  quantity: 'Menge',
  total: 'Gesamtbetrag',
  wallets: 'Mit Wallet bezahlen',
  orByCard: 'oder mit Karte bezahlen',
  card: 'Kartendaten',
  pay: (amount: string) => `${amount} bezahlen`,
  paying: 'Wird bezahlt …',
  preparing: 'Kartenformular wird vorbereitet …',
  backToOrders: 'Zurück zu „Meine Bestellungen“',
  toOrder: 'Bestellung ansehen',

  completed: 'Vielen Dank, Ihre Zahlung ist abgeschlossen',
  paymentId: 'Ihre Zahlungs-ID',
  alreadyPaid: 'Diese Bestellung ist bezahlt',
  notChargedAgain: 'Sie war schon bezahlt, und Ihre Karte wurde nicht noch einmal belastet.',
  endedTitle: 'Diese Bestellung wurde storniert',
  ended:
    'Es wurde nichts abgebucht. Sie wurde in einem anderen Tab oder von unserem Team storniert oder nicht rechtzeitig bezahlt.',
  allProducts: 'Alle Produkte ansehen',

  processing:
    'Der Zahlungsdienst bearbeitet diese Zahlung noch. Sie müssen nichts tun: Die Bestellung wechselt auf „Bezahlt“, sobald sie abgeschlossen ist.',
  /** Reasons for a failed payment that do not concern the card. */
  problems: {
    lost: 'Die Verbindung brach ab, bevor Ihre Karte belastet wurde. Sie können noch einmal bezahlen.',
    unknown:
      'Die Verbindung brach während der Zahlung ab. Versuchen Sie es noch einmal: Diese Bestellung kann nicht zweimal abgebucht werden.',
    not_taken:
      'Die Zahlung kam nicht zustande, und Ihre Karte wurde nicht belastet. Sie können noch einmal bezahlen.',
    cancelled:
      'Diese Zahlung wurde geschlossen, bevor Ihre Karte belastet wurde. Sie können noch einmal bezahlen.',
    locked:
      'Diese Bestellung wird gerade bezahlt, vielleicht in einem anderen Tab. Warten Sie einen Moment und versuchen Sie es noch einmal: Sie kann nicht zweimal abgebucht werden.',
    rate_limited:
      'Der Zahlungsdienst ist ausgelastet. Ihre Karte wurde nicht belastet; versuchen Sie es gleich noch einmal.',
  },
  recording: 'Ihre Kartenzahlung ist erfolgt. Die Bestellung wird als bezahlt vermerkt …',
  unrecordedTitle: 'Ihre Zahlung ist erfolgt',
  unrecorded:
    'Ihre Bestellung ist noch nicht als bezahlt vermerkt. Es wird nichts noch einmal abgebucht. Wenn Sie diese Seite schließen, meldet uns der Zahlungsdienst die Zahlung.',
  recordAgain: 'Bestellung als bezahlt vermerken',
  orderGone:
    'Die Bestellung endete, bevor die Zahlung ankam. Ihre Zahlung wird vollständig auf dieselbe Karte erstattet.',

  sdkTitle: 'Das Kartenformular konnte nicht geladen werden',
  sdkError:
    'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Es wurde gerade keine Karte belastet.',
  sdkBroke:
    'Das Kartenformular funktioniert nicht mehr. Laden Sie die Seite neu; diese Bestellung kann nicht zweimal abgebucht werden.',
  prepareTitle: 'Die Zahlung konnte nicht vorbereitet werden',

  noLinkTitle: 'Dieser Link ist nicht gültig',
  noLink:
    'Kopieren Sie die ganze Adresse aus der Mail, oder melden Sie sich an, um Ihre Bestellungen zu sehen.',
  linkEndedTitle: 'Dieser Link gilt nicht mehr',
  linkEnded:
    'Die Bestellung ist schon bezahlt, oder sie wurde storniert oder ist verfallen. Melden Sie sich an, um sie zu sehen.',
  seeOrders: 'Ihre Bestellungen ansehen',

  loading: 'Bestellung wird geladen',
};
