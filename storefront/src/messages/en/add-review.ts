/** What the form for a review says. */
export const addReviewMessages = {
  lead: 'How do our machines run with you? Your words stand on the home page, under your name and never your email.',
  name: 'Name',
  email: 'Email',
  point: 'Point',
  pointHint: 'From 1, poor, to 5, very good.',
  review: 'Review',
  required: 'Review is required',
  pointRange: 'Give rivew between 1 to 5.',
  post: 'Post Review',
  posting: 'Posting…',
  posted: 'Your review successfully posted, Thanks.',
  whenUnknown:
    'We do not know whether your review arrived. Look at the home page before you post it again.',
};
