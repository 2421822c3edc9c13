import { LOW_STOCK_TIMES } from '@harrow/contract';
import { IS_SOLD, MINIMUM } from './offer';

/** Low products that a read returns at most. */
const MAX_LOW = 10;

/**
 * The scarcest products, by stock as a multiple of the minimum. Few variants have less than twice the
 * largest minimum of all products, which an index knows; only their products are read. What decides
 * between the variants and prices of a product is looked up for the first rows alone.
 */
export const SELECT_SCARCEST = `
  WITH bound AS MATERIALIZED (
    SELECT max(${MINIMUM}) * ${LOW_STOCK_TIMES} AS pieces FROM product p WHERE ${IS_SOLD})
  SELECT low._id, low.name, low.img, low.available, low.minimum
    FROM (
      SELECT p.id AS _id, p.title AS name, coalesce(p.thumbnail, '') AS img,
             few.id AS variant_id,
             greatest(few.inventory_quantity, 0) AS available, ${MINIMUM} AS minimum
        FROM product_variant few JOIN product p ON p.id = few.product_id
       WHERE few.deleted_at IS NULL AND few.inventory_quantity < (SELECT pieces FROM bound)
         AND ${IS_SOLD} AND few.inventory_quantity < ${LOW_STOCK_TIMES} * ${MINIMUM}
       ORDER BY greatest(few.inventory_quantity, 0)::float8 / ${MINIMUM}, p.title, p.id
      OFFSET 0) low
   WHERE low.variant_id = (
           SELECT id FROM product_variant v
            WHERE v.product_id = low._id AND v.deleted_at IS NULL
            ORDER BY variant_rank NULLS LAST, created_at, id LIMIT 1)
     AND EXISTS (
           SELECT FROM product_variant_money_amount link
             JOIN money_amount ma ON ma.id = link.money_amount_id
            WHERE link.variant_id = low.variant_id AND ma.currency_code = $1
              AND ma.price_list_id IS NULL AND ma.deleted_at IS NULL
              AND ma.min_quantity IS NULL AND ma.max_quantity IS NULL)
   LIMIT ${MAX_LOW}`;
