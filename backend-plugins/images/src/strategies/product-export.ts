import { BYTE_ORDER_MARK } from '@harrow/plugin-kit';
import type { Logger, Product, ProductService, ProductVariant } from '@medusajs/medusa';
import EngineProductExport from '@medusajs/medusa/dist/strategies/batch-jobs/product/export';
import type { CreateBatchJobInput } from '@medusajs/medusa/dist/types/batch-job';
import { parseContext, productExportSchema, requireExportable } from '../lib/export-context';
import { type EngineExportClass, inStableOrder, withReadableErrors } from '../lib/export-job';
import { tableLine } from '../lib/export-table';
import type PrivateFileService from '../services/private-file';

const TOO_MANY = 'Export them in the dashboard under Manage Products.';

/** A column of the table; one for a list of unknown length has no cell of its own. */
type Column =
  | { isDynamic: true }
  | { entityName: 'product'; accessor(product: Product): string }
  | {
      entityName: 'variant';
      accessor(variant: ProductVariant, context: { product: Product }): string;
    };

const EngineExport = EngineProductExport as unknown as EngineExportClass<{
  __container__: Record<string, unknown>;
  productService_: ProductService;
  columnsDefinition: Record<string, { exportDescriptor?: Column }>;
  buildHeader(job: unknown): Promise<string>;
  buildProductVariantLines(product: Product): string[];
}>;

/** The engine's export of products, with quoted cells and readable failures. */
export default class ProductExportStrategy extends EngineExport {
  private readonly logger: Logger;
  private readonly files: PrivateFileService;

  constructor(container: Record<string, unknown>, options?: unknown) {
    super(container, options);
    this.__container__ = container; // the engine keeps only what it uses itself for the next instance
    this.logger = container.logger as Logger;
    this.files = container.privateFileService as PrivateFileService;
  }

  override async prepareBatchJobForProcessing(job: CreateBatchJobInput, req: unknown) {
    const context = parseContext(productExportSchema, job.context);
    this.files.requireStorage();
    const filters = context.filterable_fields ?? {};
    const count = await this.productService_.count(filters);
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

  override async buildHeader(job: unknown): Promise<string> {
    return BYTE_ORDER_MARK + (await super.buildHeader(job));
  }

  override buildProductVariantLines(product: Product): string[] {
    const columns = Object.values(this.columnsDefinition).flatMap(({ exportDescriptor }) =>
      exportDescriptor && !('isDynamic' in exportDescriptor) ? [exportDescriptor] : [],
    );
    return product.variants.map((variant) =>
      tableLine(
        columns.map((column) =>
          column.entityName === 'product'
            ? column.accessor(product)
            : column.accessor(variant, { product }),
        ),
      ),
    );
  }
}
