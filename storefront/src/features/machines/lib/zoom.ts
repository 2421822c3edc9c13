export const MIN_ZOOM = 1;
export const MAX_ZOOM = 4;
export const ZOOM_STEP = 1.5;

export const clampZoom = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));

/**
 * Returns how far one axis is scrolled after a zoom, so that the point at `at` of the window stays there. All but
 * the factor are pixels: `scrolled` before, `at` from the edge of the window.
 */
export const scrolledAfter = (scrolled: number, at: number, factor: number): number =>
  Math.max(0, (scrolled + at) * factor - at);

/** Returns how far one axis is scrolled to show a point, with a margin around it; unchanged if it is in sight. */
export function scrolledToShow(
  scrolled: number,
  { at, size, margin }: { at: number; size: number; margin: number },
): number {
  if (at - margin >= scrolled && at + margin <= scrolled + size) return scrolled;
  return Math.max(0, at - size / 2);
}
