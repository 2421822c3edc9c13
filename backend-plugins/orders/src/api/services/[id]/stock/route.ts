import { listStockMovements } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(listStockMovements, ({ parameters, query, services }) =>
  services.stockHistoryService.list(parameters.id, query),
);
