import { getOwnData } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(getOwnData, async ({ caller, res, services }) => {
  const data = await services.personalDataService.collect(caller);
  const day = data.at.slice(0, 10);
  res.set('Content-Disposition', `attachment; filename="harrow-data-${day}.json"`);
  return data;
});
