import { EDGE, FINE, gleam, line, shade, shape } from '../lib/paint';
import { el, repeat, times, type Point, type Svg } from '../lib/svg';
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
  prism,
  rectangle,
  ringOf,
  ROUND,
  type Axis,
} from './axis';
import type { Figure } from './sheet';

/** Figure 30-1: the transport wheel, its hub and the axle. */
const GROUND = 'sage';
const AXLE: Axis = { x: 462, y: 388 };
const TIRE = 178;

/** Tire and rim from the outside; the tread runs over the shoulder. */
const wheel = (x: number): Svg => {
  const lug = (angle: number): string => {
    const [a, b, c] = [
      around(x + 8, TIRE - 3, angle),
      around(x + 38, TIRE, angle + 5),
      around(x + 68, TIRE - 3, angle),
    ];
    return `M${a.map((n) => n.toFixed(1)).join(' ')}L${b.map((n) => n.toFixed(1)).join(' ')}L${c.map((n) => n.toFixed(1)).join(' ')}`;
  };
  const shoulder = times(30, (i) => {
    const [a, b] = [around(x, TIRE - 2, i * 12), around(x, TIRE - 26, i * 12 + 5)];
    return `M${a.map((n) => n.toFixed(1)).join(' ')}L${b.map((n) => n.toFixed(1)).join(' ')}`;
  });
  return (
    cylinder(x, x + 76, TIRE, 'rubber') +
    line(
      times(15, (i) => lug(-86 + i * 12)),
      2.2,
    ) +
    face(x, TIRE, 'rubber') +
    line(shoulder, 2.4) +
    face(x, 140, 'rubber', FINE) +
    gleam(
      `M${x - 58} -40A${136 * ROUND} 136 0 0 1 ${x + 10} -134l-1 8A${126 * ROUND} 126 0 0 0 ${x - 52} -38z`,
      0.3,
    ) +
    face(x - 2, 112, 'wheat') +
    face(x + 2, 100, 'wheatDark', FINE) +
    face(x + 16, 84, 'wheat', EDGE) +
    shade(
      `M${x + 53} -6A${84 * ROUND} 84 0 0 1 ${x + 10} 83l2 -12A${72 * ROUND} 72 0 0 0 ${x + 46} -4z`,
      0.18,
    ) +
    times(6, (i) => {
      const [u, v] = around(x + 16, 58, i * 60 + 30);
      return el('ellipse', { cx: u, cy: v, rx: 4, ry: 8.4, fill: '#39423c', 'stroke-width': FINE });
    }) +
    bore(x + 16, 36, 10, GROUND)
  );
};

const nuts = (x: number): Svg => {
  const [first, ...others] = [-150, -90, -30, 150, 90, 30].map((angle) => around(x, 60, angle)) as [
    Point,
    ...Point[],
  ];
  const nut = `<g transform="translate(${first[0].toFixed(1)} ${first[1].toFixed(1)})">${hexagon(0, 13, 13, 'steelLight')}${bore(0, 7, 30, GROUND, 'rubber')}</g>`;
  return repeat(
    'n',
    nut,
    others.map(([u, v]): Point => [u - first[0], v - first[1]]),
  );
};

/** The hub with its studs toward the wheel. */
const hub = (x: number): Svg => {
  const [first, ...others] = [-150, -90, -30, 150, 90, 30].map((angle) =>
    around(x - 26, 56, angle),
  ) as [Point, ...Point[]];
  return (
    cylinder(x + 14, x + 66, 46, 'redDark') +
    drum(x, x + 14, 74, 'red') +
    repeat(
      's',
      boltAt(26, 10, first, false),
      others.map(([u, v]): Point => [u - first[0], v - first[1]]),
    ) +
    cylinder(x - 24, x, 37, 'red') +
    face(x - 24, 37, 'red') +
    bore(x - 24, 27, 60, GROUND, 'rubber')
  );
};

const cone = (x: number, r: number, length: number): Svg =>
  cylinder(x, x + length, r * 0.86, 'steelLight', r) +
  face(x, r * 0.86, 'steel') +
  el('ellipse', {
    cx: x,
    rx: r * 0.66 * ROUND,
    ry: r * 0.66,
    'stroke-width': 6,
    'stroke-dasharray': '0 8',
    stroke: '#c3cac4',
  }) +
  bore(x, r * 0.48, length, GROUND, 'rubber');

const castleNut = (x: number): Svg =>
  hexagon(x + 8, x + 24, 25, 'steelLight') +
  drum(x, x + 8, 20, 'steelLight') +
  el('path', {
    d: times(6, (i) => {
      const [u, v] = around(x, 20, i * 60);
      return `M${(x + (u - x) * 0.6).toFixed(1)} ${(v * 0.6).toFixed(1)}L${u.toFixed(1)} ${v.toFixed(1)}`;
    }),
    'stroke-width': 4,
  }) +
  bore(x, 11, 30, GROUND, 'rubber');

const axle = (x: number): Svg =>
  prism(rectangle(58, 58), x + 96, x + 176, 'red') +
  cylinder(x + 84, x + 96, 40, 'redDark') +
  face(x + 84, 40, 'red') +
  cylinder(x + 40, x + 84, 24, 'steelLight') +
  face(x + 40, 24, 'steelLight', FINE) +
  cylinder(x, x + 40, 16, 'steelLight') +
  drum(x - 26, x, 11, 'steelLight', 'steel') +
  el('path', {
    d: times(4, (i) => `M${x - 22 + i * 6} -10.5l3 21`),
    'stroke-width': 1.1,
    opacity: '.6',
  }) +
  el('ellipse', { cx: x - 14, cy: -1, rx: 2.4, ry: 3.4, fill: '#39423c', stroke: 'none' });

const cotterPin = (x: number): Svg =>
  shape(`M${x} -46c-9 0 -9 -13 0 -13s9 13 1 14l1 38h-2z`, 'steelLight', FINE);

const draw = (): Svg =>
  along(
    AXLE,
    axisLine(-440, 480),
    axle(316),
    ringOf(264, 278, 42, 27, 'rubber', 'rubber', GROUND),
    cone(214, 36, 26),
    hub(122),
    wheel(-104),
    nuts(-226),
    cone(-288, 28, 20),
    ringOf(-322, -317, 26, 13, 'steelLight', 'steelLight', GROUND),
    castleNut(-362),
    cotterPin(-352),
    cylinder(-430, -404, 35, 'wheat'),
    cylinder(-434, -430, 38, 'wheatDark'),
    drum(-450, -434, 32, 'wheat'),
    face(-450, 20, 'wheat', FINE),
  );

export const transportWheel: Figure = {
  slug: 'transport-wheel',
  ground: GROUND,
  draw,
  callouts: [
    { item: '1', at: [884, 322], tips: [[846, 222]] },
    { item: '2', at: [742, 402], tips: [[716, 316]] },
    { item: '3', at: [690, 470], tips: [[676, 314]] },
    { item: '4', at: [614, 540], tips: [[586, 394]] },
    { item: '5', at: [558, 118], tips: [[620, 290]] },
    { item: '6', at: [440, 96], tips: [[432, 266]] },
    { item: '7', at: [226, 238], tips: [[336, 372]] },
    { item: '8', at: [178, 324], tips: [[230, 424]] },
    { item: '9', at: [286, 622], tips: [[206, 520]] },
    { item: '10', at: [214, 664], tips: [[176, 540]] },
    { item: '11', at: [138, 676], tips: [[140, 556]] },
    { item: '12', at: [64, 424], tips: [[118, 484]] },
    { item: '13', at: [52, 680], tips: [[62, 586]] },
  ],
};
