import type { CategorySlug, SubcategorySlug } from '../categories';

/** One row of a product's table of figures, as text with its units. */
type Specification = { readonly name: string; readonly value: string };

/** A product in the file of the category `Top`; its slug is the key. */
export type CatalogueEntry<Top extends CategorySlug = CategorySlug> = {
  readonly name: string;
  /** The maker's part number, which no other product has. */
  readonly sku: string;
  /** The category of the second level, one of `Top`. */
  readonly subcategory: SubcategorySlug<Top>;
  /** US dollars as a decimal string with two decimals. */
  readonly price: string;
  /** Stock, in pieces. */
  readonly available: number;
  /** The minimum quantity per order. */
  readonly minimum: number;
  /** Plain text of 150 to 400 characters. */
  readonly description: string;
  /** 6 to 14 rows: power, drive and function first, then sizes and weights. */
  readonly specifications: readonly Specification[];
  /** The slugs of 2 to 4 products that it is used with. */
  readonly related: readonly string[];
};
