import { MAX_LIST_LINES } from '@harrow/contract';
import type { ListLines } from './list-store';

const piecesOf = (lines: ListLines) =>
  new Map(lines.map(({ productId, quantity }) => [productId, quantity]));

/** The pieces of one product, 0 for none, before and after the changes of both sides. */
function mergedPieces(before: number, mine: number, theirs: number): number {
  if (mine === before) return theirs;
  if (theirs === before) return mine;
  // both have changed it: neither loses what the other wants
  return Math.max(mine, theirs);
}

/**
 * Merges two lists that were changed independently since they were `base`. A change of one side counts.
 * If both have changed a product, the larger number of pieces counts, so that merging again changes nothing.
 */
export function merged(base: ListLines, mine: ListLines, theirs: ListLines): ListLines {
  const [before, own, other] = [piecesOf(base), piecesOf(mine), piecesOf(theirs)];
  const order = theirs.map(({ productId }) => productId);
  mine.forEach(({ productId }, index) => {
    if (other.has(productId)) return;
    // after the product that it stands behind on the own list
    const previous = mine[index - 1];
    order.splice(previous ? order.indexOf(previous.productId) + 1 : 0, 0, productId);
  });
  return order
    .map((productId) => {
      const [was, is, theirPieces] = [before, own, other].map((list) => list.get(productId) ?? 0);
      return { productId, quantity: mergedPieces(was ?? 0, is ?? 0, theirPieces ?? 0) };
    })
    .filter(({ quantity }) => quantity > 0)
    .slice(0, MAX_LIST_LINES);
}
