/** The lowest contrast of text that the shop accepts (WCAG 2.2, success criterion 1.4.3). */
export const MIN_CONTRAST = 4.5;

/** The grounds of texts and of the text on buttons, by day and by night. */
export const grounds = {
  day: { paper: ['#fbf7ee', '#f3ead7'], onButton: '#ffffff' },
  night: { paper: ['#141c17', '#1f2a23'], onButton: '#ffffff' },
} as const;

/** The light of a channel of sRGB. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) =>
    linear(Number.parseInt(color.slice(from, from + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colors, `#rrggbb`: 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the contrast of a color of the shop with the worst of its grounds. */
export function worstContrast(
  use: 'button' | 'stock' | 'link',
  scheme: 'day' | 'night',
  color: string,
): number {
  const { paper, onButton } = grounds[scheme];
  const beside = use === 'button' ? [onButton] : paper;
  return Math.min(...beside.map((ground) => contrastOf(color, ground)));
}
