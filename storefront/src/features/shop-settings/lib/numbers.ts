/** Returns a number as it was typed; null for an empty field, and NaN for anything else, which the server refuses. */
export const numberIn = (typed: string): number | null => {
  const text = typed.trim().replace(',', '.');
  return text === '' ? null : Number(text);
};

/** Returns the text of a field for a number, which is empty for null. */
export const numberText = (number: number | null): string =>
  number === null ? '' : String(number);
