import type { ProductLine } from '@harrow/contract';
import { PreparedStatement, sqlStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';

/**
 * Returns the SQL by which orders change a variant's stock: a conditional UPDATE of the current row
 * that never goes below 0 and has no effect on uncounted stock. It returns a row if the variant
 * exists and has enough pieces or is not counted. `from` adds the tables that the expressions need.
 */
export const changeStock = ({
  from = '',
  variantId,
  pieces,
}: {
  from?: string;
  variantId: string;
  pieces: string;
}): string => `
  UPDATE product_variant stocked
     SET inventory_quantity =
           CASE WHEN manage_inventory THEN inventory_quantity + ${pieces}
                ELSE inventory_quantity END,
         updated_at = now()
    ${from}
   WHERE stocked.id = ${variantId} AND deleted_at IS NULL
     AND (NOT manage_inventory OR inventory_quantity + ${pieces} >= 0)
  RETURNING stocked.id, stocked.manage_inventory`;

const GIVE_BACK = new PreparedStatement(
  'give_back_stock',
  sqlStatement('@harrow/orders', 'give-back-stock'),
);

const PUT_BACK = new PreparedStatement(
  'put_back_pieces',
  sqlStatement('@harrow/orders', 'put-back-pieces'),
);

/**
 * Returns an order's pieces to its variants, once. The caller must hold the lock of the order's row.
 * Call it as late as possible: it locks the variants until the commit, and buyers of the products
 * wait.
 */
export async function giveBackStock(manager: EntityManager, orderId: string): Promise<void> {
  await GIVE_BACK.run(manager, [orderId]);
}

/** Returns some of an order's pieces, as `giveBackStock` returns all; no line returns more than it holds. */
export async function putBackPieces(
  manager: EntityManager,
  orderId: string,
  pieces: readonly ProductLine[],
): Promise<void> {
  await PUT_BACK.run(manager, [orderId, JSON.stringify(pieces)]);
}
