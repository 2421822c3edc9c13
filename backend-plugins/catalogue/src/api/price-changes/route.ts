import { changePrices } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const POST = handle(changePrices, async ({ body, query, services }) =>
  query.dryRun
    ? await services.priceChangeService.preview(body)
    : await services.priceChangeService.change(body),
);
