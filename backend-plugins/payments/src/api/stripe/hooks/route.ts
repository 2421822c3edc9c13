import { handle } from '@harrow/http';
import { receiveEvent } from '../../../lib/operations';
import { readRawBody } from '../../../lib/raw-body';
import type StripeEventService from '../../../services/stripe-event';

const LARGEST_EVENT = 512 * 1024;

/** Answered once the event is stored, whatever becomes of it. */
export const POST = handle(receiveEvent, async ({ req, scope }) => {
  const rawBody = await readRawBody(req, LARGEST_EVENT);
  const signature = req.headers['stripe-signature'];
  const events = scope.resolve<StripeEventService>('stripeEventService');
  await events.receive(rawBody, typeof signature === 'string' ? signature : '');
  return { received: true };
});
