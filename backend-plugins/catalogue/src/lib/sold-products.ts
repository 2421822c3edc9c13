import type { ProductFilters } from '@harrow/contract';
import type { Page, ProductIds } from './cached-catalogue';
import type { CatalogueProduct } from './product';

/** The sort key of a product in the catalogue. */
export type Position = Pick<CatalogueProduct, 'productId' | 'createdAt'>;

/**
 * The products that the shop sells, newest first and then by id, from a table that the database keeps
 * up to date. To find them among all products, variants and prices takes a minute with a million.
 * The plugin of the search has that table, and registers this as `soldProductsService`.
 */
export type SoldProducts = {
  /** Returns the ids of a page, or of all products, and the total number of products. */
  list(page?: Page): Promise<ProductIds>;
  /** Returns the ids of a page of those that match filters, or of all of them, and how many match. */
  find(filters: ProductFilters, page?: Page): Promise<ProductIds>;
  /** Returns the first positions, or those after another. */
  positions(limit: number, after?: Position): Promise<Position[]>;
  /** Returns the positions of those of these products that are sold. */
  positionsOf(ids: string[]): Promise<Position[]>;
  /** Returns the number of products in each category that shoppers see and below it, by its id. */
  countByCategory(): Promise<Map<string, number>>;
};

/** Part numbers, from the same table; the plugin of the search registers this as `partNumberService`. */
export type PartNumbers = {
  /**
   * Returns the ids of the products that have each of these numbers, at most `limit` of each: more than one
   * where the number, or its last part, fits several, and none for an unknown number or ''.
   */
  find(numbers: string[], limit: number): Promise<string[][]>;
  /** Returns the ids of those with a number like each of these, the closest first, at most `limit` of each. */
  findClose(numbers: string[], limit: number): Promise<string[][]>;
};
