const number = new Intl.NumberFormat('en-US');
const plural = new Intl.PluralRules('en-US');

/** Writes a number as everywhere in the shop: `1,200`. */
export const formatNumber = (count: number): string => number.format(count);

/** Writes a count of pieces: `1 piece`, `1,200 pieces`. */
export function formatPieces(count: number): string {
  return `${formatNumber(count)} ${plural.select(count) === 'one' ? 'piece' : 'pieces'}`;
}
