import { formatCount, formatNumber } from '@/lib/format/numbers';

/** Says how many of those that match are listed. */
function found(noun: string, plural: string, shown: number, count: number): string {
  if (count === 0) return 'Kein Name enthält diese Wörter.';
  if (shown === count) return `${formatCount(count, noun, plural)} gefunden.`;
  return `Die ersten ${formatNumber(shown)} von ${formatCount(count, noun, plural)}. Tippen Sie mehr vom Namen.`;
}

/** Texts of the page of parts books, for staff. Numbers and dates are passed in formatted. */
export const partsBooksMessages = {
  lead: 'Jeder Katalog hat Stände. Kunden sehen den veröffentlichten.',
  loading: 'Teilekataloge werden geladen',
  errorTitle: 'Die Teilekataloge konnten nicht geladen werden',
  empty: {
    title: 'Noch keine Teilekataloge',
    text: 'Importieren Sie die Tabelle eines Katalogs als Entwurf seines ersten Standes.',
  },
  caption: 'Teilekataloge',
  book: 'Katalog',
  state: 'Zustand',
  contents: 'Inhalt',
  when: 'Datum',
  actions: 'Aktionen',
  revision: (code: string, revision: number) => `${code}, Stand ${revision}`,
  states: { draft: 'Entwurf', published: 'Veröffentlicht', retired: 'Zurückgezogen' },
  figures: (count: number) => formatCount(count, 'Bildtafel', 'Bildtafeln'),
  lines: (count: number) => formatCount(count, 'Zeile', 'Zeilen'),
  unplaced: (count: number) =>
    `${formatCount(count, 'Position', 'Positionen')} ohne Nummer in der Zeichnung`,
  imported: (date: string) => `Importiert am ${date}`,
  published: (date: string) => `Veröffentlicht am ${date}`,
  download: 'Herunterladen',
  downloadName: (code: string, revision: number) => `${code}-${revision}`,
  downloadFailed: 'Die Tabelle wurde nicht heruntergeladen',
  publish: 'Veröffentlichen',
  publishAgain: 'Wieder veröffentlichen',
  publishTitle: (book: string) => `${book} veröffentlichen?`,
  publishText: 'Kunden sehen ihn sofort. Der jetzt veröffentlichte Stand wird zurückgezogen.',
  publishFirst: 'Kunden sehen ihn sofort.',
  keep: 'Jetzt nicht',
  publishing: 'Wird veröffentlicht',
  done: 'Der Teilekatalog ist veröffentlicht.',
  gone: 'Diesen Stand gibt es nicht mehr.',
  look: 'Im Shop ansehen',
  drawings: 'Bildtafeln und Zeichnungen',

  takeBack: 'Zurückziehen',
  takeBackTitle: (book: string) => `${book} zurückziehen?`,
  takeBackText: 'Kunden sehen ihn danach nicht mehr. Er kann wieder veröffentlicht werden.',
  takingBack: 'Wird zurückgezogen',
  takenBack: 'Der Teilekatalog ist nicht mehr im Shop.',
  discard: 'Verwerfen',
  discardTitle: (book: string) => `${book} verwerfen?`,
  discardText:
    'Der Entwurf wird mit seinen Zeichnungen und gesetzten Nummern gelöscht. Veröffentlichte Stände bleiben.',
  discarding: 'Wird verworfen',
  discarded: 'Der Entwurf ist gelöscht.',

  settings: 'Seriennummern und Ausstattung',
  whereUsed: 'Wo eine Nummer verwendet wird',
  setUpMachine: 'Maschine einrichten',
  machineTitle: 'Maschine einrichten',
  product: 'Produkt',
  productHint:
    'Wörter seines Namens. Eine Maschine ist ein Produkt mit Seriennummern oder einem Teilekatalog.',
  productsFound: (shown: number, count: number) => found('Produkt', 'Produkte', shown, count),
  chooseProduct: 'Wählen Sie zuerst das Produkt.',
  continue: 'Weiter',

  importBook: 'Katalog importieren',
  importReplaced: 'Ersetzte Teile importieren',
  bookTitle: 'Teilekatalog importieren',
  replacedTitle: 'Ersetzte Teile importieren',
  bookLead:
    'Eine Tabelle mit einer Zeile je Eintrag oder eine Stückliste aus dem CAD wird zum Entwurf des nächsten Standes. Zeichnungen und Nummern von Bildtafeln, die bleiben, werden übernommen.',
  replacedLead:
    'Eine Tabelle alter und neuer Teilenummern. Was sie nicht nennt, bleibt wie es ist.',
  machine: 'Maschine',
  machineHint: 'Wörter ihres Namens.',
  machinesFound: (shown: number, count: number) => found('Maschine', 'Maschinen', shown, count),
  notFound: 'Die Namen konnten nicht nachgeschlagen werden.',
  code: 'Kürzel des Katalogs',
  codeHint: 'Dasselbe Kürzel ergibt den nächsten Stand dieses Katalogs.',
  needsPlace: 'Wählen Sie zuerst die Maschine und geben Sie das Kürzel des Katalogs ein.',
  ready: (file: string) => `${file} kann importiert werden. Noch hat sich nichts geändert.`,
  nothing: (file: string) => `${file} ändert nichts.`,
  importing: (file: string) => `${file} wird importiert.`,
  removed: 'Entfernt',
  warnings: (count: number) => formatCount(count, 'Warnung', 'Warnungen'),
  atRow: (row: string, message: string) => `Zeile ${row}: ${message}`,
  atFigure: (figure: string, message: string) => `Bildtafel ${figure}: ${message}`,
  import: 'Importieren',
  bookDone: (code: string, revision: number) => `Stand ${revision} von ${code} ist ein Entwurf.`,
  replacedDone: 'Die ersetzten Teile sind importiert.',
  changes: 'Erste Änderungen',
  before: 'Vorher',
  after: 'Nachher',
  lineOf: (figure: string, item: string, name: string) => `${figure}, Position ${item}, ${name}`,
  line: 'Zeile',
  oldPart: 'Altes Teil',
};
