import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';

const { problems } = messages.product;

/** Returns what Buy Now says instead, for a quantity that cannot be ordered; null for one that can. */
export function quantityFault(
  quantity: number | null,
  { minimum, available }: { minimum: number; available: number },
): string | null {
  if (quantity === null || quantity < minimum) return problems.below(formatNumber(minimum));
  if (quantity > available) return problems.above(formatNumber(available));
  return Number.isInteger(quantity) ? null : problems.not_whole;
}
