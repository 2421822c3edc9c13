/** Texts of the footer of every page. */
export const footerMessages = {
  shop: 'Shop',
  allProducts: 'All products',
  machines: 'Parts by machine',
  list: 'My list',
  help: 'Help',
  works: 'Our factory',
  rights: (year: number, maker: string) => `© ${year} ${maker}`,
};
