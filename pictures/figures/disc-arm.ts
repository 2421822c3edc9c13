import { box, EDGE, FINE, gleam, shade, shape, tube } from '../lib/paint';
import { el, group, polygon, repeat, times, type Point, type Svg } from '../lib/svg';
import {
  along,
  around,
  axisLine,
  boltAt,
  bore,
  cylinder,
  drum,
  face,
  hexagon,
  onSheet,
  prism,
  rectangle,
  ringOf,
  ROUND,
  section,
  type Axis,
} from './axis';
import type { Figure } from './sheet';

/** Figure 20-1 of the compact disc harrow: a disc on its sprung arm, the frame clamp above. */
const GROUND = 'sand';
const HUB: Axis = { x: 410, y: 514 };

/** The notched rim of the disc in the cross-section at x. */
function notchedRim(x: number, r: number, notches: number): string {
  const step = 360 / notches;
  const point = (radius: number, angle: number): string => {
    const [u, v] = around(x, radius, angle);
    return `${u.toFixed(1)} ${v.toFixed(1)}`;
  };
  return (
    times(notches, (i) => {
      const a = i * step;
      return `${i ? 'L' : 'M'}${point(r, a - step * 0.3)}Q${point(r * 1.02, a)} ${point(r, a + step * 0.3)}Q${point(r * 0.84, a + step * 0.5)} ${point(r, a + step * 0.7)}`;
    }) + 'Z'
  );
}

const disc = (x: number): Svg =>
  shape(notchedRim(x + 7, 138, 14), 'steelDark', EDGE) +
  shape(notchedRim(x, 138, 14), 'steel', EDGE) +
  face(x + 2, 104, 'steel', FINE) +
  gleam(
    `M${x - 46} 20A${104 * ROUND} 104 0 0 1 ${x + 6} -103l-4 18A${84 * ROUND} 86 0 0 0 ${x - 36} 20z`,
    0.42,
  ) +
  shade(
    `M${x + 48} -8A${104 * ROUND} 104 0 0 1 ${x - 4} 103l6 -22A${80 * ROUND} 84 0 0 0 ${x + 36} -6z`,
    0.2,
  ) +
  face(x + 14, 62, 'steelDark', FINE) +
  times(5, (i) => {
    const [u, v] = around(x + 14, 47, i * 72 - 90);
    return el('ellipse', { cx: u, cy: v, rx: 3.4, ry: 7, fill: '#39423c', 'stroke-width': FINE });
  }) +
  bore(x + 14, 27, 5, GROUND);

/** The hub: flange with five studs, housing behind it. */
const hub = (x: number): Svg =>
  cylinder(x + 22, x + 92, 44, 'redDark') +
  cylinder(x + 12, x + 22, 50, 'redDark') +
  drum(x, x + 14, 66, 'red') +
  times(5, (i) => {
    const [u, v] = around(x, 51, i * 72 - 90);
    return el('ellipse', { cx: u, cy: v, rx: 3.6, ry: 7.4, fill: '#39423c', 'stroke-width': FINE });
  }) +
  drum(x - 12, x, 31, 'red') +
  bore(x - 12, 22, 60, GROUND, 'rubber');

const bearing = (x: number): Svg =>
  drum(x, x + 34, 34, 'steelLight', 'steel') +
  face(x, 28, 'steelDark', FINE) +
  el('ellipse', {
    cx: x,
    rx: 23 * ROUND,
    ry: 23,
    'stroke-width': 7,
    'stroke-dasharray': '0 8.4',
    stroke: '#c3cac4',
  }) +
  bore(x, 17, 34, GROUND, 'rubber');

/** The stub axle at the foot of the arm. */
const spindle = (x: number): Svg =>
  cylinder(x + 58, x + 80, 34, 'steelDark') +
  cylinder(x + 10, x + 58, 21, 'steelLight') +
  drum(x - 36, x + 10, 13, 'steelLight', 'steel') +
  el('path', {
    d: times(6, (i) => `M${x - 34 + i * 7} -12.5l3 25`),
    'stroke-width': 1.1,
    opacity: '.6',
  });

const onHub = (u: number, v = 0): Point => onSheet(HUB, [u, v]);

const discBolts = (): Svg => {
  const [first, ...others] = [-126, -54, -198, 18, 90].map((angle) => around(-152, 52, angle)) as [
    Point,
    ...Point[],
  ];
  return repeat(
    'b',
    boltAt(40, 11, first),
    others.map(([u, v]): Point => [u - first[0], v - first[1]]),
  );
};

/** A bolt that stands upright, its head above. */
const upright = (x: number, y: number, length: number): Svg =>
  tube(`M${x} ${y + 10}V${y + length}`, 9, 'steelLight', FINE) +
  el('path', {
    d: times(4, (i) => `M${x - 5} ${y + length - 6 - i * 6}l10 -3`),
    'stroke-width': 1,
    opacity: '.6',
  }) +
  box(x - 10, y, 20, 12, 'steel', 2, EDGE) +
  el('path', { d: `M${x - 4} ${y}v12M${x + 5} ${y}v12`, 'stroke-width': 1.2 });

