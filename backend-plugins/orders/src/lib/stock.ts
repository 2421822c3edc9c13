import { PreparedStatement } from '@harrow/plugin-kit';
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

/**
 * Returns the pieces that the order took rather than its quantity, because staff may have switched
 * "manage inventory" since. Orders without that count were placed by an earlier version, or by the
 * engine before this plugin was installed; for them, the current setting decides.
 */
const GIVE_BACK = new PreparedStatement(
  'give_back_stock',
  `
  WITH held AS (
    SELECT variant.id AS variant_id,
           sum(coalesce(so.taken_pieces,
                        CASE WHEN variant.manage_inventory THEN item.quantity ELSE 0 END)) AS pieces
      FROM line_item item
      JOIN product_variant variant ON variant.id = item.variant_id
      LEFT JOIN storefront_order so ON so.order_id = item.order_id
     WHERE item.order_id = $1
     GROUP BY variant.id),
  cleared AS (
    UPDATE storefront_order SET taken_pieces = 0 WHERE order_id = $1)
  UPDATE product_variant variant
     SET inventory_quantity = variant.inventory_quantity + held.pieces, updated_at = now()
    FROM held
   WHERE variant.id = held.variant_id AND held.pieces > 0`,
);

/**
 * Returns an order's pieces to its variant, once. The caller must hold the lock of the order's row.
 * Call it as late as possible: it locks the variant until the commit, and buyers of the product
 * wait.
 */
export async function giveBackStock(manager: EntityManager, orderId: string): Promise<void> {
  await GIVE_BACK.run(manager, [orderId]);
}
