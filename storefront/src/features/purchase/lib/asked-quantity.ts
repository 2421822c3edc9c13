/** Reads the quantity of a link; null unless it is a whole number of pieces. */
export function quantityOf(text: string | null): number | null {
  const quantity = Number(text);
  return Number.isSafeInteger(quantity) && quantity > 0 ? quantity : null;
}
