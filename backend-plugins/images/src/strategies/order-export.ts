import { toDecimal } from '@harrow/money';
import { BYTE_ORDER_MARK } from '@harrow/plugin-kit';
import type { Order, OrderService } from '@medusajs/medusa';
import EngineOrderExport from '@medusajs/medusa/dist/strategies/batch-jobs/order/export';
import { orderExportSchema } from '../lib/export-context';
import { boundedExport, type EngineExportClass } from '../lib/export-job';
import { withTableCells } from '../lib/export-table';

/** Numbers of an order in the smallest unit, which the engine would print as they are. */
const AMOUNTS = [
  ...['subtotal', 'shipping_total', 'discount_total', 'gift_card_total'],
  ...['refunded_total', 'tax_total', 'total'],
];

type Column = { title: string };

const EngineExport = EngineOrderExport as unknown as EngineExportClass<{
  orderService_: OrderService;
  buildHeader(columns?: Column[]): string;
  buildCSVLine(order: Order, columns: Column[]): string;
}>;

const BoundedExport = boundedExport(EngineExport, {
  context: orderExportSchema,
  count: async ({ orderService_ }, filters) => {
    const [, count] = await orderService_.listAndCount(filters, { take: 1, select: ['id'] });
    return count;
  },
  instead:
    'Filter the orders, for instance by date, or export them in the dashboard under Manage Orders, which has no limit.',
});

/** The engine's export of orders, with decimal amounts, quoted cells and readable failures. */
export default class OrderExportStrategy extends BoundedExport {
  override buildHeader(columns?: Column[]): string {
    return BYTE_ORDER_MARK + super.buildHeader(columns);
  }

  override buildCSVLine(order: Order, columns: Column[]): string {
    const amounts = AMOUNTS.map((name): [string, number] => {
      const { [name]: units = 0 } = order as unknown as Record<string, number | null | undefined>;
      return [name, toDecimal(units ?? 0, order.currency_code)];
    });
    const written = Object.assign(Object.create(order) as Order, Object.fromEntries(amounts), {
      customer: withTableCells(order.customer),
      shipping_address: withTableCells(order.shipping_address),
      sales_channel: withTableCells(order.sales_channel),
    });
    return super.buildCSVLine(written, columns);
  }
}
