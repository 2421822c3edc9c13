import { productColumns } from '@harrow/contract';
import { type AnswerPieces, csvTable, loadInBatches, type Services } from '@harrow/plugin-kit';
import { valuesOf } from '../lib/product-changes';
import { toWrittenDto } from '../lib/product-details';
import { cellsOf } from '../lib/product-table';

/** The products as a table for spreadsheets. */
export default class ProductTableService {
  constructor(private readonly services: Services) {}

  /** Returns all products as CSV, newest first, made as the client reads it. */
  async export(): Promise<AnswerPieces<string>> {
    const ids = await this.services.storefrontProductService.ids();
    const load = async (batch: string[]) => {
      const products = await this.services.storefrontProductService.detailsByIds(batch);
      const byId = new Map(products.map((product) => [product.productId, product]));
      return batch.flatMap((id) => byId.get(id) ?? []);
    };
    return csvTable(productColumns, loadInBatches(ids, load), (product) => {
      const cells = cellsOf(valuesOf(toWrittenDto(product)));
      return [productColumns.map((column) => cells[column])];
    });
  }
}