/** The stack of the clamp, from the top: plate, cords, frame, cords, lower clamp; heights on the sheet. */
const CLAMP = { plate: 128, above: 152, frame: 198, below: 256, lower: 276 };
const stack = (y: number): Axis => ({ x: 752, y });
const LENGTH = 84;

const plate = (y: number, thick: number): Svg =>
  along(stack(y), prism(rectangle(104, thick), 0, LENGTH, 'red'));

/** A point of the sheet above the plate: `right` and `x` are its place on it. */
const overPlate = (right: number, x: number): Point =>
  onSheet(stack(CLAMP.plate), section(x, [right, 8]));
/** The far ones first, because the near ones cover them. */
const FIRST_HOLE = overPlate(40, 72);
const FURTHER_HOLES = [overPlate(40, 12), overPlate(-40, 72), overPlate(-40, 12)];

const clampBolts = (): Svg => {
  const [x0, y0] = FIRST_HOLE;
  const one =
    el('path', { d: `M${x0} ${y0}v-20`, 'stroke-width': 1.2, opacity: '.5' }) +
    el('ellipse', { cx: x0, cy: y0, rx: 6, ry: 3.4, fill: '#39423c', 'stroke-width': FINE }) +
    upright(x0, y0 - 66, 50);
  return repeat(
    'k',
    one,
    FURTHER_HOLES.map(([x, y]): Point => [Math.round(x - x0), Math.round(y - y0)]),
  );
};

/** The arm: a bent bar from the stub axle up to the lower clamp. */
const arm = (): Svg => {
  const [x, y] = onHub(352);
  const d = `M${x} ${y - 2}C${x + 92} ${y - 14} ${x + 128} ${y - 62} ${x + 62} ${y - 98}`;
  return (
    tube(d, 40, 'red') +
    el('path', {
      d,
      stroke: '#fff',
      'stroke-opacity': '.3',
      'stroke-width': 7,
      transform: 'translate(-8 -7)',
    }) +
    plate(CLAMP.lower, 18)
  );
};

const cords = (y: number): Svg =>
  [36, -36]
    .map((right) => {
      const [u, v] = section(0, [right, 0]);
      const moved = { transform: `translate(${u.toFixed(1)} ${v.toFixed(1)})` };
      return along(stack(y), group(moved, drum(-6, LENGTH + 6, 13, 'rubber', 'steelDark')));
    })
    .join('');

const beam = (): Svg =>
  along(
    stack(CLAMP.frame),
    prism(rectangle(66, 66), -58, 152, 'redDark', 'redDark'),
    shape(polygon(rectangle(52, 52).map((corner) => section(-58, corner))), 'rubber', FINE),
  );

const draw = (): Svg =>
  along(HUB, axisLine(-400, 360)) +
  arm() +
  cords(CLAMP.below) +
  beam() +
  cords(CLAMP.above) +
  plate(CLAMP.plate, 16) +
  clampBolts() +
  along(
    HUB,
    spindle(278),
    ringOf(212, 226, 38, 23, 'rubber', 'rubber', GROUND),
    hub(92),
    disc(-30),
    discBolts(),
    bearing(-240),
    hexagon(-294, -276, 24, 'steelLight'),
    bore(-294, 13, 18, GROUND),
    ringOf(-336, -330, 33, 27, 'rubber', 'rubber', GROUND),
    drum(-388, -364, 33, 'wheat'),
    face(-388, 22, 'wheat', FINE),
  );

export const discArm: Figure = {
  slug: 'disc-arm',
  ground: GROUND,
  draw,
  callouts: [
    { item: '1', at: [906, 372], tips: [[826, 342]] },
    { item: '2', at: [694, 500], tips: [[616, 450]] },
    { item: '3', at: [622, 576], tips: [[548, 452]] },
    { item: '4', at: [502, 652], tips: [[428, 596]] },
    { item: '5', at: [206, 424], tips: [[240, 530]] },
    { item: '6', at: [126, 482], tips: [[186, 572]] },
    { item: '7', at: [220, 684], tips: [[152, 640]] },
    { item: '8', at: [54, 552], tips: [[98, 622]] },
    { item: '9', at: [140, 692], tips: [[60, 668]] },
    { item: '10', at: [600, 300], tips: [[770, 272]] },
    { item: '11', at: [918, 74], tips: [[848, 120]] },
    { item: '12', at: [650, 52], tips: [[736, 56]] },
    { item: '13', at: [596, 206], tips: [[692, 206]] },
    { item: '14', at: [554, 372], tips: [[664, 390]] },
  ],
};
