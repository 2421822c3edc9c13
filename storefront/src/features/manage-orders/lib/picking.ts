import type { Order, OrderLine } from '@harrow/contract';

/** A product to take from the shelf: its pieces for all orders, and the numbers of these. */
export interface Pick extends Omit<OrderLine, 'price' | 'amount' | 'taken' | 'img'> {
  orders: number[];
}

/** Sums up the lines of orders by product, in the order of part numbers; products without one come last. */
export function pickingOf(orders: readonly Order[]): Pick[] {
  const picks = new Map<string, Pick>();
  for (const { number: order, lines } of orders) {
    for (const { productId, product, number, quantity } of lines) {
      const known = picks.get(productId);
      picks.set(productId, {
        ...{ productId, product, number },
        quantity: quantity + (known?.quantity ?? 0),
        orders: [...(known?.orders ?? []), order],
      });
    }
  }
  return [...picks.values()].sort((one, other) => {
    if (one.number === null || other.number === null) {
      return Number(one.number === null) - Number(other.number === null);
    }
    return one.number.localeCompare(other.number, 'en', { numeric: true });
  });
}
