import {
  box,
  circle,
  EDGE,
  FINE,
  gleam,
  line,
  mark,
  shade,
  shape,
  tube,
  type Paint,
} from '../lib/paint';
import { place, times, type Svg } from '../lib/svg';
import { tireEdge } from './wheel';

/** The center line of views from the front, the rear and above a machine. */
export const CENTER = 400;

type CabFrontOptions = {
  readonly roof?: Paint;
  /** Thickness of the roof. */
  readonly thick?: number;
  /** Length of the mirrors' arms; 0 for no mirrors. */
  readonly mirrors?: number;
};

/** Seat and steering wheel, seen through the glass. */
const seatFront = (floor: number, h: number): Svg =>
  tube(`M${CENTER} ${floor - h * 0.28}V${floor}`, 16, 'steelDark', 0) +
  box(CENTER - 19, floor - h * 0.62, 38, h * 0.34, 'rubber', 12, EDGE) +
  box(CENTER - 26, floor - h * 0.32, 52, 15, 'rubber', 7, EDGE) +
  mark(`M${CENTER - 22} ${floor - h * 0.16}a22 7 0 1 1 44 0a22 7 0 1 1 -44 0`, 4);

/** A cab from the front or the rear; `foot` and `head` are half its width at the floor and roof. */
export function cabFront(
  floor: number,
  top: number,
  foot: number,
  head: number,
  { roof = 'red', thick = 28, mirrors = 44 }: CabFrontOptions = {},
): Svg {
  const [left, right, h] = [CENTER - head, CENTER + head, floor - top];
  const arm = `M${left} ${top + 22}h${-mirrors}M${right} ${top + 22}h${mirrors}`;
  return (
    shape(
      `M${CENTER - foot} ${floor}L${left} ${top}H${right}L${CENTER + foot} ${floor}Z`,
      'glass',
    ) +
    seatFront(floor, h) +
    gleam(
      `M${left + head * 0.2} ${top + 8}h${head * 0.46}l${-foot * 0.24} ${h - 14}h${-head * 0.42}zM${CENTER + head * 0.2} ${top + 8}h${head * 0.2}l${-foot * 0.16} ${h - 14}h${-head * 0.18}z`,
      0.4,
    ) +
    line(`M${CENTER - foot} ${floor}L${left} ${top}M${CENTER + foot} ${floor}L${right} ${top}`, 6) +
    (mirrors
      ? line(arm, EDGE) +
        box(left - mirrors - 8, top + 14, 13, h * 0.25, 'rubber', 3, FINE) +
        box(right + mirrors - 5, top + 14, 13, h * 0.25, 'rubber', 3, FINE)
      : '') +
    box(left + 20, top - thick - 14, 15, 17, 'wheat', 5, FINE) +
    shape(
      `M${left - 16} ${top}l4 ${-thick * 0.65}q2 ${-thick * 0.35} 14 ${-thick * 0.35}H${right - 2}q12 0 14 ${thick * 0.35}l4 ${thick * 0.65}z`,
      roof,
    ) +
    shade(`M${left - 16} ${top}l2 -8H${right + 14}l2 8z`, 0.2) +
    box(left, top - 7, 26, 10, 'wheat', 3, FINE) +
    box(right - 26, top - 7, 26, 10, 'wheat', 3, FINE)
  );
}

/** The nose of a hood from the front: panel, grille and lamps; `half` is half its width. */
export function hoodFront(top: number, bottom: number, half: number): Svg {
  const [left, right, h] = [CENTER - half, CENTER + half, bottom - top];
  const lamp = half * 0.48;
  const slots = times(5, (i) => `M${CENTER + (i - 2) * half * 0.24} ${top + h * 0.46}v${h * 0.4}`);
  return (
    shape(
      `M${left} ${top + 18}q0 -16 18 -18H${right - 18}q18 2 18 18l6 ${h - 28}q0 10 -10 10H${left + 4}q-10 0 -10 -10z`,
      'red',
    ) +
    gleam(`M${left + 10} ${top + 12}q2 -6 10 -6H${right - 20}q8 0 10 6l1 8H${left + 9}z`, 0.3) +
    shape(
      `M${CENTER - half * 0.64} ${top + h * 0.4}h${half * 1.28}l5 ${h * 0.54}h${-half * 1.28 - 10}z`,
      'rubber',
      EDGE,
    ) +
    line(slots, EDGE) +
    box(left + 3, top + h * 0.2, lamp, h * 0.12, 'wheat', 5, EDGE) +
    box(right - 3 - lamp, top + h * 0.2, lamp, h * 0.12, 'wheat', 5, EDGE)
  );
}

