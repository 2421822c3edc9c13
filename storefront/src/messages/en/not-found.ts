/** Texts of the not-found page. */
export const notFoundMessages = {
  title: 'Page not found',
  failed: 'We could not load this page',
  heading: 'Stuck in the mud',
  text: 'We could not find a page at this address. It may have moved, or the link was mistyped.',
  picture: 'A tractor, sunk to its axles in a muddy field',
  home: 'Back to the home page',
  products: 'All products',
};
