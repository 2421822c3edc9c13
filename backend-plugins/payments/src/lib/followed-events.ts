/** The types of events that Stripe must send. */
export const REQUIRED_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

/** The handled types: also the name that `refund.updated` had for cards until 2024. */
export type FollowedEvent = (typeof REQUIRED_EVENTS)[number] | 'charge.refund.updated';
