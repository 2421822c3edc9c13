import { around, ROUND } from '../figures/axis';
import { EDGE, FINE, PAINT, type Ground, type Paint } from '../lib/paint';
import { el, polygon, times, type Point, type Svg } from '../lib/svg';

/** A kind of part: how far it reaches along the axis for its radius, and its drawing. */
export type Kind = {
  readonly reach: number;
  readonly draw: (r: number, ground: Ground) => Svg;
  /** The end of its leader, from the middle in hundredths of the radius; omitted for round parts. */
  readonly tip?: Point;
};

const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Dots evenly on a circle around the axis: holes, balls or heads. */
export const dots = (x: number, r: number, count: number, size: number, paint: Paint): Svg =>
  times(count, (i) => {
    const [cx, cy] = around(x, r, (i * 360) / count + 15);
    const shape = { cx, cy, rx: size * ROUND, ry: size };
    return el('ellipse', { ...shape, fill: PAINT[paint], 'stroke-width': FINE });
  });

/** Lines from one circle around the axis to another. */
export const spokes = (
  x: number,
  r: readonly [number, number],
  count: number,
  width: number,
): Svg => {
  const d = times(count, (i) => {
    const angle = (i * 360) / count + 20;
    return `M${at(around(x, r[0], angle))}L${at(around(x, r[1], angle))}`;
  });
  return (
    el('path', { d, 'stroke-width': width + 5 }) +
    el('path', { d, 'stroke-width': width, stroke: PAINT.steel })
  );
};

/** A toothed or notched edge around the axis. */
export const toothed = (x: number, r: number, depth: number, count: number): string =>
  polygon(
    Array.from({ length: count * 4 }, (_, i): Point => {
      const isOut = i % 4 < 2;
      return around(x, isOut ? r : r - depth, (i * 90) / count);
    }),
  );

export const filled = (d: string, paint: Paint): Svg =>
  el('path', { d, fill: PAINT[paint], 'stroke-width': EDGE });

/** A line halfway around a cylinder, on the side that shows. */
const hoop = (x: number, r: number): string => {
  const [from, to] = [around(x, r, -90), around(x, r, 90)];
  return `M${at(from)}A${(r * ROUND).toFixed(1)} ${r.toFixed(1)} 0 0 0 ${at(to)}`;
};
export const hoops = (from: number, pitch: number, count: number, r: number): Svg =>
  el('path', { d: times(count, (i) => hoop(from + i * pitch, r)), 'stroke-width': 1.4 });
