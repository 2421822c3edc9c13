import type { ProductLine } from '@harrow/contract';
import { ShopError } from '@harrow/plugin-kit';

/** A line of an order and the pieces that it has taken and not given back. */
export type HoldingLine = { productId: string; taken: number };

/**
 * Returns what is wrong with pieces to put back, null if nothing is: a product that is not in the order, or
 * more pieces than its line holds beside those that are `promised` to other refunds.
 */
export function restockProblem(
  restock: readonly ProductLine[],
  lines: readonly HoldingLine[],
  promised: readonly ProductLine[],
): ShopError | null {
  const fields: Record<string, string> = {};
  for (const [place, { productId, quantity }] of restock.entries()) {
    const line = lines.find((each) => each.productId === productId);
    if (!line) {
      fields[`restock.${place}.productId`] = 'This product is not in the order.';
      continue;
    }
    const same = promised.filter((each) => each.productId === productId);
    const left = same.reduce((pieces, each) => pieces - each.quantity, line.taken);
    if (quantity > left) fields[`restock.${place}.quantity`] = tooMany(left);
  }
  const [message] = Object.values(fields);
  if (message === undefined) return null;
  return new ShopError('invalid_body', message, { code: 'refund_restock', fields });
}

const tooMany = (left: number): string =>
  left > 0
    ? `At most ${left} of these can be put back into stock.`
    : 'None of these are left to put back into stock.';
