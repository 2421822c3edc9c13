import { FINE } from '../lib/paint';
import { el, times, type Svg } from '../lib/svg';
import {
  along,
  around,
  axisLine,
  bore,
  cylinder,
  drum,
  face,
  hexagon,
  prism,
  rectangle,
  ringOf,
  type Axis,
} from './axis';
import type { Figure } from './sheet';

/** Figure 40-1: rings, spacers and the shaft of the rear roller. */
const GROUND = 'cream';
const SHAFT: Axis = { x: 470, y: 382 };

const ring = (x: number): Svg =>
  cylinder(x + 12, x + 22, 112, 'steelDark') +
  cylinder(x, x + 12, 122, 'steel', 112) +
  face(x, 122, 'steelLight') +
  face(x + 3, 104, 'steelDark', FINE) +
  times(6, (i) => {
    const [a, b] = [around(x + 5, 44, i * 60 + 20), around(x + 4, 104, i * 60 + 20)];
    const d = `M${a.map((n) => n.toFixed(1)).join(' ')}L${b.map((n) => n.toFixed(1)).join(' ')}`;
    return (
      el('path', { d, 'stroke-width': 17 }) +
      el('path', { d, 'stroke-width': 12, stroke: '#8b968f' })
    );
  }) +
  drum(x - 6, x + 6, 46, 'steel') +
  bore(x - 6, 27, 14, GROUND);

const housing = (x: number): Svg =>
  prism(rectangle(96, 96), x + 12, x + 30, 'red') +
  drum(x, x + 12, 44, 'red') +
  face(x, 32, 'steelDark', FINE) +
  bore(x, 23, 60, GROUND, 'rubber');

const draw = (): Svg =>
  along(
    SHAFT,
    axisLine(-470, 480),
    housing(400),
    cylinder(160, 340, 23, 'steelLight'),
    face(160, 23, 'steel'),
    ring(40),
    ringOf(-50, -22, 44, 27, 'steel', 'steelLight', GROUND),
    ring(-140),
    ringOf(-230, -218, 40, 27, 'rubber', 'rubber', GROUND),
    housing(-330),
    ringOf(-380, -374, 30, 15, 'steelLight', 'steelLight', GROUND),
    hexagon(-428, -408, 26, 'steelLight'),
    bore(-428, 14, 40, GROUND, 'rubber'),
  );

export const ringRoller: Figure = {
  slug: 'ring-roller',
  ground: GROUND,
  draw,
  callouts: [
    { item: '1', at: [690, 400], tips: [[700, 286]] },
    { item: '2', at: [520, 170], tips: [[512, 280]] },
    { item: '3', at: [456, 560], tips: [[434, 424]] },
    { item: '4', at: [330, 250], tips: [[340, 350]] },
    { item: '5', at: [310, 620], tips: [[272, 500]] },
    { item: '6', at: [884, 330], tips: [[862, 226]] },
    { item: '6', at: [118, 400], tips: [[170, 494]] },
    { item: '7', at: [190, 660], tips: [[130, 560]] },
    { item: '8', at: [52, 470], tips: [[82, 542]] },
  ],
};
