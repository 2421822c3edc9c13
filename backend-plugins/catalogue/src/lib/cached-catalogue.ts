/** A page of a list; pages count from 0. */
export type Page = { limit: number; pageNumber: number };

/** Product ids in catalogue order, and the total number of products. */
export type ProductIds = { ids: string[]; count: number };

/** JSON that is read from the database, and the ids of the products, or other marks of changes, that it depends on. */
export type KeptJson = { json: string; ids: string[] };

/**
 * The catalogue in a process's memory, never older than the database. Each method throws if it
 * cannot guarantee that; the caller then reads the database.
 */
export type CachedCatalogue = {
  /** Returns the ids of a page, newest first, or of every product that the shop sells. */
  ids(page?: Page): Promise<ProductIds>;
  /**
   * Returns these products as JSON, current and in this order; products that are gone are omitted.
   */
  products(ids: string[]): Promise<string[]>;
  /** Returns the JSON that `read` reads from the database, kept until one of its ids changes. */
  kept(key: string, read: () => Promise<KeptJson | undefined>): Promise<string | undefined>;
  /**
   * Returns a stamp that changes with every change of products, categories and reviews, and never
   * returns to an earlier value. Each process has its own.
   */
  stamp(): Promise<string>;
};
