/** Texts of the form for a new product. */
export const addProductMessages = {
  lead: 'Das Produkt erscheint im Shop, sobald Sie es anlegen.',
  image: 'Produktbild',
  hints: {
    sku: 'Freiwillig. Kein anderes Produkt hat sie, auch nicht mit anderen Leerzeichen und Bindestrichen.',
    available: 'Stück, die heute auf Lager sind.',
    minimum: 'Die kleinste Menge, die Kunden bestellen können.',
    description: 'Die Produktkarte zeigt die ersten 100 Zeichen.',
  },
  morePictures: 'Weitere Bilder',
  morePicturesHint: 'Freiwillig. Sie folgen auf der Produktseite nach dem Produktbild.',
  priceHint: (example: string) => `Für ein Stück, zum Beispiel ${example}.`,
  priceHintAlone: 'Für ein Stück.',

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

  add: 'Produkt anlegen',
  adding: 'Wird angelegt …',
  added: 'Das Produkt wurde angelegt.',
  whenUnknown:
    'Wir wissen nicht, ob das Produkt angelegt wurde. Sehen Sie unter „Produkte verwalten“ nach, bevor Sie es noch einmal anlegen.',
};
