import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';

const words = messages.purchase.lineProblems;

/** Says why a line of an order cannot be ordered as it is, by the code of its refusal or the state of its check. */
export function lineProblem(
  code: string,
  { available, minimum }: { available?: number; minimum?: number },
): string {
  if (code === 'out_of_stock' && available !== undefined) {
    return words.onlyLeft(formatNumber(available));
  }
  if (code === 'below_minimum' && minimum !== undefined) {
    return words.soldFrom(formatNumber(minimum));
  }
  return words.notSold;
}
