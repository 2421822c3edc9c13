/** Tells whether the stock is too low for an order of at least `minimum` pieces. */
export const isSoldOut = ({
  available,
  minimum,
}: {
  available: number;
  minimum: number;
}): boolean => available < Math.max(minimum, 1);
