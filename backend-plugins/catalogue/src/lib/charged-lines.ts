import type { ProductLine } from '@harrow/contract';
import { PreparedStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { type ChargedOffer, OFFER_COLUMNS } from './offer';
import { type ChargedProduct, PRODUCT_COLUMNS } from './product';

/**
 * Reads columns of the products in the lines $2, by their places in the list, in the currency $1, as they are
 * charged the buyer $3 for the quantity of each line; undefined for those that are not sold. LIMIT looks each one
 * up, where a join would be planned for 100 lines, and read the catalogue.
 */
function ofLines<Row>(name: string, columns: string, view: 'shown_product' | 'sold_product') {
  const statement = new PreparedStatement<Row & { place: number }>(
    name,
    `SELECT line.place, ${columns}, charged AS "chargedPrice"
       FROM jsonb_to_recordset($2) AS line (place int, "productId" text, quantity bigint),
            LATERAL (SELECT * FROM ${view}
                      WHERE product_id = line."productId" AND currency_code = $1 LIMIT 1) sold,
            LATERAL (SELECT charged
                       FROM charged_price(variant_id, unit_price, currency_code, line.quantity, $3::text)
                     OFFSET 0) price`,
  );
  return async (
    manager: EntityManager,
    lines: readonly ProductLine[],
    { currency, customerId }: { currency: string; customerId: string | null },
  ): Promise<(Row | undefined)[]> => {
    const placed = lines.map((line, place) => ({ ...line, place }));
    const rows = await statement.run(manager, [currency, JSON.stringify(placed), customerId]);
    const byPlace = new Map(rows.map((row) => [row.place, row]));
    return lines.map((_line, place) => byPlace.get(place));
  };
}

export const chargedProducts = ofLines<ChargedProduct>(
  'charged_products',
  PRODUCT_COLUMNS,
  'shown_product',
);

/** Reads only what an order needs. */
export const chargedOffers = ofLines<ChargedOffer>('charged_offers', OFFER_COLUMNS, 'sold_product');
