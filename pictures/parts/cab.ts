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
  solid,
  tube,
  type Paint,
} from '../lib/paint';
import type { Svg } from '../lib/svg';

type CabOptions = {
  /** The offsets of the windshield and the rear window, from floor to roof. */
  readonly rake?: number;
  readonly back?: number;
  readonly roof?: Paint;
  /** Position of the door's rear post as a fraction of the width; 0 for none. */
  readonly post?: number;
  readonly beacon?: boolean;
  readonly mirror?: boolean;
};

/** Seat, backrest and steering column, seen through the glass. */
function seat(x: number, floor: number, w: number, h: number): Svg {
  const s = x + w * 0.3;
  return (
    solid(
      `M${s} ${floor - h * 0.36}h${w * 0.24}q5 1 4 8l-2 6h${-w * 0.24}q-7 -2 -9 -10l-8 ${-h * 0.27}q0 -8 6 -8 6 0 8 8z`,
    ) +
    tube(`M${s + w * 0.1} ${floor - h * 0.33}V${floor}`, 9, 'steelDark', 0) +
    mark(`M${x + w * 0.8} ${floor - 4}L${x + w * 0.72} ${floor - h * 0.44}`, 5) +
    mark(`M${x + w * 0.65} ${floor - h * 0.42}L${x + w * 0.79} ${floor - h * 0.48}`, 5)
  );
}

function roofOf(left: number, right: number, y: number, thick: number, paint: Paint): Svg {
  const d = `M${left - 12} ${y}l4 ${-thick * 0.6}q2 ${-thick * 0.4} 12 ${-thick * 0.4}H${right + 6}q10 0 13 ${thick * 0.5}l3 ${thick * 0.5}z`;
  return (
    shape(d, paint) +
    shade(`M${left - 12} ${y}l2 ${-thick * 0.35}H${right + 20}l2 ${thick * 0.35}z`) +
    box(right + 3, y - 1, 15, 9, 'wheat', 3, FINE) +
    box(left - 9, y - 1, 12, 9, 'wheat', 3, FINE)
  );
}

/** A cab whose floor runs from x to x + w, with the windshield on the right. */
export function cab(x: number, floor: number, w: number, h: number, options: CabOptions = {}): Svg {
  const {
    rake = w * 0.12,
    back = w * 0.06,
    roof = 'red',
    post = 0.42,
    beacon = true,
    mirror = true,
  } = options;
  const [left, right, top] = [x + back, x + w - rake, floor - h];
  const posted = x + w * post;
  return (
    shape(`M${x} ${floor}L${left} ${top}H${right}L${x + w} ${floor}Z`, 'glass') +
    seat(x, floor, w, h) +
    gleam(
      `M${right - w * 0.26} ${top}h${w * 0.14}L${x + w * 0.62} ${floor}h${-w * 0.14}zM${right - w * 0.06} ${top}h${w * 0.04}L${x + w * 0.82} ${floor}h${-w * 0.04}z`,
      0.4,
    ) +
    line(`M${x} ${floor}L${left} ${top}M${right} ${top}L${x + w} ${floor}`, 6) +
    (post
      ? line(`M${posted} ${floor}L${posted + back * 0.3} ${top}`, 5) +
        line(`M${posted + 12} ${floor - h * 0.36}v-16`, 3)
      : '') +
    (mirror
      ? line(`M${right + 4} ${top + 8}l16 6`, EDGE) +
        box(right + 15, top + 12, 10, h * 0.2, 'rubber', 3, FINE)
      : '') +
    (beacon ? box(left + w * 0.14, top - h * 0.16 - 3, 14, 15, 'wheat', 5, FINE) : '') +
    roofOf(left, right, top, Math.max(16, h * 0.12), roof)
  );
}

/** An open operator station: seat, steering wheel and folding roll bar. */
export function openStation(x: number, floor: number): Svg {
  return (
    tube(`M${x - 26} ${floor + 6}L${x - 38} ${floor - 186}`, 13, 'steelDark') +
    line(`M${x - 44} ${floor - 92}h22`, EDGE) +
    circle(x - 32, floor - 92, 6, 'steel', FINE) +
    box(x - 48, floor - 198, 22, 14, 'wheat', 4, EDGE) +
    tube(`M${x + 22} ${floor - 26}V${floor}`, 18, 'steelDark') +
    shape(
      `M${x - 14} ${floor - 96}q-9 2 -8 12l10 52q2 8 10 8h50q8 0 8 -9t-9 -9H${x + 10}l-10 -46q-3 -9 -14 -8z`,
      'rubber',
    ) +
    tube(`M${x + 108} ${floor}L${x + 84} ${floor - 62}`, 8, 'steelDark') +
    line(`M${x + 66} ${floor - 54}L${x + 100} ${floor - 74}`, 7)
  );
}
