import { ShopError } from '@harrow/http';
import type { EntityManager } from 'typeorm';

/** The engine's records that every order of the shop hangs on. */
export type ShopContext = {
  region_id: string;
  country_code: string;
  shipping_option_id: string;
  sales_channel_id: string | null;
};

const SELECT_CONTEXT = `
  SELECT r.id AS region_id, country.iso_2 AS country_code, option.id AS shipping_option_id,
         (SELECT default_sales_channel_id FROM store LIMIT 1) AS sales_channel_id
    FROM region r
    JOIN LATERAL (SELECT iso_2 FROM country WHERE region_id = r.id ORDER BY iso_2 LIMIT 1)
         country ON true
    JOIN LATERAL (SELECT id FROM shipping_option
                   WHERE region_id = r.id AND deleted_at IS NULL AND NOT is_return
                   ORDER BY amount NULLS FIRST, created_at, id LIMIT 1) option ON true
   WHERE r.deleted_at IS NULL AND r.currency_code = $1
   ORDER BY r.created_at, r.id LIMIT 1`;

/**
 * The shop's region, its country and its cheapest shipping option. Read for every order, because
 * staff may replace them in the stock admin at any time. Throws `conflict` while there are none.
 */
export async function readShopContext(
  manager: EntityManager,
  currencyCode: string,
): Promise<ShopContext> {
  const rows: ShopContext[] = await manager.query(SELECT_CONTEXT, [currencyCode]);
  if (rows[0]) return rows[0];
  throw new ShopError(
    'conflict',
    `The shop has no region in ${currencyCode} with a country and a shipping option.`,
    { code: 'shop_not_ready' },
  );
}
