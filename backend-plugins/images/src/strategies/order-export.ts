import { toDecimal } from '@harrow/money';
import { BYTE_ORDER_MARK } from '@harrow/plugin-kit';
import type { Logger, Order, OrderService } from '@medusajs/medusa';
import EngineOrderExport from '@medusajs/medusa/dist/strategies/batch-jobs/order/export';
import type { CreateBatchJobInput } from '@medusajs/medusa/dist/types/batch-job';
import { orderExportSchema, parseContext, requireExportable } from '../lib/export-context';
import { type EngineExportClass, inStableOrder, withReadableErrors } from '../lib/export-job';
import { withTableCells } from '../lib/export-table';
import type PrivateFileService from '../services/private-file';

const TOO_MANY =
  'Filter the orders, for instance by date, or export them in the dashboard under Manage Orders, which has no limit.';

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

/** The engine's export of orders, with decimal amounts, quoted cells and readable failures. */
export default class OrderExportStrategy extends EngineExport {
  private readonly logger: Logger;
  private readonly files: PrivateFileService;

  constructor(container: Record<string, unknown>, options?: unknown) {
    super(container, options);
    this.logger = container.logger as Logger;
    this.files = container.privateFileService as PrivateFileService;
  }

  override async prepareBatchJobForProcessing(job: CreateBatchJobInput, req: unknown) {
    const context = parseContext(orderExportSchema, job.context);
    this.files.requireStorage();
    const filters = context.filterable_fields ?? {};
    const [, count] = await this.orderService_.listAndCount(filters, { take: 1, select: ['id'] });
    requireExportable(count, TOO_MANY);
    return inStableOrder(await super.prepareBatchJobForProcessing({ ...job, context }, req));
  }

  override async preProcessBatchJob(id: string): Promise<void> {
    await withReadableErrors(this.logger, super.preProcessBatchJob(id));
  }

  override async processJob(id: string): Promise<void> {
    await withReadableErrors(this.logger, super.processJob(id));
  }

  /** Leaves it to the engine's subscriber to mark the job as failed, with the message of the error. */
  override handleProcessingError(): Promise<void> {
    return Promise.resolve();
  }

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
