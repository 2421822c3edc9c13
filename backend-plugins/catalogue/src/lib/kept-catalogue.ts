/** Part of a list; pages count from 0. */
export type Page = { limit: number; pageNumber: number };

/** Ids of products in the order of the catalogue, and how many products there are in all. */
export type ProductIds = { ids: string[]; count: number };

/**
 * The catalogue as a process keeps it in memory, never behind the database. Each of its calls throws
 * where it cannot know; the database is asked then.
 */
export type KeptCatalogue = {
  /** The ids of a page, newest first, or of every product that the shop sells. */
  ids(page?: Page): Promise<ProductIds>;
  /** These products as JSON, in this order and as they are now; those that are gone are left out. */
  products(ids: string[]): Promise<string[]>;
};
