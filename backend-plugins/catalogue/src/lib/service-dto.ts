import { toDecimal } from '@harrow/money';

/** A product in the words of the specification's REST paths; `price` is decimal. */
export type ServiceDto = {
  _id: string;
  name: string;
  img: string;
  price: number;
  available: number;
  minimum: number;
  description: string;
};

/** A product as the shop sells it: its only variant's price and stock, in the engine's words. */
export type OrderableProduct = {
  productId: string;
  variantId: string;
  title: string;
  thumbnail: string;
  description: string;
  /** Smallest unit of `currencyCode`. */
  unitPrice: number;
  currencyCode: string;
  available: number;
  minimum: number;
};

/** The one translation between the engine's words and those of the REST edge. */
export function toServiceDto(product: OrderableProduct): ServiceDto {
  return {
    _id: product.productId,
    name: product.title,
    img: product.thumbnail,
    price: toDecimal(product.unitPrice, product.currencyCode),
    available: product.available,
    minimum: product.minimum,
    description: product.description,
  };
}
