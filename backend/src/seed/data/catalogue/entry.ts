/** What a category's file says about a product; its slug is the key. */
export type CatalogueEntry = {
  readonly name: string;
  /** US dollars as a decimal string, never more than two decimals. */
  readonly price: string;
  /** Pieces in stock. */
  readonly available: number;
  /** Fewest pieces that one order may take. */
  readonly minimum: number;
  /** Plain text of 150 to 400 characters. */
  readonly description: string;
};
