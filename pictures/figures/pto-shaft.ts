import { circle, EDGE, FINE, gleam, shade, shape } from '../lib/paint';
import { el, group, times, type Svg } from '../lib/svg';
import { along, around, axisLine, bore, cylinder, drum, face, ringOf, type Axis } from './axis';
import type { Figure } from './sheet';

/** Figure 40-1: the PTO shaft. The tractor's half runs above, the implement's half with its clutch below. */
const GROUND = 'cream';
const TRACTOR: Axis = { x: 470, y: 236 };
const IMPLEMENT: Axis = { x: 498, y: 502 };

/** A yoke on the near side of its collar (-1) or the far side (1), its ears above and below. */
const yoke = (x: number, toward: 1 | -1): Svg => {
  const fork =
    'M6 -27Q-4 -50 -24 -50H-46q-12 0 -12 12t12 12H-30Q-14 -26 -14 0T-30 26H-46q-12 0 -12 12t12 12H-24Q-4 50 6 27Z';
  const ears = group(
    { transform: `translate(${x} 0)${toward > 0 ? ' scale(-1 1)' : ''}` },
    shape(fork, 'steel', EDGE) +
      gleam('M-8 -40Q-14 -46 -24 -46H-46q-6 0 -7 5h28q10 0 17 1z', 0.4) +
      shade('M-12 36q-8 4 -18 4h-26q2 8 10 8h22q10 0 16 -10z'),
  );
  return toward < 0
    ? cylinder(x, x + 46, 27, 'steel') + ears
    : ears + drum(x - 46, x, 27, 'steel') + bore(x - 46, 17, 60, GROUND, 'rubber');
};

/** The other yoke of a joint is turned by a right angle: its front ear is seen flat. */
const turned = (x: number, toward: 1 | -1): Svg => {
  const ear = group(
    { transform: `translate(${x} 0)${toward > 0 ? ' scale(-1 1)' : ''}` },
    shape('M6 -27Q-12 -24 -26 -24H-38a24 24 0 0 0 0 48H-26Q-12 24 6 27Z', 'steel', EDGE) +
      circle(-38, 0, 11, 'rubber', FINE) +
      gleam('M-4 -20Q-16 -18 -26 -18H-38q-8 0 -13 5q10 -2 24 -2t24 1z', 0.4),
  );
  return toward < 0
    ? cylinder(x, x + 46, 27, 'steel') + ear
    : ear + drum(x - 46, x, 27, 'steel') + bore(x - 46, 17, 60, GROUND, 'rubber');
};

/** The cross with its four bearing cups. */
const cross = (x: number): Svg =>
  group(
    { transform: `translate(${x} 0)` },
    shape('M-10 -34h20v24h16v20h-16v24h-20v-24h-16v-20h16z', 'steelLight', EDGE) +
      shape('M-13 -50h26v18h-26zM-13 32h26v18h-26z', 'wheat', EDGE) +
      shape('M-30 -12h-12v24h12zM30 -12h12v24h-12z', 'wheat', EDGE),
  );

/** A guard tube with its cone and the ribs of the cone. */
const guard = (from: number, to: number): Svg =>
  cylinder(from + 44, to, 27, 'wheat') +
  cylinder(from, from + 46, 46, 'wheat', 28) +
  el('path', {
    d: times(4, (i) => {
      const [u, v] = around(from + 6 + i * 10, 44 - i * 4, -90);
      const [p, q] = around(from + 6 + i * 10, 44 - i * 4, 90);
      return `M${u.toFixed(1)} ${v.toFixed(1)}A${(44 - i * 4) * 0.45} ${44 - i * 4} 0 0 1 ${p.toFixed(1)} ${q.toFixed(1)}`;
    }),
    'stroke-width': 1.3,
  }) +
  face(from, 46, 'wheatDark') +
  bore(from, 30, 46, GROUND, 'rubber');

/** A profile tube with three lobes. */
const profile = (from: number, to: number, r: number): Svg =>
  cylinder(from, to, r, 'steelLight') +
  el('path', { d: `M${from} ${-r * 0.35}H${to}M${from} ${r * 0.45}H${to}`, 'stroke-width': 1.3 }) +
  face(from, r, 'steel') +
  bore(from, r * 0.62, 80, GROUND, 'rubber');

/** Friction clutch: flange, linings and plates behind one another, springs around. */
const clutch = (x: number): Svg =>
  drum(x + 44, x + 58, 64, 'red', 'redDark') +
  drum(x + 32, x + 42, 58, 'mud') +
  drum(x + 22, x + 30, 60, 'steelDark') +
  drum(x + 10, x + 20, 58, 'mud') +
  drum(x - 4, x + 8, 66, 'red') +
  times(8, (i) => {
    const [u, v] = around(x - 4, 52, i * 45 + 20);
    return el('ellipse', { cx: u - 5, cy: v, rx: 7, ry: 8, fill: '#c3cac4', 'stroke-width': FINE });
  }) +
  drum(x - 16, x - 4, 32, 'redDark', 'red') +
  bore(x - 16, 19, 70, GROUND, 'rubber');

/** The chain that keeps the guard from turning. */
const chain = (x: number, y: number): Svg => {
  const d = `M${x} ${y}q-40 26 -14 56q26 30 62 14`;
  return (
    el('path', { d, 'stroke-width': 9 }) +
    el('path', { d, stroke: '#c3cac4', 'stroke-width': 4.6 }) +
    el('path', { d, 'stroke-width': 4.6, 'stroke-dasharray': '2.4 9' })
  );
};

const draw = (): Svg =>
  along(
    TRACTOR,
    axisLine(-430, 470),
    cylinder(396, 440, 34, 'wheat'),
    turned(384, -1),
    cross(300),
    yoke(222, 1),
    ringOf(124, 136, 36, 27, 'leaf', 'leaf', GROUND),
    profile(-150, 92, 19),
    guard(-404, -196),
  ) +
  chain(152, 424) +
  along(
    IMPLEMENT,
    axisLine(-440, 440),
    guard(244, 420),
    ringOf(206, 218, 36, 27, 'leaf', 'leaf', GROUND),
    profile(20, 166, 24),
    yoke(-20, -1),
    cross(-106),
    turned(-172, 1),
    clutch(-346),
  );

export const ptoShaft: Figure = {
  slug: 'pto-shaft',
  ground: GROUND,
  draw,
  callouts: [
    { item: '1', at: [806, 190], tips: [[834, 96]] },
    { item: '2', at: [640, 34], tips: [[736, 104]] },
    { item: '3', at: [560, 84], tips: [[640, 150]] },
    { item: '4', at: [480, 124], tips: [[574, 160]] },
    { item: '5', at: [382, 172], tips: [[430, 240]] },
    { item: '6', at: [236, 220], tips: [[250, 322]] },
    { item: '7', at: [70, 520], tips: [[140, 460]] },
    { item: '8', at: [888, 470], tips: [[830, 372]] },
    { item: '9', at: [790, 520], tips: [[704, 440]] },
    { item: '10', at: [690, 556], tips: [[610, 466]] },
    { item: '11', at: [590, 600], tips: [[500, 524]] },
    { item: '2', at: [500, 652], tips: [[404, 546]] },
    { item: '12', at: [398, 680], tips: [[320, 600]] },
    { item: '13', at: [58, 620], tips: [[140, 640]] },
  ],
};
