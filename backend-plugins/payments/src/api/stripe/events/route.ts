import { handle } from '@harrow/plugin-kit';
import { listUnhandledEvents } from '@harrow/contract';

export const GET = handle(
  listUnhandledEvents,
  async ({ services }) => await services.stripeEventService.listUnhandled(),
);
