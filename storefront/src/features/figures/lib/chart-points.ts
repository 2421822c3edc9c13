/** The place of each of `count` entries from left to right, in percent; a single one is in the middle. */
export const placeOf = (index: number, count: number): number =>
  count === 1 ? 50 : (index * 100) / (count - 1);

/** Returns the path through values, in percent of the chart. */
export const pathOf = (values: readonly number[], y: (value: number) => number): string =>
  values
    .map((value, index) => {
      const [x, top] = [placeOf(index, values.length), y(value)];
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${top.toFixed(2)}`;
    })
    .join(' ');

/**
 * The entries with labels: five, evenly apart; `isMinor` for those that a phone has no room for. Of long labels it has
 * room for the first and the last.
 */
export function labeledOf(count: number, isLong: boolean): { index: number; isMinor: boolean }[] {
  const quarters = [0, 1, 2, 3, 4].map((quarter) => ({
    index: Math.round((quarter * (count - 1)) / 4),
    isMinor: quarter % (isLong ? 4 : 2) > 0,
  }));
  return quarters.filter(({ index }, place) => index !== quarters[place - 1]?.index);
}
