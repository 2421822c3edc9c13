/** A press counts for a number, or the tip of its line, within this distance, in pixels. */
const PRESS_RADIUS = 22;

export interface Target {
  item: string;
  x: number;
  y: number;
}

/** Returns the item of the nearest target to a press; undefined if none is near. */
export function nearestItem(
  targets: readonly Target[],
  { x, y }: { x: number; y: number },
): string | undefined {
  let best: { item: string; distance: number } | undefined;
  for (const target of targets) {
    const distance = Math.hypot(target.x - x, target.y - y);
    if (distance <= PRESS_RADIUS && (!best || distance < best.distance)) {
      best = { item: target.item, distance };
    }
  }
  return best?.item;
}
