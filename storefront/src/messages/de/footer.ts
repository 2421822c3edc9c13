/** Texts of the footer of every page. */
export const footerMessages = {
  shop: 'Shop',
  allProducts: 'Alle Produkte',
  machines: 'Teile nach Maschine',
  list: 'Meine Liste',
  help: 'Hilfe',
  works: 'Unser Werk',
  rights: (year: number, maker: string) => `© ${year} ${maker}`,
};
