import type { BuiltMachine, ListedProduct, ProductDetails, SearchResult } from '@harrow/contract';

/** A part as printed, and the product that it is sold as. */
type NumberedProduct = { part: string; productId: string | null };

/** The products that fit a machine, or may, by their ids. */
export type FittingProducts = {
  machine: NonNullable<SearchResult['machine']>;
  products: ReadonlyMap<string, NonNullable<ListedProduct['fit']>>;
  /** The ids that the answer depends on. */
  ids: string[];
};

export type ReplacedPart = { old: NumberedProduct; by: NumberedProduct[] };

/**
 * The contents of parts books about products. The plugin of the parts book registers this as `productPartsService`.
 */
export type ProductParts = {
  /** Returns what the page of a product shows, and the ids that it depends on besides the product's own. */
  of(productId: string): Promise<{
    shown: Pick<ProductDetails, 'part' | 'fits' | 'fitsMore' | 'book'>;
    ids: string[];
  }>;
  /**
   * Returns the products that fit a machine, at its serial number if one is given. Throws `invalid_body` for an unknown
   * machine, or a number that is none of it.
   */
  fitting(machine: string, serial?: string): Promise<FittingProducts>;
  /**
   * Returns the machines that were built under a serial number, and the ids that the answer depends on; none for another
   * text.
   */
  built(text: string): Promise<{ shown: BuiltMachine[]; ids: string[] }>;
  /** Returns the part with this number, and what replaces it everywhere; null for another text. */
  successors(text: string): Promise<ReplacedPart | null>;
};
