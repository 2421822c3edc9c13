import {
  bolts,
  box,
  circle,
  EDGE,
  FINE,
  gleam,
  line,
  PAINT,
  ring,
  shade,
  shape,
  type Paint,
} from '../lib/paint';
import { GROUND } from '../lib/sheet';
import {
  type Attributes,
  el,
  place,
  polar,
  polygon,
  times,
  type Point,
  type Svg,
} from '../lib/svg';

type WheelOptions = {
  /** Height of the axle; by default the tire stands on the ground. */
  readonly y?: number;
  readonly lugs?: number;
  readonly paint?: Paint;
  /** Radius of the rim as a fraction of the tire's. */
  readonly rim?: number;
};

const TAU = Math.PI * 2;

/** Half the thickness of a rubber track with its lugs. */
const BELT = 10;

/** A segment of a ring between two radii and two angles (radians, clockwise from the right). */
export function arcBand(
  x: number,
  y: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const [a, b] = [polar(x, y, outer, from), polar(x, y, outer, to)];
  const [c, d] = [polar(x, y, inner, to), polar(x, y, inner, from)];
  const large = to - from > Math.PI ? 1 : 0;
  return `M${a.join(' ')}A${outer} ${outer} 0 ${large} 1 ${b.join(' ')}L${c.join(' ')}A${inner} ${inner} 0 ${large} 0 ${d.join(' ')}Z`;
}

/** The outline of a tire with lugs that lean back. */
function lugged(x: number, y: number, r: number, lugs: number): string {
  const step = TAU / lugs;
  const points = Array.from({ length: lugs }, (_, index): readonly Point[] => {
    const a = index * step - Math.PI / 2;
    return [
      polar(x, y, r * 0.94, a - step * 0.36),
      polar(x, y, r, a - step * 0.26),
      polar(x, y, r, a + step * 0.2),
      polar(x, y, r * 0.94, a + step * 0.4),
    ];
  });
  return polygon(points.flat());
}

/** The lugs on the shoulder of the tire. */
function shoulders(x: number, y: number, r: number, lugs: number): Svg {
  const step = TAU / lugs;
  const d = times(lugs, (index) => {
    const a = index * step - Math.PI / 2;
    const from = polar(x, y, r * 0.95, a);
    const to = polar(x, y, r * 0.76, a + step * 0.75);
    return `M${from.join(' ')}L${to.join(' ')}`;
  });
  return el('path', { d, 'stroke-width': Math.max(r * 0.05, 1.6) });
}

/** Rim, dish, bolts and hub. */
export function rim(x: number, y: number, r: number, paint: Paint): Svg {
  const small = r < 26;
  return (
    circle(x, y, r, paint, EDGE) +
    (small ? '' : shade(arcBand(x, y, r * 0.84, r, -0.5, 2.2), 0.18) + ring(x, y, r * 0.83)) +
    (small
      ? ''
      : shade(arcBand(x, y, r * 0.3, r * 0.62, 2.7, 5.4), 0.1) + ring(x, y, r * 0.62, 1.2)) +
    bolts(x, y, r * 0.42, small ? 6 : 8, r * 0.11) +
    circle(x, y, r * 0.24, 'steel', FINE)
  );
}

/** A drive wheel with lugs, standing on the ground. */
export function driveWheel(x: number, r: number, options: WheelOptions = {}): Svg {
  const {
    y = GROUND - r,
    lugs = Math.round(14 + r / 13),
    paint = 'wheat',
    rim: part = 0.56,
  } = options;
  return (
    el('path', { d: lugged(x, y, r, lugs), fill: PAINT.rubber, 'stroke-width': FINE }) +
    shoulders(x, y, r, lugs) +
    ring(x, y, r * (part + 0.1), 1.2) +
    gleam(arcBand(x, y, r * (part + 0.03), r * (part + 0.09), 3.5, 5), 0.22) +
    rim(x, y, r * part, paint)
  );
}

/** An implement wheel. Its tread is ribbed, so the outline is a circle. */
export function ribWheel(x: number, r: number, options: WheelOptions = {}): Svg {
  const { y = GROUND - r, paint = 'wheat', rim: part = 0.54 } = options;
  return (
    circle(x, y, r - 1, 'rubber', EDGE) +
    ring(x, y, r * 0.86, 1.4) +
    gleam(arcBand(x, y, r * 0.66, r * 0.74, 3.5, 5), 0.2) +
    rim(x, y, r * part, paint)
  );
}

/** A tire seen from the front or the rear, with its tread. */
export function tireEdge(x: number, r: number, width: number, y = GROUND - r): Svg {
  const half = width / 2;
  const rows = Math.max(4, Math.round(r / 7));
  const pitch = (2 * r) / rows;
  const tread = times(
    rows - 1,
    (index) =>
      `M${x - half} ${y - r + pitch * (index + 1)}l${half} ${-pitch * 0.5}l${half} ${pitch * 0.5}`,
  );
  return box(x - half, y - r, width, 2 * r, 'rubber', half * 0.45, EDGE) + line(tread, 1.8);
}

/** A rubber track: drive wheel behind, idler in front, rollers between. */
export function track(x1: number, x2: number, drive: number, idler: number): Svg {
  const [y1, y2] = [GROUND - drive - BELT, GROUND - idler - BELT];
  const belt = `M${x1} ${y1 - drive}L${x2} ${y2 - idler}A${idler} ${idler} 0 0 1 ${x2} ${y2 + idler}H${x1}A${drive} ${drive} 0 0 1 ${x1} ${y1 - drive}Z`;
  const outline = (width: number, more: Attributes): Svg =>
    el('path', { d: belt, 'stroke-width': width, 'stroke-linecap': 'butt', ...more });
  const [from, to] = [x1 + drive + 4, x2 - idler - 4];
  const roller = rim(from, GROUND - BELT - 27, 21, 'steel');
  const pitch = (to - from) / 4;
  return (
    outline(2 * BELT, { 'stroke-dasharray': '15 6' }) +
    outline(13, {}) +
    outline(8, { fill: PAINT.steelDark, stroke: PAINT.rubber }) +
    shape(`M${x1} ${y1 + 10}L${x2} ${y2 - 6}v34L${x1} ${y1 + 52}z`, 'steel', EDGE) +
    shade(`M${x1} ${y1 + 34}L${x2} ${y2 + 14}v14L${x1} ${y1 + 52}z`) +
    times(5, (index) => place(pitch * index, 0, roller)) +
    rim(x1, y1, drive - 7, 'wheat') +
    rim(x2, y2, idler - 7, 'wheat')
  );
}

/** A narrow steel or rubber press wheel with spokes. */
export function pressWheel(x: number, r: number, paint: Paint = 'steel', y = GROUND - r): Svg {
  const spokes = times(6, (index) => {
    const a = (index / 6) * TAU;
    return `M${polar(x, y, r * 0.2, a).join(' ')}L${polar(x, y, r * 0.66, a).join(' ')}`;
  });
  return (
    circle(x, y, r - 1, 'rubber', EDGE) +
    circle(x, y, r * 0.7, paint, FINE) +
    (r > 16 ? line(spokes) : '') +
    circle(x, y, r * 0.2, 'wheat', 1.4)
  );
}

/** The fender over a wheel, from one angle to the other. */
export const fender = (
  x: number,
  y: number,
  r: number,
  from: number,
  to: number,
  paint: Paint = 'red',
  depth = 16,
): Svg => shape(arcBand(x, y, r + 6, r + 6 + depth, from, to), paint);
