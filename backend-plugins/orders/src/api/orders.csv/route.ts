import { csvTable, handle } from '@harrow/plugin-kit';
import { exportOrders } from '@harrow/contract';
import { toOrderDto } from '../../lib/order-row';
import { cellsOf, LINE_COLUMNS, ORDER_COLUMNS, withLines } from '../../lib/order-table';

export const GET = handle(exportOrders, async ({ query, res, services }) => {
  const { lines, ...filters } = query;
  const { orders } = await services.storefrontOrderService.listAndCount(filters);
  res.set('Content-Disposition', 'attachment; filename="orders.csv"');
  if (!lines) {
    const header = Object.keys(ORDER_COLUMNS);
    return csvTable(header, orders, (row) => [cellsOf(ORDER_COLUMNS, toOrderDto(row))]);
  }
  return csvTable(Object.keys(LINE_COLUMNS), orders, (row) =>
    withLines(toOrderDto(row)).map((line) => cellsOf(LINE_COLUMNS, line)),
  );
});
