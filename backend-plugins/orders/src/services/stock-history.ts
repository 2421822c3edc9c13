import type { AnswerOf, listStockMovements, QueryOf } from '@harrow/contract';
import { type Services, sqlStatement } from '@harrow/plugin-kit';
import { mergedPage, type MovementRow, readPosition, type SaleRow } from '../lib/stock-history';

const MOVEMENTS = sqlStatement('@harrow/orders', 'stock-movements');
const SALES = sqlStatement('@harrow/orders', 'sold-pieces');

/** Reads what changed the stock of a product: the movements that triggers record, and the lines of orders. */
export default class StockHistoryService {
  constructor(private readonly services: Services) {}

  /** Returns a page, newest first. Throws `not_found` for a product that there is not. */
  async list(
    productId: string,
    { limit, after }: QueryOf<typeof listStockMovements>,
  ): Promise<AnswerOf<typeof listStockMovements>> {
    const { manager, productManagementService } = this.services;
    await productManagementService.retrieve(productId);
    const from = readPosition(after);
    // one more says whether there is a next page
    const [movements, sales] = await Promise.all([
      manager.query<MovementRow[]>(MOVEMENTS, [productId, from.movement, limit + 1]),
      manager.query<SaleRow[]>(SALES, [productId, from.sale, limit + 1]),
    ]);
    return mergedPage(movements, sales, { size: limit, from });
  }
}
