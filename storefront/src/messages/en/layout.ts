/** Texts of the frame around every page. */
export const layoutMessages = {
  securePayment: 'Secure payment',
  /** The title of a document; `shop` is '' while the name of the shop is not known. */
  title: (page: string, shop: string) => (shop === '' ? page : `${page} · ${shop}`),
  skipToContent: 'Skip to content',
  navigation: 'Main',
  home: 'Home',
  products: 'Products',
  dashboard: 'Dashboard',
  login: 'Log in',
  signOut: 'Sign Out',
  signingOut: 'Signing out…',
  search: 'Search',
  searchHint: 'Part number or name',
  scheme: 'Color scheme',
  schemes: { system: 'System', light: 'Light', dark: 'Dark' },
};
