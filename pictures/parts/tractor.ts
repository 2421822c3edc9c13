import {
  box,
  circle,
  EDGE,
  FINE,
  gleam,
  line,
  shade,
  shape,
  solid,
  tube,
  type Paint,
} from '../lib/paint';
import { times, type Svg } from '../lib/svg';

type HoodOptions = {
  readonly paint?: Paint;
  readonly slope?: number;
  readonly slots?: number;
};

/** The hood from the firewall at x to the nose at x + w, with grille, slots and lamp. */
export function hood(x: number, top: number, w: number, h: number, options: HoodOptions = {}): Svg {
  const { paint = 'red', slope = 26, slots = 7 } = options;
  const nose = x + w;
  const bottom = top + h;
  const [low, lip] = [top + slope, h * 0.22];
  const d = `M${x} ${bottom}V${top + 8}q0 -8 9 -8L${nose - 62} ${low - 10}q44 4 52 ${lip + 6}L${nose} ${bottom}z`;
  const slotted = times(slots, (i) => `M${nose - 168 + i * 14} ${top + h * 0.46}l7 ${h * 0.34}`);
  return (
    shape(d, paint) +
    gleam(`M${x + 3} ${top + 18}V${top + 10}q0 -6 8 -6L${nose - 62} ${low - 6}q20 1 32 10z`, 0.2) +
    shade(`M${x} ${bottom}v${-h * 0.2}H${nose - 3}l3 ${h * 0.2}z`) +
    shape(
      `M${x} ${top + h * 0.3}L${nose - 62} ${low + h * 0.14}l4 9L${x} ${top + h * 0.3 + 9}z`,
      'paper',
      FINE,
    ) +
    solid(`M${nose - 34} ${low + h * 0.2}q14 0 18 5l9 ${h * 0.34}h-21z`) +
    shape(`M${nose - 62} ${low + h * 0.16}l30 2 3 15q-24 1 -33 -17z`, 'wheat', FINE) +
    line(slotted, 3.4)
  );
}

/** An exhaust stack with its heat shield on the hood at (x, y). */
export const exhaust = (x: number, y: number, height: number): Svg =>
  tube(`M${x} ${y}V${y - height + 10}q0 -10 -9 -12`, 10, 'steelDark') +
  box(x - 9, y - height * 0.62, 18, height * 0.5, 'steel', 5, EDGE) +
  line(
    times(4, (i) => `M${x - 3.5} ${y - height * 0.54 + i * 13}h7`),
    2.4,
  );

/** The steps up to the door. */
export function steps(x: number, y: number, w: number, h: number, rungs = 3): Svg {
  const rise = h / rungs;
  return (
    line(`M${x} ${y}v${h}M${x + w} ${y}v${h}`, 4) +
    times(rungs, (i) => box(x - 3, y + rise * (i + 1) - 8, w + 6, 8, 'steelDark', 2, EDGE))
  );
}

/** The three-point linkage of a tractor: lower links, lift rod, top link and drawbar. */
export function linkage(x: number, y: number, reach: number): Svg {
  const end = x - reach;
  return (
    tube(`M${x} ${y - 92}L${end + 34} ${y - 62}`, 8, 'steel') +
    tube(`M${x} ${y - 4}L${end + 8} ${y + 12}`, 12, 'steelDark') +
    tube(`M${x - reach * 0.36} ${y - 106}L${x - reach * 0.52} ${y + 4}`, 7, 'steel') +
    tube(`M${x} ${y + 34}H${end + 40}`, 9, 'steelDark') +
    circle(end + 8, y + 12, 8, 'steel', EDGE) +
    circle(end + 34, y - 62, 6, 'steel', EDGE)
  );
}

/** The front weights in their carrier; `x` is their right end. */
export const weights = (x: number, y: number, w: number, h: number): Svg =>
  box(x - w - 22, y + h * 0.2, 34, h * 0.42, 'steelDark', 3, EDGE) +
  shape(`M${x - w} ${y}h${w - 8}q8 0 8 8v${h - 22}q0 14 -14 14h${-w + 14}z`, 'steel') +
  line(`M${x - w * 0.66} ${y}v${h}M${x - w * 0.34} ${y}v${h}`) +
  shade(`M${x - w} ${y + h}v${-h * 0.3}h${w}v${h * 0.1}q0 ${h * 0.2} -14 ${h * 0.2}z`);
