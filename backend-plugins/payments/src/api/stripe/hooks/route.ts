import { handle } from '@harrow/plugin-kit';
import { receiveEvent } from '@harrow/contract';
import { readRawBody } from '../../../lib/raw-body';
import type StripeEventService from '../../../services/stripe-event';

/** Answers once the event is stored, whether or not it can be handled. */
export const POST = handle(receiveEvent, async ({ req, res, scope }) => {
  const rawBody = await readRawBody(req, res);
  const signature = req.headers['stripe-signature'];
  const events = scope.resolve<StripeEventService>('stripeEventService');
  await events.receive(rawBody, typeof signature === 'string' ? signature : '');
  return { received: true };
});
