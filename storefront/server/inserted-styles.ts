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

/** They are allowed by what they say, so that no other style may be written into the page. */
export function insertedStyleSources(): string[] {
  return INSERTED_STYLES.map(
    (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
}
