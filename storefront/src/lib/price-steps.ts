import type { PriceStep } from '@harrow/contract';

/** Returns the price of one piece in an order of this many; below the first step, the first price. */
export function unitPriceAt(steps: readonly PriceStep[], quantity: number): number {
  const step = steps.findLast((each) => each.quantity <= quantity) ?? steps[0];
  if (!step) throw new RangeError('A product has at least one price.');
  return step.price;
}