/** The front weights side by side; `half` is half their width. */
export const weightsFront = (top: number, half: number, h: number): Svg =>
  box(CENTER - half, top, 2 * half, h, 'steel', 5) +
  line(
    times(5, (i) => `M${CENTER - half + ((i + 1) * half) / 3} ${top}v${h}`),
    FINE,
  ) +
  shade(`M${CENTER - half} ${top + h * 0.7}h${2 * half}v${h * 0.3}h${-2 * half}z`, 0.2);

/** A fender over a tire at the right, seen from the front; `x` and `width` are the tire's. */
export const fenderFront = (x: number, width: number, top: number, bottom: number): Svg => {
  const [inner, outer] = [x - width / 2 - 9, x + width / 2 + 9];
  return shape(
    `M${inner} ${bottom}V${top + 20}q0 -20 20 -20H${outer - 16}q16 0 16 16v12H${inner + 30}q-12 0 -12 12V${bottom}z`,
    'red',
    EDGE,
  );
};

/** An upright exhaust from the front. */
export const stack = (x: number, y: number, height: number): Svg =>
  tube(`M${x} ${y}v${-height}`, 9, 'steelDark') +
  box(x - 8, y - height * 0.7, 16, height * 0.5, 'steel', 5, EDGE);

/** A track from the front or the rear; its bars lie across. */
export const trackEdge = (x: number, top: number, bottom: number, width: number): Svg =>
  box(x - width / 2, top, width, bottom - top, 'rubber', 14, EDGE) +
  line(
    times(
      Math.floor((bottom - top - 16) / 13),
      (i) => `M${x - width / 2} ${top + 14 + i * 13}h${width}`,
    ),
    EDGE,
  );

/** A tire from above, rolling from left to right. */
export const tireTop = (x: number, y: number, r: number, width: number): Svg =>
  place(x, y, tireEdge(0, r, width, 0), 90);

/** A towing eye that points to the viewer, under the end of a drawbar from the frame at `top`. */
export const eyeFront = (top: number, y: number, spread = 84): Svg =>
  tube(`M${CENTER - spread} ${top}L${CENTER} ${y - 8}L${CENTER + spread} ${top}`, 18, 'red') +
  box(CENTER - 15, y - 24, 30, 44, 'steelDark', 6, EDGE) +
  circle(CENTER, y, 10, 'steel', EDGE) +
  circle(CENTER, y, 3.5, 'rubber', FINE);

/** A towing eye from above, at the end of two converging beams. */
export const eyeTop = (x: number, reach: number, spread: number, y = 270): Svg =>
  tube(
    `M${x} ${y - spread}L${x + reach} ${y - 8}M${x} ${y + spread}L${x + reach} ${y + 8}`,
    16,
    'red',
  ) +
  tube(`M${x + reach - 14} ${y}h58`, 14, 'steelDark') +
  circle(x + reach + 48, y, 11, 'steel') +
  circle(x + reach + 48, y, 4, 'rubber', FINE);

/** A roller of bars across the direction of travel, between two rings. */
export const rollerFront = (x: number, width: number, r: number, ground: number): Svg => {
  const bars = [0.06, 0.28, 0.62, 1, 1.38, 1.72, 1.94].map(
    (t) => `M${x} ${ground - t * r}h${width}`,
  );
  return (
    tube(bars.join(''), 6, 'steel', FINE) +
    box(x - 5, ground - 2 * r, 10, 2 * r, 'steelDark', 4, EDGE) +
    box(x + width - 5, ground - 2 * r, 10, 2 * r, 'steelDark', 4, EDGE)
  );
};
