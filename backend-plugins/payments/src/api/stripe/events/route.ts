import { handle } from '@harrow/plugin-kit';
import { listUnhandledEvents } from '@harrow/contract';
import { toEventDto } from '../../../lib/provider-event';

export const GET = handle(listUnhandledEvents, async ({ services }) => {
  return (await services.stripeEventService.listUnhandled()).map(toEventDto);
});
