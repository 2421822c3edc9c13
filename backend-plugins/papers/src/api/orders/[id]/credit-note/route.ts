import { getCreditNote } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';
import { sendPaper } from '../../../../lib/send-paper';

export const GET = handle(
  getCreditNote,
  async ({ caller, parameters: { id }, query: { number }, res, services }) => {
    return sendPaper(res, await services.paperService.read(caller, id, 'credit-note', number));
  },
);
