/**
 * The parts of an exploded view, strung along an axis that points up and to the right, away from the viewer.
 *
 * Everything is drawn in the frame of the axis: x runs along it from near to far, y is across. A circle around the
 * axis is an ellipse of which `ROUND` is the ratio. `section` turns a cross-section into that frame so that its
 * vertical edges stand upright on the sheet.
 */
import { blank, EDGE, FINE, INK, LINE, PAINT, type Ground, type Paint } from '../lib/paint';
import { centerLine } from '../lib/sheet';
import { el, group, polar, polygon, times, type Point, type Svg } from '../lib/svg';

/** The angle of the axis on the sheet, in degrees. */
const TILT = -24;
export const ROUND = 0.45;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** The direction in the plane across the axis that is upright on the sheet. */
const UP = Math.atan(Math.tan(radians(90 - TILT)) * ROUND);

/** An axis at a point of the sheet. */
export type Axis = { readonly x: number; readonly y: number };

export const along = ({ x, y }: Axis, ...drawn: readonly Svg[]): Svg =>
  group({ transform: `translate(${x} ${y}) rotate(${TILT})` }, ...drawn);

/** The point of the sheet at a point of the frame. */
export function onSheet({ x, y }: Axis, [u, v]: Point): Point {
  const turn = radians(TILT);
  return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)];
}

/** The point of the frame at a point of the cross-section: `right` and `up` of the axis, at `x` along it. */
export function section(x: number, [right, up]: Point): Point {
  const [c, s] = [Math.cos(UP), Math.sin(UP)];
  const [p, q] = [right * s + up * c, up * s - right * c];
  return [x + p * ROUND, q];
}

/** The point on a circle around the axis, at an angle from the right of the cross-section (degrees, clockwise). */
export const around = (x: number, r: number, angle: number): Point => {
  const [u, v] = polar(0, 0, r, radians(angle));
  return [x + u * ROUND, v];
};

const path = (d: string, paint: Paint, width = LINE): Svg =>
  el('path', { d, fill: PAINT[paint], 'stroke-width': width === LINE ? undefined : width });

const veil = (d: string, light: boolean, strength: number): Svg =>
  el('path', { d, fill: light ? '#fff' : INK, 'fill-opacity': strength, stroke: 'none' });

const disk = (x: number, r: number, paint: Paint, width = EDGE): Svg =>
  el('ellipse', { cx: x, rx: r * ROUND, ry: r, fill: PAINT[paint], 'stroke-width': width });

/** The outline of a cylinder's side without its near face. */
const side = (from: number, to: number, r: number, end = r): string =>
  `M${from} ${-r}L${to} ${-end}A${(end * ROUND).toFixed(1)} ${end} 0 0 1 ${to} ${end}L${from} ${r}A${(r * ROUND).toFixed(1)} ${r} 0 0 1 ${from} ${-r}Z`;

/** The band of a cylinder's side between two heights, as fractions of the radius. */
function band(
  from: number,
  to: number,
  r: number,
  end: number,
  top: number,
  bottom: number,
): string {
  const at = (x: number, radius: number, k: number): string =>
    `${(x + Math.sqrt(1 - k * k) * radius * ROUND).toFixed(1)} ${(k * radius).toFixed(1)}`;
  const near = (k: number): string =>
    `${(from - Math.sqrt(1 - k * k) * r * ROUND).toFixed(1)} ${(k * r).toFixed(1)}`;
  const arc = (radius: number, sweep: number): string =>
    `A${(radius * ROUND).toFixed(1)} ${radius} 0 0 ${sweep} `;
  return `M${near(top)}L${at(to, end, top)}${arc(end, 1)}${at(to, end, bottom)}L${near(bottom)}${arc(r, 1)}${near(top)}Z`;
}

/** A cylinder, or a cone if its far end has another radius. */
export const cylinder = (from: number, to: number, r: number, paint: Paint, end = r): Svg =>
  path(side(from, to, r, end), paint) +
  (to - from > 6
    ? veil(band(from, to, r, end, -0.8, -0.45), true, paint === 'rubber' ? 0.14 : 0.3) +
      veil(band(from, to, r, end, 0.4, 0.99), false, 0.2)
    : '');

/** The near face of a cylinder. */
export const face = (x: number, r: number, paint: Paint, width = EDGE): Svg =>
  disk(x, r, paint, width);

/** A solid of revolution with its near face. */
export const drum = (
  from: number,
  to: number,
  r: number,
  paint: Paint,
  front: Paint = paint,
): Svg => cylinder(from, to, r, paint) + face(from, r, front);

