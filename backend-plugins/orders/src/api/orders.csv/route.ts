import { csvTable, handle } from '@harrow/plugin-kit';
import { exportOrders } from '@harrow/contract';
import { ORDER_COLUMNS, toOrderCells } from '../../lib/order-table';
import type StorefrontOrderService from '../../services/storefront-order';

export const GET = handle(exportOrders, async ({ query, res, scope }) => {
  const service = scope.resolve<StorefrontOrderService>('storefrontOrderService');
  const { orders } = await service.listAndCount(query);
  res.set('Content-Disposition', 'attachment; filename="orders.csv"');
  return csvTable(ORDER_COLUMNS, orders, toOrderCells);
});
