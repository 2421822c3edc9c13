import { handle } from '@harrow/plugin-kit';
import { receiveEvent } from '@harrow/contract';
import type StripeEventService from '../../../services/stripe-event';

/** Answers once the event is stored, whether or not it can be handled. */
export const POST = handle(receiveEvent, async ({ req, scope }) => {
  const rawBody = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0); // {} without a body
  const signature = req.headers['stripe-signature'];
  const events = scope.resolve<StripeEventService>('stripeEventService');
  await events.receive(rawBody, typeof signature === 'string' ? signature : '');
  return { received: true };
});
