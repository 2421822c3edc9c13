/** Widths in which the shop's own image host keeps every picture. */
const WIDTHS = [320, 640, 1280];

const OWN = /^(.*\/[\da-f]{64})-(?:320|640|1280)\.webp$/;

/**
 * The sizes of an uploaded picture, for `srcSet`; undefined for one of another place, which has a
 * single size.
 */
export function pictureSizes(url: string): string | undefined {
  const [, stem] = OWN.exec(url) ?? [];
  return stem && WIDTHS.map((width) => `${stem}-${width}.webp ${width}w`).join(', ');
}