/** A bore, through which the sheet shows if it is not too deep. */
export function bore(
  x: number,
  r: number,
  depth: number,
  ground: Ground,
  wall: Paint = 'steelDark',
): Svg {
  const half = depth / 2;
  const reach = r * ROUND;
  const opening = half < reach * 0.92;
  const height = opening ? r * Math.sqrt(1 - (half / reach) ** 2) : 0;
  const [rx, ry] = [reach.toFixed(1), r];
  const lens = `M${x + half} ${(-height).toFixed(1)}A${rx} ${ry} 0 0 1 ${x + half} ${height.toFixed(1)}A${rx} ${ry} 0 0 1 ${x + half} ${(-height).toFixed(1)}Z`;
  return disk(x, r, wall, FINE) + (opening ? blank(lens, ground) : '');
}

/** A washer, seal or bearing ring. */
export const ringOf = (
  from: number,
  to: number,
  r: number,
  hole: number,
  paint: Paint,
  front: Paint,
  ground: Ground,
): Svg => drum(from, to, r, paint, front) + bore(from, hole, to - from, ground);

/** A prism along the axis over a convex cross-section; of its sides those show that face up or to the left. */
export function prism(
  corners: readonly Point[],
  from: number,
  to: number,
  paint: Paint,
  front: Paint = paint,
): Svg {
  const count = corners.length;
  const middle = corners.reduce<Point>(([a, b], [u, v]) => [a + u / count, b + v / count], [0, 0]);
  const sides = corners.map((a, index) => {
    const b = corners[(index + 1) % count] ?? a;
    const inward =
      (b[0] - a[0]) * (middle[1] - a[1]) - (b[1] - a[1]) * (middle[0] - a[0]) > 0 ? -1 : 1;
    const normal: Point = [-(b[1] - a[1]) * inward, (b[0] - a[0]) * inward];
    if (normal[1] - normal[0] <= 0.01) return '';
    const d = polygon([section(from, a), section(from, b), section(to, b), section(to, a)]);
    const up = normal[1] / Math.hypot(...normal);
    return path(d, paint, EDGE) + (up > 0.5 ? veil(d, true, 0.2) : veil(d, false, 0.2));
  });
  return (
    sides.join('') + path(polygon(corners.map((corner) => section(from, corner))), front, EDGE)
  );
}

/** The corners of a rectangle. */
export const rectangle = (width: number, height: number, x = 0, y = 0): readonly Point[] => [
  [x - width / 2, y + height / 2],
  [x + width / 2, y + height / 2],
  [x + width / 2, y - height / 2],
  [x - width / 2, y - height / 2],
];

/** A hexagon around the axis; drawn from its outline, because its corners lie on an ellipse. */
export function hexagon(
  from: number,
  to: number,
  r: number,
  paint: Paint,
  front: Paint = paint,
): Svg {
  const corner = (x: number, index: number): Point => around(x, r, index * 60 + 12);
  const sides = Array.from({ length: 6 }, (_, index) => {
    const [a, b, c, d] = [
      corner(from, index),
      corner(from, index + 1),
      corner(to, index + 1),
      corner(to, index),
    ];
    if (a[1] < b[1] === a[0] > from && Math.abs(a[0] - from) > r * ROUND * 0.99) return '';
    const d2 = polygon([a, b, c, d]);
    const middle = (a[1] + b[1]) / 2;
    return path(d2, paint, FINE) + veil(d2, middle < 0, middle < 0 ? 0.25 : 0.2);
  }).join('');
  return (
    sides + path(polygon(Array.from({ length: 6 }, (_, index) => corner(from, index))), front, EDGE)
  );
}

/** A bolt parallel to the axis with its head near, or a stud without one. */
export const boltAt = (length: number, r: number, [u, v]: Point, head = true): Svg => {
  const thread = times(
    5,
    (i) => `M${length - 3 - i * 5} ${(-r * 0.5).toFixed(1)}l-2 ${r.toFixed(1)}`,
  );
  return group(
    { transform: `translate(${u.toFixed(1)} ${v.toFixed(1)})` },
    cylinder(head ? r * 0.9 : 0, length, r * 0.55, 'steelLight'),
    el('path', { d: thread, 'stroke-width': 1, opacity: '.6' }),
    head ? hexagon(0, r * 0.9, r, 'steel', 'steelLight') : face(0, r * 0.55, 'steelLight', FINE),
  );
};

/** The center line of the axis. */
export const axisLine = (from: number, to: number): Svg => centerLine(`M${from} 0H${to}`);
