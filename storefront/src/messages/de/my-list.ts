import { formatCount } from '@/lib/format/numbers';

const lines = (count: number) => formatCount(count, 'Zeile', 'Zeilen');

/** Texts of the page of the shopper's list. Amounts, pieces and names are passed in formatted. */
export const myListMessages = {
  title: 'Meine Liste',
  lead: 'Noch leer. Bestellen Sie viele Teile auf einmal, mit einer Zahlung und einer Lieferung.',
  browse: 'Alle Produkte ansehen',
  pressAdd: 'Drücken Sie bei einem Teil „Auf die Liste“.',
  orderAgain: (number: number) => `Bestellung ${number} noch einmal bestellen`,

  paste: 'Teilenummern und Stückzahlen, je eine Zeile',
  pasteHint:
    'Eintippen oder aus einer Tabelle einfügen. Leerzeichen, Bindestriche, Tabulatoren und Kommas sind erlaubt.',
  /** The part numbers of an example stand below each other in the empty box. */
  example: ['HR-14-361 10', 'HR-14-220 10', 'PTX-540-B 2'],
  addLines: 'Zeilen hinzufügen',
  adding: 'Wird hinzugefügt …',
  chooseFile: 'CSV-Datei wählen',
  suggestions: 'Teile',
  suggested: (count: number) =>
    `${formatCount(count, 'Teil', 'Teile')} darunter: Pfeiltasten wählen, Enter übernimmt.`,
  noLines: 'Geben Sie zuerst eine Teilenummer ein, zum Beispiel HR-14-361 10.',
  notAdded: (reason: string) => `Es wurde nichts hinzugefügt. ${reason}`,
  unreadable: 'Die Datei konnte nicht gelesen werden.',
  added: (count: number, problems: number) =>
    problems === 0
      ? `${lines(count)} hinzugefügt.`
      : `${lines(count)} hinzugefügt, ${problems} bitte prüfen.`,
  full: (max: number, rest: number) =>
    `Eine Liste fasst ${max} Zeilen: ${lines(rest)} ${rest === 1 ? 'steht' : 'stehen'} noch im Feld.`,

  offered: (count: number) => `Dieser Link bringt ${lines(count)} mit`,
  addOffered: 'Auf meine Liste',
  notNow: 'Jetzt nicht',

  look: (count: number) => `${lines(count)} bitte prüfen`,
  stay: (count: number) =>
    `${lines(count)} bitte prüfen. ${count === 1 ? 'Sie bleibt' : 'Sie bleiben'} auf Ihrer Liste.`,
  fixFirst: (count: number) => `Die ersten ${count} berichtigen`,
  fixAll: (count: number) => `Alle ${count} berichtigen`,
  soldFrom: (minimum: string) => `gibt es ab ${minimum}.`,
  onlyLeft: (available: string) => `nur noch ${available} da.`,
  soldOut: 'ist ausverkauft.',
  twice: 'steht zweimal auf der Liste.',
  notSold: 'Dieses Produkt wird nicht mehr verkauft.',
  unknown: 'Kein Teil hat diese Nummer.',
  close: 'Ähnliche:',
  several: 'Mehrere Teile haben diese Nummer:',
  found: 'wird jetzt verkauft.',
  makeIt: (quantity: string) => `Auf ${quantity} ändern`,
  take: (quantity: string) => `${quantity} nehmen`,
  use: (number: string) => `${number} verwenden`,
  addPieces: (pieces: string) => `${pieces} dazuzählen`,
  removeDouble: 'Doppelte entfernen',
  remove: (name: string) => `${name} entfernen`,
  removed: (name: string) => `${name} ist entfernt.`,
  changed: (name: string, pieces: string) => `${name}: ${pieces}.`,
  fixed: (count: number) => `${lines(count)} berichtigt.`,
  emptied: 'Die Liste ist leer.',
  undo: 'Rückgängig',

  caption: 'Produkte auf dieser Liste',
  product: 'Produkt',
  pieces: 'Stück',
  each: 'Je Stück',
  eachPiece: 'je Stück',
  amount: 'Betrag',
  piecesOf: (name: string) => `Stückzahl von ${name}`,
  inStock: (available: string) => `${available} auf Lager`,
  lowStock: (available: string) => `Nur noch ${available}`,
  checking: 'Ihre Liste wird geprüft',
  checkFailed: 'Ihre Liste konnte nicht geprüft werden',

  products: (count: number) => formatCount(count, 'Produkt', 'Produkte'),
  sum: (products: string, pieces: string) => `${products}, ${pieces}`,
  total: 'Summe',
  poNumber: 'Bestellnummer (PO)',
  optional: '(freiwillig)',
  order: (products: string, total: string) => `${products} bestellen, ${total}`,
  orderShort: 'Bestellen',
  next: 'Danach melden Sie sich an oder registrieren sich. Ihre Liste kommt mit.',
  nothingToOrder: 'Keine Zeile kann so bestellt werden.',
  maxLines: (max: number) =>
    `Eine Bestellung fasst ${max} Produkte. Die anderen bleiben auf Ihrer Liste.`,
  adminCannot: 'Mitarbeitende können nicht einkaufen',

  saveAs: 'Speichern unter …',
  print: 'Drucken',
  copyLink: 'Link kopieren',
  linkCopied: 'Der Link zu diesen Zeilen ist kopiert.',
  linkNotCopied: 'Der Link konnte nicht kopiert werden.',
  noNumbers: 'Keines dieser Produkte hat eine Teilenummer.',
  empty: 'Liste leeren',
  saved: 'Gespeicherte Listen',
  savedTitle: 'Diese Liste speichern',
  savedName: 'Name',
  savedHint: 'Eine Liste mit demselben Namen wird ersetzt.',
  nameRequired: 'Geben Sie der Liste einen Namen.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  savedNow: (name: string) => `„${name}“ ist gespeichert.`,
  opened: (name: string) => `„${name}“ ist auf Ihrer Liste.`,
  copyLinkTo: (name: string) => `Link zu ${name} kopieren`,
  deleteList: (name: string) => `${name} löschen`,
  deleted: (name: string) => `„${name}“ ist gelöscht.`,
  keptHere: 'Diese Liste bleibt in diesem Browser.',
  keptHereNext:
    'Melden Sie sich an, um sie zu speichern, zu benennen und auf Ihrem Telefon zu öffnen.',
  logIn: 'Anmelden',
};
