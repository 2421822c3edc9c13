import { formatCount } from '@/lib/format/numbers';

/** Texts of the reviews of a product. */
export const productReviewMessages = {
  title: 'Reviews',
  outOf: 'out of 5',
  count: (count: number) => formatCount(count, 'review'),
  distribution: 'How many reviews give how many stars',
  stars: (points: number) => formatCount(points, 'star'),
  verified: 'Verified purchase',
  sort: 'Sort by',
  orders: { newest: 'Newest first', highest: 'Highest first', lowest: 'Lowest first' },
  more: 'Show more reviews',
  loadingMore: 'Loading more…',
  shown: (shown: string, count: string) => `${shown} of ${count} reviews shown.`,
  errorTitle: 'The reviews did not load',
  emptyTitle: 'No reviews yet',
  emptyText: 'Be the first to say how it works in your field.',

  write: 'Write a review',
  needsLogin: 'You log in first, and come back to this place.',
  formTitle: 'Your review',
  signedAs: (name: string) =>
    `It appears with your name, ${name}, but never with your email. “Verified purchase” is marked by itself if you have bought this product here.`,
  points: 'Your rating',
  pointsRequired: 'Choose one to five stars.',
  text: 'What should other buyers know?',
  textRequired: 'Write at least a few words.',
  post: 'Post Review',
  posting: 'Posting…',
  cancel: 'Cancel',
  alreadyReviewed:
    'You have already reviewed this product. One review counts for each buyer; what you typed is still here.',
  notSold: 'The shop no longer sells this product, so it takes no more reviews.',
  whenUnknown:
    'We do not know whether your review arrived. Reload this page and look for it before you post it again.',
};
