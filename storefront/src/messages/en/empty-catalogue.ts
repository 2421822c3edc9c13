/** What a shop without products says. */
export const emptyCatalogueMessages = {
  title: 'The yard is empty today',
  text: 'There is no product in the shop right now. Look in again later.',
};
