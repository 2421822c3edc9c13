import { formatCount } from '@/lib/format/numbers';

/**
 * Texts of the page of a product, and of its fields where staff change it. Amounts, pieces and dates are
 * passed in formatted.
 */
export const productMessages = {
  /** The label of each field, and its name in a sentence. */
  fields: {
    name: { label: 'Name', name: 'Name' },
    sku: { label: 'Teilenummer', name: 'Teilenummer' },
    category: { label: 'Kategorie', name: 'Kategorie' },
    price: { label: 'Preis', name: 'Preis' },
    available: { label: 'Bestand', name: 'Bestand' },
    minimum: { label: 'Mindestmenge', name: 'Mindestmenge' },
    description: { label: 'Kurzbeschreibung', name: 'Beschreibung' },
    images: { label: 'Bilder', name: 'Bilder' },
    specifications: { label: 'Technische Daten', name: 'technische Daten' },
    documents: { label: 'Dokumente', name: 'Dokumente' },
  },

  title: 'Produkt',
  loading: 'Produkt wird geladen',
  errorTitle: 'Das Produkt konnte nicht geladen werden',

  pictures: 'Bilder',
  picture: (number: number, count: number) => `Bild ${number} von ${count}`,
  enlarge: 'Bild vergrößern',
  previousPicture: 'Vorheriges Bild',
  nextPicture: 'Nächstes Bild',

  reviews: (count: number) => formatCount(count, 'Bewertung', 'Bewertungen'),
  ratingOf: (average: string) => `${average} von 5 Sternen`,
  inStock: (pieces: string) => `${pieces} auf Lager`,
  soldOut: 'Ausverkauft.',
  soldOutNext: (phone: string) => `Fragen Sie unter ${phone} nach dem nächsten Termin.`,
  partNumber: 'Teilenummer',
  copyPartNumber: 'Teilenummer kopieren',
  pieces: 'Stück',
  regularPrice: 'Normalpreis',
  priceSteps: 'Preis nach Menge',
  fromQuantity: (pieces: string) => `ab ${pieces}`,
  sum: (pieces: string, price: string) => `${pieces} × ${price}`,
  /** Read out once a quantity is typed. */
  spokenSum: (pieces: string, total: string) => `${pieces} für ${total}`,
  range: (minimum: string, available: string) =>
    minimum === available ? `${minimum} bestellbar.` : `${minimum} bis ${available} bestellbar.`,
  /** Replaces Buy Now until the quantity is right. */
  problems: {
    below: (minimum: string) => `Mindestens ${minimum}`,
    above: (available: string) => `Höchstens ${available}`,
    not_whole: 'Nur ganze Stücke',
  },
  buyBar: (product: string) => `${product} kaufen`,
  piecesOf: (pieces: string) => pieces,
  buyNow: 'Jetzt kaufen',
  share: 'Teilen',
  shared: 'Der Link ist kopiert.',
  notShared: 'Der Link konnte nicht kopiert werden. Kopieren Sie ihn aus der Adresszeile.',
  print: 'Drucken',

  specifications: 'Technische Daten',
  documents: 'Dokumente',
  related: 'Gehört dazu',
  fits: 'Passt zu',
  machine: 'Maschine',
  serials: 'Seriennummern',
  fitsMore: 'Es passt zu weiteren Maschinen.',
  seeMachines: 'Alle Maschinen ansehen',
  replaces: 'Ersetzt',
  replacedBy: 'Ersetzt durch',
  together: 'Diese Teile werden zusammen gebraucht.',
  bothWays: 'Jedes passt an die Stelle des anderen.',
  oneWay: 'Es passt an die Stelle des alten Teils, aber nicht umgekehrt.',
  lastOnes: 'Die letzten Stücke des alten Teils werden noch verkauft.',
  notSold: 'Nicht erhältlich',
  book: 'Teilekatalog',
  bookFigures: (figures: number) =>
    `Teilekatalog, ${formatCount(figures, 'Bildtafel', 'Bildtafeln')}`,
};
