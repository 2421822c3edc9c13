import { formatCount } from '@/lib/format/numbers';

/** Texts of the dialog that changes a product. Numbers are passed in formatted. */
export const editProductMessages = {
  title: (product: string) => `${product} bearbeiten`,
  loading: 'Produkt wird geladen',
  errorTitle: 'Das Produkt konnte nicht geladen werden',
  priceIn: (currency: string) => `Preis (${currency})`,
  noCategory: 'Keine',

  picturesHint: 'Das erste erscheint in Listen.',
  main: (number: string) => `${number}, Hauptbild`,
  picture: (number: string) => `Bild ${number}`,

  specificationsHint: 'Erscheinen als Tabelle auf der Produktseite, in dieser Reihenfolge.',
  figure: 'Angabe',
  value: 'Wert',
  addFigure: 'Angabe hinzufügen',

  documentsHint: 'Links zu Datenblättern und Handbüchern.',
  documentName: 'Name',
  documentUrl: 'Adresse',
  addDocument: 'Dokument hinzufügen',

  field: (column: string, number: string) => `${column} ${number}`,
  row: (number: string) => `Zeile ${number}`,
  moveBack: (what: string) => `${what} nach vorn`,
  moveForth: (what: string) => `${what} nach hinten`,
  removeRow: (what: string) => `${what} entfernen`,
  moved: (what: string, position: string, count: string) =>
    `${what} ist jetzt Nummer ${position} von ${count}.`,

  figureRequired: 'Benennen Sie diese Angabe oder entfernen Sie die Zeile.',
  valueRequired: 'Geben Sie den Wert ein oder entfernen Sie die Zeile.',
  documentNameRequired: 'Benennen Sie dieses Dokument oder entfernen Sie die Zeile.',

  machine: 'Seriennummern und Ausstattung einer Maschine',

  changed: 'Geändert:',
  unchanged: 'Noch nichts geändert.',
  nothing: 'leer',
  counted: {
    images: (count: number) => formatCount(count, 'Bild', 'Bilder'),
    specifications: (count: number) => formatCount(count, 'Angabe', 'Angaben'),
    documents: (count: number) => formatCount(count, 'Dokument', 'Dokumente'),
  },

  save: 'Änderungen speichern',
  saving: 'Wird gespeichert …',
  uploading: 'Wird hochgeladen …',
  saved: 'Produkt gespeichert.',
  whenUnknown:
    'Wir wissen nicht, ob die Änderungen gespeichert wurden. Speichern Sie noch einmal: Nichts geschieht zweimal, und eine fremde Änderung dazwischen wird zuerst gezeigt.',
  sessionEnded:
    'Ihre Sitzung ist abgelaufen. Melden Sie sich in einem anderen Tab erneut an und speichern Sie dann hier. Ihre Eingaben bleiben, bis Sie dieses Fenster schließen.',

  discardTitle: 'Eingaben verwerfen?',
  keepEditing: 'Weiter bearbeiten',
  discard: 'Verwerfen',

  conflictTitle: 'Jemand anderes hat dieses Produkt geändert',
  conflictText: 'Von Ihnen ist noch nichts gespeichert, und alle Ihre Eingaben bleiben erhalten.',
  inShop: 'Jetzt im Shop',
  yours: 'Ihre',
  notTyped: 'von Ihnen nicht geändert',
  saveOver: 'Meine darüber speichern',
  takeTheirs: 'Meine verwerfen',
};
