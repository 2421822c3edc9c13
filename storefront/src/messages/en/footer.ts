/** Texts of the footer of every page. */
export const footerMessages = {
  lead: 'Machines for soil, seed and harvest, drawn and built under one roof.',
  shop: 'Shop',
  allProducts: 'All products',
  machines: 'Parts by machine',
  list: 'My list',
  delivery: 'Delivery',
  returns: 'Returns',
  warranty: 'Warranty',
  help: 'Help',
  terms: 'Terms',
  privacy: 'Privacy',
  works: 'Our factory',
  rights: (year: number, maker: string) => `© ${year} ${maker}. Dimensions in millimeters.`,
};
