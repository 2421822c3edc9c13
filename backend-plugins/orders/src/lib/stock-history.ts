import type { StockMovement } from '@harrow/contract';

type OrderOf = { orderId: string | null; number: number | null };

/** A row of `stock_movement`. */
export type MovementRow = Omit<StockMovement, 'at' | 'order'> & OrderOf & { id: string; at: Date };

/** A line of an order. */
export type SaleRow = { orderId: string; number: number; at: Date; change: number };

/** The last movement and the last sale that pages before have shown; null for none. */
export type Position = { movement: string | null; sale: string | null };

const SEPARATOR = '~';

/** Reads the end of a page. */
export function readPosition(after: string | undefined): Position {
  const [movement = '', sale = ''] = (after ?? '').split(SEPARATOR);
  return { movement: movement === '' ? null : movement, sale: sale === '' ? null : sale };
}

const orderOf = ({ orderId, number }: OrderOf): StockMovement['order'] =>
  orderId === null || number === null ? null : { _id: orderId, number };

const toMovement = (row: MovementRow): StockMovement => {
  const { at, cause, change, after, reason, by } = row;
  return { at: at.toISOString(), cause, change, after, reason, by, order: orderOf(row) };
};

const toSale = (row: SaleRow): StockMovement => ({
  ...{ at: row.at.toISOString(), cause: 'sold', change: row.change },
  ...{ after: null, reason: null, by: null, order: orderOf(row) },
});

/**
 * Merges movements and sales, each newest first, into a page of this size, and says where the next begins. Each list
 * is kept in its own order, which the times of transactions need not have.
 */
export function mergedPage(
  movements: readonly MovementRow[],
  sales: readonly SaleRow[],
  { size, from }: { size: number; from: Position },
): { data: StockMovement[]; next: string | null } {
  const data: StockMovement[] = [];
  let [moved, sold] = [0, 0];
  while (data.length < size) {
    const [movement, sale] = [movements[moved], sales[sold]];
    if (movement && (!sale || movement.at >= sale.at)) {
      data.push(toMovement(movement));
      moved += 1;
    } else if (sale) {
      data.push(toSale(sale));
      sold += 1;
    } else break;
  }
  if (moved === movements.length && sold === sales.length) return { data, next: null };
  const last = [movements[moved - 1]?.id ?? from.movement, sales[sold - 1]?.orderId ?? from.sale];
  return { data, next: last.map((key) => key ?? '').join(SEPARATOR) };
}
