import { toDecimal } from '@harrow/money';
import { z } from 'zod';

/** A product in the words of the specification's REST paths; `price` is decimal, in `currency`. */
export const serviceSchema = z.object({
  _id: z.string(),
  name: z.string(),
  img: z.string(),
  price: z.number(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  available: z.int(),
  minimum: z.int(),
  description: z.string(),
});

export type ServiceDto = z.infer<typeof serviceSchema>;

/** A product as the shop sells it: its only variant's price and stock, in the engine's words. */
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

/** The one translation between the engine's words and those of the REST edge. */
export function toServiceDto(product: OrderableProduct): ServiceDto {
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
