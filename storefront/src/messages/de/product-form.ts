import { formatCount } from '@/lib/format/numbers';

/** Texts of the form that adds and changes a product. Numbers and amounts are passed in formatted. */
export const productFormMessages = {
  lead: 'Das Produkt erscheint im Shop, sobald Sie es anlegen, außer als Entwurf.',
  title: (product: string) => `${product} bearbeiten`,
  loading: 'Produkt wird geladen',
  errorTitle: 'Das Produkt konnte nicht geladen werden',
  goneTitle: 'Dieses Produkt gibt es nicht',
  goneText: 'Es wurde entfernt, oder die Adresse enthält einen Tippfehler.',
  showAll: 'Alle Produkte zeigen',

  image: 'Produktbild',
  hints: {
    sku: 'Freiwillig. Kein anderes Produkt hat sie, auch nicht mit anderen Leerzeichen und Bindestrichen.',
    available: 'Stück, die heute auf Lager sind.',
    minimum: 'Die kleinste Menge, die Kunden bestellen können.',
    description: 'Die Produktkarte zeigt die ersten 100 Zeichen.',
  },
  priceHint: (example: string) => `Für ein Stück, zum Beispiel ${example}.`,
  priceHintAlone: 'Für ein Stück.',
  noCategory: 'Keine',

  picturesHint: 'Das erste erscheint in Listen. Ziehen Sie mehrere irgendwo auf diese Seite.',
  main: (number: string) => `${number}, Hauptbild`,
  picture: (number: string) => `Bild ${number}`,
  failedPicture: (file: string, reason: string) => `${file}: ${reason}`,
  tryAgain: 'Noch einmal versuchen',
  tryFileAgain: (file: string) => `${file} noch einmal versuchen`,

  specificationsHint: 'Erscheinen als Tabelle auf der Produktseite, in dieser Reihenfolge.',
  figure: 'Angabe',
  value: 'Wert',
  addFigure: 'Angabe hinzufügen',

  documentsHint: 'Links zu Datenblättern und Handbüchern.',
  documentName: 'Name',
  documentUrl: 'Adresse',
  addDocument: 'Dokument hinzufügen',

  german: 'Deutsche Texte',
  germanHint: 'Auf den deutschen Seiten. Was leer ist, erscheint dort auf Englisch.',
  writeGerman: 'Deutsche Texte schreiben',
  takeFigures: 'Mit den englischen Angaben beginnen',
  addGermanFigure: 'Deutsche Angabe hinzufügen',
  germanFigure: 'Deutsche Angabe',
  germanValue: 'Deutscher Wert',
  germanFields: {
    name_de: { label: 'Deutscher Name', name: 'deutscher Name' },
    description_de: { label: 'Deutsche Beschreibung', name: 'deutsche Beschreibung' },
    specifications_de: { label: 'Deutsche technische Daten', name: 'deutsche technische Daten' },
  },

  field: (column: string, number: string) => `${column} ${number}`,
  row: (number: string) => `Zeile ${number}`,
  moveBack: (what: string) => `${what} nach vorn`,
  moveForth: (what: string) => `${what} nach hinten`,
  removeRow: (what: string) => `${what} entfernen`,
  moved: (what: string, position: string, count: string) =>
    `${what} ist jetzt Nummer ${position} von ${count}.`,

  imageRequired: 'Bitte wählen Sie ein Bild',
  required: (label: string) => `Bitte ausfüllen: ${label}`,
  minimumRequired: 'Bitte geben Sie die Mindestmenge ein',
  skuTooLong: (max: number) => `Eine Teilenummer hat höchstens ${max} Zeichen.`,
  notANumber: 'Das ist keine Zahl.',
  priceTooSmall: 'Der Preis muss größer als 0 sein.',
  priceTooLarge: (max: string) =>
    `Der Preis darf höchstens ${max} betragen, die Grenze einer Kartenzahlung.`,
  priceTooFine: (decimals: number) =>
    decimals === 0
      ? 'Der Preis muss eine ganze Zahl sein.'
      : `Der Preis darf höchstens ${decimals === 2 ? 'zwei' : decimals} Nachkommastellen haben.`,
  priceOffStep: (step: string) => `Kartenzahlungen sind nur in Schritten von ${step} möglich.`,
  wholePieces: 'Wir verkaufen nur ganze Stücke.',
  tooFew: (min: string) => `Es müssen mindestens ${min} sein.`,
  tooMany: 'Das sind zu viele Stücke.',
  figureRequired: 'Benennen Sie diese Angabe oder entfernen Sie die Zeile.',
  valueRequired: 'Geben Sie den Wert ein oder entfernen Sie die Zeile.',
  documentNameRequired: 'Benennen Sie dieses Dokument oder entfernen Sie die Zeile.',
  toCorrect: (count: number) => `${formatCount(count, 'Feld', 'Felder')} zu berichtigen:`,

  inTheShop: 'Im Shop',
  published: 'Veröffentlicht',
  publishedHint: 'Alle sehen es, und es kann gekauft werden.',
  draft: 'Entwurf',
  draftHint: 'Nur Mitarbeiter sehen es. Niemand kann es finden, öffnen oder kaufen.',
  draftField: { label: 'Im Shop', name: 'im Shop' },
  saveDraft: 'Entwurf speichern',
  draftSaved: 'Entwurf gespeichert. Er steht in „Produkte verwalten“ unter den Entwürfen.',
  copyName: (product: string) => `${product} (Kopie)`,
  duplicate: 'Als Entwurf verdoppeln',
  duplicating: 'Wird verdoppelt …',
  duplicated: 'Das ist die Kopie, ein Entwurf ohne Teilenummer und ohne Bestand.',
  duplicateLater: 'Speichern oder verwerfen Sie zuerst Ihre Änderungen.',
  duplicateUnknown:
    'Wir wissen nicht, ob die Kopie angelegt wurde. Sehen Sie unter „Produkte verwalten“ bei den Entwürfen nach, bevor Sie es noch einmal versuchen.',
  notDuplicated: (reason: string) => `Das Produkt wurde nicht verdoppelt. ${reason}`,

  stock: 'Eingang, Zählung und Verlauf des Bestands',
  elsewhere: 'Mehr zu diesem Produkt',
  see: 'Im Shop ansehen',
  machine: 'Seriennummern und Ausstattung einer Maschine',

  changed: 'Geändert:',
  unchanged: 'Noch nichts geändert.',
  nothing: 'leer',
  counted: {
    images: (count: number) => formatCount(count, 'Bild', 'Bilder'),
    specifications: (count: number) => formatCount(count, 'Angabe', 'Angaben'),
    documents: (count: number) => formatCount(count, 'Dokument', 'Dokumente'),
    specifications_de: (count: number) => formatCount(count, 'Angabe', 'Angaben'),
  },

  add: 'Produkt anlegen',
  adding: 'Wird angelegt …',
  added: 'Das Produkt wurde angelegt.',
  addUnknown:
    'Wir wissen nicht, ob das Produkt angelegt wurde. Sehen Sie unter „Produkte verwalten“ nach, bevor Sie es noch einmal anlegen.',
  save: 'Änderungen speichern',
  saving: 'Wird gespeichert …',
  uploading: 'Wird hochgeladen …',
  saved: 'Produkt gespeichert.',
  saveUnknown:
    'Wir wissen nicht, ob die Änderungen gespeichert wurden. Speichern Sie noch einmal: Nichts geschieht zweimal, und eine fremde Änderung dazwischen wird zuerst gezeigt.',
  sessionEnded:
    'Ihre Sitzung ist abgelaufen. Melden Sie sich in einem anderen Tab erneut an und speichern Sie dann hier. Ihre Eingaben bleiben, bis Sie diese Seite schließen.',

  discardTitle: 'Eingaben verwerfen?',
  discardText: 'Nichts davon ist gespeichert.',
  leaveTitle: 'Diese Seite verlassen?',
  leaveText:
    'Das Produkt ist noch nicht angelegt. Ihre Eingaben bleiben hier, bis Sie diesen Tab schließen.',
  leave: 'Verlassen',
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
