/** Texts of a shop without products. */
export const emptyCatalogueMessages = {
  title: 'Der Hof ist heute leer',
  text: 'Der Shop hat zurzeit keine Produkte. Schauen Sie später wieder vorbei.',
};
