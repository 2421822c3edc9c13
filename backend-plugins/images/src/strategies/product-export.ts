import { BYTE_ORDER_MARK } from '@harrow/plugin-kit';
import type { Product, ProductService, ProductVariant } from '@medusajs/medusa';
import EngineProductExport from '@medusajs/medusa/dist/strategies/batch-jobs/product/export';
import { productExportSchema } from '../lib/export-context';
import { boundedExport, type EngineExportClass } from '../lib/export-job';
import { tableLine } from '../lib/export-table';

/** A column of the table; one for a list of unknown length has no cell. */
type Column =
  | { isDynamic: true }
  | { entityName: 'product'; accessor(product: Product): string }
  | {
      entityName: 'variant';
      accessor(variant: ProductVariant, context: { product: Product }): string;
    };

const EngineExport = EngineProductExport as unknown as EngineExportClass<{
  productService_: ProductService;
  columnsDefinition: Record<string, { exportDescriptor?: Column }>;
  buildHeader(job: unknown): Promise<string>;
  buildProductVariantLines(product: Product): string[];
}>;

const BoundedExport = boundedExport(EngineExport, {
  context: productExportSchema,
  count: ({ productService_ }, filters) => productService_.count(filters),
  instead: 'Export them in the dashboard under Manage Products.',
});

/** The engine's export of products, with quoted cells and readable failures. */
export default class ProductExportStrategy extends BoundedExport {
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
