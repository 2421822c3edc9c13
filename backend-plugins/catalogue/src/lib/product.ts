import type { Product } from '@harrow/contract';
import { toDecimal } from '@harrow/money';
import { type Offer, OFFER_COLUMNS } from './offer';

/** A product as the catalogue shows it, in the engine's names. */
export type CatalogueProduct = Offer & {
  thumbnail: string;
  description: string;
  handle: string;
  category: Product['category'];
  sku: string | null;
  /** The tax that the prices of the shop contain. */
  tax: Exclude<Product['tax'], undefined> | null;
  /** Sum and number of the points of its reviews. */
  points: number;
  reviews: number;
  /** Microseconds since 1970. */
  createdAt: number;
  /** The latest change of its content or price, in milliseconds since 1970. */
  updatedAt: number;
};

/** A product with what one piece of it costs in an order, in the smallest unit. */
export type ChargedProduct = CatalogueProduct & { chargedPrice: number };

/** The columns of a `CatalogueProduct`, from the view `shown_product`. */
export const PRODUCT_COLUMNS = `${OFFER_COLUMNS},
  coalesce(thumbnail, '') AS thumbnail, coalesce(description, '') AS description, handle, category, sku,
  (SELECT tax - 'text_de' FROM shop) AS tax, points, reviews, (extract(epoch FROM created_at) * 1000000)::float8 AS "createdAt",
  (extract(epoch FROM updated_at) * 1000)::float8 AS "updatedAt"`;

/** Translates a product from the engine's names to those of the REST edge; the only place that does. */
export function toProductDto(product: CatalogueProduct): Product {
  return {
    _id: product.productId,
    name: product.title,
    img: product.thumbnail,
    price: toDecimal(product.unitPrice, product.currencyCode),
    currency: product.currencyCode,
    ...(product.tax && { tax: product.tax }),
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
