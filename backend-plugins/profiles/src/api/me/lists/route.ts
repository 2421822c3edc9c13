import { handle } from '@harrow/plugin-kit';
import { listNamedLists } from '@harrow/contract';

export const GET = handle(listNamedLists, ({ caller, services }) =>
  services.listService.named(caller),
);
