/** Texts of the purchase screen. Amounts and pieces are passed in formatted. */
export const purchaseMessages = {
  pageTitle: 'Kauf',
  back: 'Zurück zum Produkt',
  buyer: 'Käufer',
  wanted: 'Sie kaufen',
  perPiece: 'je Stück',
  unitPrice: 'Stückpreis',
  regularPrice: 'Normalpreis',
  priceSteps: 'Preis je Stück',
  fromQuantity: (pieces: string) => `Ab ${pieces}`,
  available: 'Auf Lager',
  minimum: 'Mindestmenge',
  quantity: 'Menge',
  quantityUnit: 'Stück',
  pickQuantity: 'Menge wählen',
  lineTotal: (quantity: string, amount: string) => `${quantity} für ${amount}`,

  adminCannot: 'Mitarbeitende können nicht einkaufen',
  soldOut: 'Ausverkauft. Heute ist nichts mehr bestellbar.',
  tooFewLeft: (available: string, minimum: string) =>
    `Nur noch ${available} da, und die Mindestmenge ist ${minimum}.`,
  noneEntered: (minimum: string, available: string) =>
    `Geben Sie eine Menge von ${minimum} bis ${available} ein.`,
  notWhole: 'Wir verkaufen nur ganze Stücke.',
  belowMinimum: (minimum: string) => `Die Mindestmenge ist ${minimum}.`,
  aboveAvailable: (available: string) => `Nur ${available} auf Lager.`,

  modalTitle: 'Angaben zum Kauf',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  phoneHint: 'Unter dieser Nummer ruft der Fahrer an.',
  address: 'Adresse',
  addressHint: 'Die Lieferadresse: Straße und Hausnummer, Postleitzahl, Ort und Land.',
  offered: {
    profile: 'Aus Ihrem Profil.',
    order: 'Aus Ihrer letzten Bestellung.',
  },
  otherAddress: 'Andere Adresse verwenden',
  /** Follows the quantity, which is a field: `30 × $21.60 = $648.00`. */
  sum: (price: string, total: string) => `× ${price} = ${total}`,
  phoneRequired: 'Bitte geben Sie eine Telefonnummer ein',
  addressRequired: 'Bitte geben Sie eine Adresse ein',
  phoneWithoutDigit: 'Das ist keine Telefonnummer.',
  phoneTooLong: 'Diese Telefonnummer ist zu lang.',
  addressTooLong: 'Diese Adresse ist zu lang.',
  total: 'Summe',
  confirm: 'Kauf bestätigen',
  confirming: 'Wird bestellt …',
  cancel: 'Abbrechen',

  placed: 'Vielen Dank für Ihre Bestellung.',
  placedNext: (quantity: string, product: string) =>
    `Wir halten ${quantity} ${product} für Sie zurück. Bezahlen Sie jetzt oder später unter „Meine Bestellungen“; eine Bestellung, die nicht bezahlt wird, kann storniert werden.`,
  placedTitle: 'Ihre Bestellung ist aufgegeben',
  placedNumber: (number: number) => `Bestellung ${number} ist aufgegeben`,
  payNow: (amount: string) => `Jetzt ${amount} bezahlen`,
  later: 'Später',
  goToOrders: 'Zu „Meine Bestellungen“',

  outOfStock: (available: string) =>
    `Der Bestand hat sich geändert: nur noch ${available} da. Es wurde nichts bestellt. Schließen Sie dieses Formular und wählen Sie eine kleinere Menge; Ihre Eingaben bleiben erhalten.`,
  priceChanged: (amount: string) =>
    `Der Preis hat sich geändert: Die Summe ist jetzt ${amount}. Es wurde noch nichts bestellt. Bestätigen Sie noch einmal, um zu diesem Preis zu bestellen.`,
  tooManyUnpaid: (limit: number) =>
    `Sie haben ${limit} unbezahlte Bestellungen. Bezahlen oder stornieren Sie zuerst eine; es wurde nichts bestellt, und Ihre Eingaben bleiben erhalten.`,
  refused: (message: string) => `${message} Es wurde nichts bestellt.`,
  outcomeUnknown:
    'Die Verbindung brach ab, deshalb wissen wir nicht, ob die Bestellung angekommen ist. Ihre Eingaben bleiben erhalten. Versuchen Sie es noch einmal: Dieselbe Bestellung wird nie zweimal aufgegeben.',
  tryAgainIsSafe:
    'Ihre Eingaben bleiben erhalten, und dieselbe Bestellung wird nie zweimal aufgegeben.',
  sessionEnded: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an, um zu bestellen.',

  lines: 'Was Sie bestellen',
  poNumber: (number: string) => `PO ${number}`,
  linesRefused: (count: number) =>
    `${count === 1 ? 'Eine Zeile hat' : `${count} Zeilen haben`} sich geändert. Es wurde nichts bestellt. Schließen Sie dieses Formular und sehen Sie nach, was markiert ist; Ihre Eingaben bleiben erhalten.`,
  lineProblems: {
    onlyLeft: (available: string) => `Nur noch ${available} da.`,
    soldFrom: (minimum: string) => `Erhältlich ab ${minimum}.`,
    notSold: 'Nicht mehr im Angebot.',
  },

  goneTitle: 'Dieses Produkt wird nicht mehr verkauft',
  goneHint: 'Vielleicht wurde es aus dem Angebot genommen, seit Sie die Seite geöffnet haben.',
  errorTitle: 'Das Produkt konnte nicht geladen werden',
  allProducts: 'Alle Produkte ansehen',
  loading: 'Produkt wird geladen',
};
