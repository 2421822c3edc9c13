/** The offer that an order is checked against: a product's only variant, with its price and stock. */
export type Offer = {
  productId: string;
  variantId: string;
  title: string;
  /** The engine's record of its price. */
  priceId: string;
  /** Smallest unit of `currencyCode`. */
  unitPrice: number;
  currencyCode: string;
  available: number;
  minimum: number;
};

/**
 * The minimum of a product "p". A missing or malformed one counts as 1. The index `product_minimum`
 * repeats it.
 */
export const MINIMUM = `
         CASE WHEN p.metadata->>'minimum' ~ '^[1-9][0-9]{0,8}$'
              THEN (p.metadata->>'minimum')::int ELSE 1 END`;

/** The columns of an `Offer`. */
export const OFFER_COLUMNS = `
         p.id AS "productId", v.id AS "variantId", p.title,
         price.id AS "priceId", price.amount AS "unitPrice", price.currency_code AS "currencyCode",
         greatest(v.inventory_quantity, 0) AS available, ${MINIMUM} AS minimum`;

/**
 * The products that the shop can sell, as the FROM of a query: with their first variant and that
 * variant's base price in the currency $1. Needs `IS_SOLD` in the WHERE.
 */
export const SOLD_PRODUCTS = `
         product p
    JOIN LATERAL (
      SELECT id, sku, inventory_quantity FROM product_variant
       WHERE product_id = p.id AND deleted_at IS NULL
       ORDER BY variant_rank NULLS LAST, created_at, id LIMIT 1) v ON true
    JOIN LATERAL (
      SELECT ma.id, ma.amount, ma.currency_code, ma.updated_at
        FROM product_variant_money_amount link
        JOIN money_amount ma ON ma.id = link.money_amount_id
       WHERE link.variant_id = v.id AND ma.currency_code = $1
         AND ma.price_list_id IS NULL AND ma.deleted_at IS NULL
         AND ma.min_quantity IS NULL AND ma.max_quantity IS NULL
       ORDER BY ma.region_id NULLS FIRST, ma.created_at LIMIT 1) price ON true`;

/** Published products only. */
export const IS_SOLD = `p.status = 'published' AND p.deleted_at IS NULL`;

/**
 * Selects the offer of a product by id or exact name, $2, in the currency $1: up to two rows, because
 * several products may share a name.
 */
export const selectOfferBy = (column: 'id' | 'title'): string =>
  `SELECT ${OFFER_COLUMNS} FROM ${SOLD_PRODUCTS} WHERE ${IS_SOLD} AND p.${column} = $2 LIMIT 2`;
