import { getInvoice } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';
import { sendPaper } from '../../../../lib/send-paper';

export const GET = handle(getInvoice, async ({ caller, parameters: { id }, res, services }) => {
  return sendPaper(res, await services.paperService.read(caller, id, 'invoice'));
});
