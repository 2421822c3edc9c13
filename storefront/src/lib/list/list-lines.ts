import { MAX_LIST_LINES, MAX_QUANTITY } from '@harrow/contract';
import type { ListLines } from './list-store';

/**
 * Returns a list with further lines: a product that is there gets more pieces, and another one is added
 * at the end. What does not fit on the list is left out.
 */
export function withAdded(lines: ListLines, further: ListLines): ListLines {
  const pieces = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  for (const { productId, quantity } of further) {
    const there = pieces.get(productId);
    if (there === undefined && pieces.size >= MAX_LIST_LINES) continue;
    pieces.set(productId, Math.min((there ?? 0) + quantity, MAX_QUANTITY));
  }
  return [...pieces].map(([productId, quantity]) => ({ productId, quantity }));
}

/** Returns a list with other pieces of a product; with none of it, the product leaves the list. */
export const withQuantity = (lines: ListLines, productId: string, quantity: number): ListLines =>
  lines.flatMap((line) => {
    if (line.productId !== productId) return [line];
    return quantity > 0 ? [{ productId, quantity: Math.min(quantity, MAX_QUANTITY) }] : [];
  });
