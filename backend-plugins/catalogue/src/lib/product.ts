import type { Product } from '@harrow/contract';
import { toDecimal } from '@harrow/money';
import { PUBLIC_CATEGORIES } from './category';
import { IS_SOLD, type Offer, OFFER_COLUMNS, SOLD_PRODUCTS } from './offer';

/** A product as the catalogue shows it, in the engine's names. */
export type CatalogueProduct = Offer & {
  thumbnail: string;
  description: string;
  handle: string;
  category: Product['category'];
  sku: string | null;
  /** Sum and number of the points of its reviews. */
  points: number;
  reviews: number;
  /** Microseconds since 1970. */
  createdAt: number;
  /** The latest change of its content or price, in milliseconds since 1970. */
  updatedAt: number;
};

/** The columns of a `CatalogueProduct`. A product without a handle is addressed by its id. */
export const PRODUCT_COLUMNS = `${OFFER_COLUMNS},
         coalesce(p.thumbnail, '') AS thumbnail, coalesce(p.description, '') AS description,
         coalesce(p.handle, p.id) AS handle, category.named AS category, v.sku,
         coalesce(rating.points, 0)::int AS points, coalesce(rating.reviews, 0) AS reviews,
         (extract(epoch FROM p.created_at) * 1000000)::float8 AS "createdAt",
         (extract(epoch FROM greatest(p.updated_at, price.updated_at)) * 1000)::float8 AS "updatedAt"`;

/** The joins that `PRODUCT_COLUMNS` reads from; the deepest category is the most specific. */
export const PRODUCT_JOINS = `
    LEFT JOIN LATERAL (
      SELECT jsonb_build_object('handle', c.handle, 'name', c.name) AS named
        FROM product_category_product link
        JOIN ${PUBLIC_CATEGORIES} c ON c.id = link.product_category_id
       WHERE link.product_id = p.id
       ORDER BY cardinality(c.path) DESC, c.rank, c.id LIMIT 1) category ON true
    LEFT JOIN product_rating rating ON rating.product_id = p.id`;

/** Selects one row per product that the shop can sell, in the currency $1. */
export const SELECT_PRODUCTS = `
  SELECT ${PRODUCT_COLUMNS} FROM ${SOLD_PRODUCTS} ${PRODUCT_JOINS} WHERE ${IS_SOLD}`;

/** Translates a product from the engine's names to those of the REST edge; the only place that does. */
export function toProductDto(product: CatalogueProduct): Product {
  return {
    _id: product.productId,
    name: product.title,
    img: product.thumbnail,
    price: toDecimal(product.unitPrice, product.currencyCode),
    currency: product.currencyCode,
    available: product.available,
    minimum: product.minimum,
    description: product.description,
    handle: product.handle,
    category: product.category,
    rating: ratingOf(product),
    sku: product.sku,
    updatedAt: new Date(product.updatedAt).toISOString(),
  };
}

/**
 * Returns the rating of a product with so many reviews and points in all; null without reviews. Rounds
 * half up, in whole tenths: 17 points of 4 reviews are 4.3.
 */
export function ratingOf({
  points,
  reviews,
}: Pick<CatalogueProduct, 'points' | 'reviews'>): Product['rating'] {
  if (reviews === 0) return null;
  return { average: Math.round((points * 10) / reviews) / 10, count: reviews };
}
