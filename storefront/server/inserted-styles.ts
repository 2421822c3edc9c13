import { createHash } from 'node:crypto';

/** The style elements that React Aria inserts: as a button is shown, and (iOS) as a dialog opens. */
export const INSERTED_STYLES = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];

/** The sources of a policy that allow these inline styles, and no others, by their hashes. */
export function styleSources(styles: readonly string[]): string[] {
  return styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
}
