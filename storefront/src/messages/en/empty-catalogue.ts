/** Texts of a shop without products. */
export const emptyCatalogueMessages = {
  title: 'The yard is empty today',
  text: 'The shop has no products right now. Check back later.',
};
