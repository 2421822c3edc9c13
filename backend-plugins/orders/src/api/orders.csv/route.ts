import { csvTable, handle } from '@harrow/plugin-kit';
import { exportOrders } from '@harrow/contract';
import { ORDER_COLUMNS, toOrderCells } from '../../lib/order-table';

export const GET = handle(exportOrders, async ({ query, res, services }) => {
  const { orders } = await services.storefrontOrderService.listAndCount(query);
  res.set('Content-Disposition', 'attachment; filename="orders.csv"');
  return csvTable(ORDER_COLUMNS, orders, toOrderCells);
});
