/** A product in a category's file; its slug is the key. */
export type CatalogueEntry = {
  readonly name: string;
  /** US dollars as a decimal string with two decimals. */
  readonly price: string;
  /** Stock, in pieces. */
  readonly available: number;
  /** The minimum quantity per order. */
  readonly minimum: number;
  /** Plain text of 150 to 400 characters. */
  readonly description: string;
};
