import { handle } from '@harrow/http';
import { listUnhandledEvents } from '../../../lib/operations';
import { toEventDto } from '../../../lib/unhandled-event';
import type StripeEventService from '../../../services/stripe-event';

export const GET = handle(listUnhandledEvents, async ({ scope }) => {
  const events = scope.resolve<StripeEventService>('stripeEventService');
  return (await events.listUnhandled()).map(toEventDto);
});
