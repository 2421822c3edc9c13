import { EDGE, FINE, shape } from '../lib/paint';
import { el, mirror, times, type Svg } from '../lib/svg';
import {
  along,
  around,
  axisLine,
  bore,
  cylinder,
  drum,
  face,
  hexagon,
  ringOf,
  type Axis,
} from './axis';
import type { Figure } from './sheet';

/** Figure 50-1: the ram that folds a wing. */
const GROUND = 'sage';
const RAM: Axis = { x: 486, y: 372 };

/** An eye across the axis, seen along its bore. */
const eye = (x: number, r: number): Svg =>
  shape(
    `M${x + r * 1.7} ${-r * 0.5}L${x + r * 0.6} ${-r * 0.86}A${r} ${r} 0 1 0 ${x + r * 0.6} ${r * 0.86}L${x + r * 1.7} ${r * 0.5}z`,
    'steel',
    EDGE,
  ) +
  el('circle', { cx: x, cy: 0, r: r * 0.5, fill: '#c3cac4', 'stroke-width': FINE }) +
  el('circle', { cx: x, cy: 0, r: r * 0.32, fill: '#39423c', 'stroke-width': FINE });

const port = (x: number): Svg =>
  shape(`M${x - 13} -58h26v-22h-26zM${x - 9} -80h18v-14h-18z`, 'steelDark', EDGE);

const piston = (x: number): Svg =>
  drum(x + 30, x + 46, 40, 'steel') +
  drum(x + 20, x + 30, 42, 'rubber') +
  drum(x, x + 20, 40, 'steel', 'steelLight') +
  bore(x, 18, 60, GROUND, 'rubber');

const draw = (): Svg =>
  along(
    RAM,
    axisLine(-470, 470),
    mirror(446, eye(446, 32)),
    cylinder(196, 424, 58, 'red'),
    port(388),
    port(226),
    face(196, 58, 'redDark'),
    bore(196, 46, 200, GROUND, 'rubber'),
    ringOf(140, 147, 45, 37, 'wheat', 'wheat', GROUND),
    drum(70, 110, 46, 'steelLight', 'steel'),
    el('path', {
      d: times(5, (i) => {
        const [u, v] = around(78 + i * 6, 46, -88);
        const [p, q] = around(78 + i * 6, 46, 88);
        return `M${u.toFixed(1)} ${v.toFixed(1)}A20.7 46 0 0 1 ${p.toFixed(1)} ${q.toFixed(1)}`;
      }),
      'stroke-width': 1.2,
    }),
    bore(70, 22, 40, GROUND),
    ringOf(20, 30, 32, 22, 'rubber', 'rubber', GROUND),
    ringOf(-8, -2, 32, 22, 'leaf', 'leaf', GROUND),
    piston(-94),
    hexagon(-140, -122, 27, 'steelLight'),
    bore(-140, 15, 40, GROUND, 'rubber'),
    cylinder(-390, -186, 21, 'steelLight'),
    drum(-196, -186, 14, 'steel'),
    eye(-430, 32),
  );

export const foldingRam: Figure = {
  slug: 'folding-ram',
  ground: GROUND,
  draw,
  callouts: [
    { item: '1', at: [700, 440], tips: [[760, 262]] },
    { item: '2', at: [560, 150], tips: [[606, 272]] },
    { item: '3', at: [470, 190], tips: [[560, 310]] },
    { item: '4', at: [600, 490], tips: [[518, 384]] },
    { item: '5', at: [520, 540], tips: [[486, 404]] },
    { item: '6', at: [356, 250], tips: [[428, 372]] },
    { item: '7', at: [424, 570], tips: [[368, 440]] },
    { item: '8', at: [180, 360], tips: [[240, 472]] },
  ],
};
