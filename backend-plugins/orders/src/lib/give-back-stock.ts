import { PreparedStatement } from '@harrow/http';
import type { EntityManager } from 'typeorm';

/**
 * The pieces that the order has taken, not its quantity: staff may have switched "manage inventory"
 * since. Orders without that count were placed by an earlier version, or by the engine before this
 * plugin was installed; they get what is counted now.
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
 * Gives an order's pieces back to its variant, once. The caller's transaction holds the order's row.
 * Call it as late as possible: it locks the variant, and buyers of the product wait until the commit.
 */
export async function giveBackStock(manager: EntityManager, orderId: string): Promise<void> {
  await GIVE_BACK.run(manager, [orderId]);
}
