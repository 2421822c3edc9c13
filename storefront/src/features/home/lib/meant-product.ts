import type { Product } from '@harrow/contract';
import { isNumberOf, squeezed } from '@/lib/part-number';

type Named = Pick<Product, 'name' | 'sku' | 'handle'>;

/**
 * Returns the product named by the words: by its part number, or as the only product with this name or this end of
 * the name, such as the type of a machine. Undefined if several products match.
 */
export function meantProduct<Found extends Named>(
  words: string,
  found: readonly Found[],
): Found | undefined {
  const meant = squeezed(words);
  if (meant === '') return undefined;
  const numbered = found.find((product) => isNumberOf(product, words));
  if (numbered) return numbered;
  const named = found.filter(({ name }) => squeezed(name).endsWith(meant));
  return named.length === 1 ? named[0] : undefined;
}
