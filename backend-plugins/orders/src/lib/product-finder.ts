import type { EntityManager } from 'typeorm';

/** A product as the catalogue sells it. */
export type OrderableProduct = {
  productId: string;
  variantId: string;
  title: string;
  /** Smallest unit of `currencyCode`. */
  unitPrice: number;
  currencyCode: string;
  available: number;
  minimum: number;
};

/** What the catalogue plugin puts into the container as `storefrontProductService`. */
export interface ProductFinder {
  /**
   * Reads in the transaction of `manager`. Throws `not_found` where there is no such product,
   * `conflict` where a name fits several.
   */
  findForOrder(
    manager: EntityManager,
    selector: { productId?: string; name: string },
  ): Promise<OrderableProduct>;
}
