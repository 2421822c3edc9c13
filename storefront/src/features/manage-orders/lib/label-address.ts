/** The sizes of an address on the label, in points. */
const SIZES = [18, 14, 11, 9, 7] as const;
/** The room for it on the label of 4 × 6 inches, in points. */
const ROOM = { width: 259, height: 160 };
const LINE_HEIGHT = 1.25;
/** Generous, because lines end between words. East Asian letters are square. */
const widthOf = (letter: string): number => (letter >= '\u2e80' ? 1 : 0.62);

function heightOf(lines: readonly string[], size: number): number {
  const counts = lines.map((line) => {
    const width = Array.from(line).reduce((sum, letter) => sum + widthOf(letter), 0);
    return Math.max(1, Math.ceil((width * size) / ROOM.width));
  });
  return counts.reduce((sum, count) => sum + count, 0) * size * LINE_HEIGHT;
}

/** A name and address as they fit on the label for the box. */
interface LabelAddress {
  /** In points. */
  size: (typeof SIZES)[number];
  address: string;
}

/**
 * Returns the largest size in which a name and an address fit on the label. If even the smallest is too
 * large, the lines of the address are joined.
 */
export function labelAddress(name: string, address: string): LabelAddress {
  const lines = [name, ...address.split('\n')];
  const size = SIZES.find((tried) => heightOf(lines, tried) <= ROOM.height);
  if (size) return { size, address };
  return {
    size: 7,
    address: address
      .split(/\s*\n\s*/)
      .filter(Boolean)
      .join(', '),
  };
}
