import { handle } from '@harrow/plugin-kit';
import { listUnhandledEvents } from '@harrow/contract';
import { toEventDto } from '../../../lib/provider-event';
import type StripeEventService from '../../../services/stripe-event';

export const GET = handle(listUnhandledEvents, async ({ scope }) => {
  const events = scope.resolve<StripeEventService>('stripeEventService');
  return (await events.listUnhandled()).map(toEventDto);
});
