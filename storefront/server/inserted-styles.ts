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

/** The policy allows them by their hashes, so that no other inline style is allowed. */
export function insertedStyleSources(): string[] {
  return INSERTED_STYLES.map(
    (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
}
