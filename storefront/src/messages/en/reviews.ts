/** Texts of the reviews section. */
export const reviewMessages = {
  title: 'Clients Reviews',
  points: (point: number) => `${point} out of 5`,
  showAll: (count: string) => `Show all ${count} reviews`,
  readMore: 'Read more',
  readLess: 'Read less',
  answer: (shop: string) => `Answer from ${shop}`,
  loading: 'Loading reviews',
  errorTitle: 'The reviews did not load',
  emptyTitle: 'No reviews yet',
  emptyText: 'Customers who log in can write the first one.',
};
