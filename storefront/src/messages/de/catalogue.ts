/** Texts of the product grid. Amounts and pieces are passed in formatted. */
export const catalogueMessages = {
  featuredTitle: 'Ausgewählte Produkte',
  allTitle: 'Alle Produkte',
  /** The title of a page of a list but the first. */
  pageTitle: (title: string, page: string) => `${title}, Seite ${page}`,
  range: (first: string, last: string, total: string) => `${first}–${last} von ${total}`,
  inStock: 'Auf Lager',
  minimum: 'Mindestmenge',
  soldOut: 'Ausverkauft',
  onlyLeft: (count: string) => `Nur noch ${count}`,
  rating: 'Bewertung',
  outOf: 'von 5',
  buyNow: 'Jetzt kaufen',
  pageSize: 'Produkte je Seite',
  loading: 'Produkte werden geladen',

  notFound: 'Keine Produkte gefunden.',
  notFoundHint: 'Der Katalog enthält gerade keine Produkte. Versuchen Sie es gleich noch einmal.',
  errorTitle: 'Die Produkte konnten nicht geladen werden',
};
