import type { PriceStep } from '@harrow/contract';

/** Returns the step of an order of this many; none below the first step. */
export const stepAt = (steps: readonly PriceStep[], quantity: number): PriceStep | undefined =>
  steps.findLast((step) => step.quantity <= quantity);

/** Returns the price of one piece in an order of this many; below the first step, the first price. */
export function unitPriceAt(steps: readonly PriceStep[], quantity: number): number {
  const step = stepAt(steps, quantity) ?? steps[0];
  if (!step) throw new RangeError('A product has at least one price.');
  return step.price;
}
