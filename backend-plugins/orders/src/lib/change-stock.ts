/**
 * SQL of the one way in which orders change a variant's stock: on its row as it is now, never below
 * 0, and not at all where it is not counted. Returns a row where the variant is there and has, or
 * needs not have, the pieces. `from` brings what the two expressions are made of, if they need it.
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
