import { handle } from '@harrow/plugin-kit';
import { listOutbox } from '@harrow/contract';

export const GET = handle(listOutbox, ({ query, services }) =>
  services.outboxMessageService.list(query),
);
