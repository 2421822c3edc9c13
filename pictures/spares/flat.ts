/** Parts of plate, rod, hose or cast metal, seen from the side: upright on the sheet whatever the axis does. */
import { EDGE, FINE, PAINT, shade, shape, tube, type Paint } from '../lib/paint';
import { el, group, type Point, type Svg } from '../lib/svg';
import type { Kind } from './kind';

/** The angle that undoes the slope of an axis. */
const LEVEL = 24;

/** The path of a part of half the size 100, for half the size `r`. It must have no arcs, whose flags are not sizes. */
const sized = (r: number, d: string): string =>
  d.replace(/-?\d+(?:\.\d+)?/g, (n) => ((Number(n) * r) / 100).toFixed(1)).replaceAll(/ ?-/g, ' -');

type Pen = {
  readonly fill: (d: string, paint: Paint) => Svg;
  readonly dark: (d: string) => Svg;
  readonly rod: (d: string, width: number, paint: Paint) => Svg;
  readonly thin: (d: string) => Svg;
  readonly hole: (x: number, y: number, size: number, paint?: Paint) => Svg;
};

const penOf = (r: number): Pen => {
  const of = (n: number): number => (n * r) / 100;
  return {
    fill: (d, paint) => shape(sized(r, d), paint, EDGE),
    dark: (d) => shade(sized(r, d), 0.2),
    rod: (d, width, paint) => tube(sized(r, d), of(width), paint, 3),
    thin: (d) => el('path', { d: sized(r, d), 'stroke-width': FINE }),
    hole: (x, y, size, paint = 'rubber') =>
      el('circle', {
        ...{ cx: of(x), cy: of(y), r: of(size) },
        ...{ fill: PAINT[paint], 'stroke-width': FINE },
      }),
  };
};

/** A flat part: drawn about its middle, on the level. */
export const flat = (draw: (pen: Pen) => Svg, tip: Point = [0, 0]): Kind => ({
  reach: 2.2,
  tip,
  draw: (r) => group({ transform: `translate(${r * 1.1} 0) rotate(${LEVEL})` }, draw(penOf(r))),
});
