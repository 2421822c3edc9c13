import { handle } from '@harrow/plugin-kit';
import { replayMessage } from '@harrow/contract';

export const POST = handle(replayMessage, async ({ caller, parameters, services }) => {
  await services.outboxMessageService.replay(caller, parameters.id);
  return { acknowledged: true, modifiedCount: 1 };
});
