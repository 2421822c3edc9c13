import { handle } from '@harrow/plugin-kit';
import { listPinnedNotes } from '@harrow/contract';

export const GET = handle(listPinnedNotes, ({ query, services }) =>
  services.customerNoteService.listPinned(query.customers),
);
