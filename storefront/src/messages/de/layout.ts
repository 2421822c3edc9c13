/** Texts of the frame around every page. */
export const layoutMessages = {
  securePayment: 'Sichere Zahlung',
  /** The title of a document; `shop` is '' while the name of the shop is not known. */
  title: (page: string, shop: string) => (shop === '' ? page : `${page} · ${shop}`),
  skipToContent: 'Zum Inhalt springen',
  navigation: 'Hauptmenü',
  home: 'Start',
  products: 'Produkte',
  dashboard: 'Konto',
  login: 'Anmelden',
  signOut: 'Abmelden',
  signingOut: 'Wird abgemeldet …',
  search: 'Suche',
  searchHint: 'Teilenummer oder Name',
  scheme: 'Farbschema',
  schemes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
};
