import { handle, isSeenBy } from '@harrow/plugin-kit';
import { getOwnList, saveOwnList } from '@harrow/contract';

export const GET = handle(getOwnList, ({ caller, services }) =>
  services.listService.current(caller),
);

export const PUT = handle(saveOwnList, ({ caller, body, req, services }) =>
  services.listService.saveCurrent(caller, body.lines, isSeenBy(req)),
);
