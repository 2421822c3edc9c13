import type { BodyInputOf, createProduct, Product } from '@harrow/contract';
import { toDecimal } from '@harrow/money';

/** A product as the shop sells it: its only variant's price and stock, in the engine's names. */
export type OrderableProduct = {
  productId: string;
  variantId: string;
  title: string;
  thumbnail: string;
  description: string;
  /** The engine's record of its price. */
  priceId: string;
  /** Smallest unit of `currencyCode`. */
  unitPrice: number;
  currencyCode: string;
  available: number;
  minimum: number;
  /** Microseconds since 1970. */
  createdAt: number;
};

/**
 * Selects one row per product that the shop can sell: published, with its first variant and that
 * variant's base price in the currency $1. A missing or malformed `minimum` counts as 1.
 */
export const SELECT_PRODUCTS = `
  SELECT p.id AS "productId", v.id AS "variantId", p.title,
         coalesce(p.thumbnail, '') AS thumbnail, coalesce(p.description, '') AS description,
         price.id AS "priceId", price.amount AS "unitPrice", price.currency_code AS "currencyCode",
         greatest(v.inventory_quantity, 0) AS available,
         (extract(epoch FROM p.created_at) * 1000000)::float8 AS "createdAt",
         CASE WHEN p.metadata->>'minimum' ~ '^[1-9][0-9]{0,8}$'
              THEN (p.metadata->>'minimum')::int ELSE 1 END AS minimum
    FROM product p
    JOIN LATERAL (
      SELECT id, inventory_quantity FROM product_variant
       WHERE product_id = p.id AND deleted_at IS NULL
       ORDER BY variant_rank NULLS LAST, created_at, id LIMIT 1) v ON true
    JOIN LATERAL (
      SELECT ma.id, ma.amount, ma.currency_code
        FROM product_variant_money_amount link
        JOIN money_amount ma ON ma.id = link.money_amount_id
       WHERE link.variant_id = v.id AND ma.currency_code = $1
         AND ma.price_list_id IS NULL AND ma.deleted_at IS NULL
         AND ma.min_quantity IS NULL AND ma.max_quantity IS NULL
       ORDER BY ma.region_id NULLS FIRST, ma.created_at LIMIT 1) price ON true
   WHERE p.status = 'published' AND p.deleted_at IS NULL`;

/**
 * Selects a product by id or exact name, $2, in the currency $1: up to two rows, because several
 * products may share a name.
 */
export const selectProductBy = (column: 'id' | 'title'): string =>
  `${SELECT_PRODUCTS} AND p.${column} = $2 LIMIT 2`;

/**
 * Newest first, then by id, so that pages neither repeat nor skip a product. Ids are compared byte
 * by byte, as in JavaScript, whatever the database's collation.
 */
export const NEWEST_FIRST = 'ORDER BY p.created_at DESC, p.id COLLATE "C" DESC';

/** Translates a product from the engine's names to those of the REST edge; the only place that does. */
export function toProductDto(product: OrderableProduct): Product {
  return {
    _id: product.productId,
    name: product.title,
    img: product.thumbnail,
    price: toDecimal(product.unitPrice, product.currencyCode),
    currency: product.currencyCode,
    available: product.available,
    minimum: product.minimum,
    description: product.description,
  };
}

/** Returns what the engine stores of a new product as metadata, which `SELECT_PRODUCTS` reads. */
export const metadataOf = ({ minimum }: BodyInputOf<typeof createProduct>) => ({ minimum });
