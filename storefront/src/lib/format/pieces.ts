const number = new Intl.NumberFormat('en-US');
const plural = new Intl.PluralRules('en-US');

/** Writes a count of pieces: `1 piece`, `1,200 pieces`. */
export function formatPieces(count: number): string {
  return `${number.format(count)} ${plural.select(count) === 'one' ? 'piece' : 'pieces'}`;
}
