import type { EntityManager } from 'typeorm';

/** A product as the catalogue sells it. */
export type OrderableProduct = {
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

/** Which product is meant: by id, else by exact name. */
export type ProductSelector = { productId?: string; name: string };

/** What the catalogue plugin puts into the container as `storefrontProductService`. */
export interface ProductFinder {
  /**
   * Reads with the connection of `manager`. Throws `not_found` where there is no such product,
   * `conflict` where a name fits several.
   */
  findForOrder(manager: EntityManager, selector: ProductSelector): Promise<OrderableProduct>;
}
