/** Texts of the lists for staff. Numbers are passed in formatted. */
export const deskMessages = {
  range: (range: string, total: string) => `${range} of ${total}`,

  keys: 'Keyboard',
  keysHint: 'Single keys work while no field has the focus.',
  singleKeys: 'Single keys',
  search: 'Search',
  nextPage: 'Next page',
  previousPage: 'Previous page',
  thisList: 'This list',
  allKeys: 'all keys',
};
