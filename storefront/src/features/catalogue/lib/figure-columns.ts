import { MAX_KEY_FIGURES, type ListedProduct } from '@harrow/contract';

type Figured = Pick<ListedProduct, 'keyFigures'>;

/** Returns the names of the figures that all products have in the same order, as heads of their columns; otherwise null. */
export function figureHeads(products: readonly Figured[]): string[] | null {
  const [first, ...others] = products.map(({ keyFigures }) => keyFigures.map(({ name }) => name));
  if (!first || first.length < MAX_KEY_FIGURES) return null;
  const isSame = (names: string[]) => names.every((name, index) => name === first[index]);
  return others.every((names) => names.length === first.length && isSame(names)) ? first : null;
}
