import { type ListedProduct, MAX_KEY_FIGURES } from '@harrow/contract';
import { type CatalogueProduct, toProductDto } from './product';
import { readMetadata } from './product-details';

/** A product with the specifications that are stored of it, for a list that shows figures. */
export type SpecifiedProduct = CatalogueProduct & { specifications: unknown };

/** The longest value that fits into a column. */
const MAX_LENGTH = 24;

/** The same in other units, such as `(3.7 in)`. */
const CONVERSION = / *\([^)]*\)/g;

type Figure = ListedProduct['keyFigures'][number];

/**
 * Returns the figures of a product that tell it apart in a list: its first short specifications with a digit,
 * without conversions. Staff choose them by the order of the specifications.
 */
export function keyFiguresOf(specifications: readonly Figure[]): Figure[] {
  return specifications
    .map(({ name, value }) => ({ name, value: value.replace(CONVERSION, '') }))
    .filter(({ value }) => value.length <= MAX_LENGTH && /\d/.test(value))
    .slice(0, MAX_KEY_FIGURES);
}

/** Translates a product in a list that shows figures. */
export function toListedDto(product: SpecifiedProduct): ListedProduct {
  const { specifications } = readMetadata({ specifications: product.specifications });
  return { ...toProductDto(product), keyFigures: keyFiguresOf(specifications) };
}
