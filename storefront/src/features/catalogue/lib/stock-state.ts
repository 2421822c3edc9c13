interface Stock {
  available: number;
  minimum: number;
}

/** Whether anybody can order the product today: one order has `minimum` pieces at least. */
export function isSoldOut({ available, minimum }: Stock): boolean {
  return available < Math.max(minimum, 1);
}
