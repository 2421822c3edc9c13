/** Takes one piece of a variant, like an order, with the fewest means; returns how many are left. */
export const TAKE_PIECE = `
  UPDATE product_variant SET inventory_quantity = inventory_quantity - 1
   WHERE id = $1 RETURNING inventory_quantity AS available`;
