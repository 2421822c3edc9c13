/**
 * The characters of Code 39 (ISO/IEC 16388, table 1) that a number needs, and `*`, which begins and
 * ends each barcode. Nine elements each, bar and space in turn; `w` is wide.
 */
const PATTERNS: Record<string, string> = {
  '0': 'nnnwwnwnn',
  '1': 'wnnwnnnnw',
  '2': 'nnwwnnnnw',
  '3': 'wnwwnnnnn',
  '4': 'nnnwwnnnw',
  '5': 'wnnwwnnnn',
  '6': 'nnwwwnnnn',
  '7': 'nnnwnnwnw',
  '8': 'wnnwnnwnn',
  '9': 'nnwwnnwnn',
  '*': 'nwnnwnwnn',
};

/** The width of a wide element, in narrow ones; the standard allows 2 to 3. */
const WIDE = 3;

/** A bar of a barcode, in narrow elements from the left. */
export interface Bar {
  x: number;
  width: number;
}

/** Returns the bars of a whole number in Code 39, and their width together, without quiet zones. */
export function code39(number: number): { bars: Bar[]; width: number } {
  const bars: Bar[] = [];
  let x = 0;
  for (const character of `*${number}*`) {
    for (const [place, element] of Array.from(PATTERNS[character] ?? '').entries()) {
      const width = element === 'w' ? WIDE : 1;
      if (place % 2 === 0) bars.push({ x, width });
      x += width;
    }
    x += 1; // the gap between characters
  }
  return { bars, width: x - 1 };
}
