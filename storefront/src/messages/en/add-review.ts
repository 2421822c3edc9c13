/** Texts of the review form. */
export const addReviewMessages = {
  lead: 'How do our machines work for you? Your review appears on the home page with your name, but never with your email.',
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
    'We do not know whether your review arrived. Check the home page before you post it again.',
};
