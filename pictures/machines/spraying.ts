import {
  box,
  circle,
  EDGE,
  FINE,
  gleam,
  line,
  mark,
  PAINT,
  rivets,
  shade,
  shape,
  tube,
} from '../lib/paint';
import type { Plate } from '../lib/plate';
import { centerLine } from '../lib/sheet';
import { el, mirror, place, polar, repeat, times, type Svg } from '../lib/svg';
import { boom, mast, nozzles, shortened, sprayFan } from '../parts/boom';
import { cab } from '../parts/cab';
import { wheat } from '../parts/crop';
import { beam, drawbar, jack, ram } from '../parts/hitch';
import { exhaust, steps } from '../parts/tractor';
import { fan, tank } from '../parts/vessel';
import { driveWheel, ribWheel } from '../parts/wheel';
import {
  mistBlowerRear,
  mistRear,
  mountedSideSpray,
  mountedSprayerSide,
  selfPropelledFront,
  sprayingDroneTop,
  trailedSprayerRear,
} from '../views/spraying';

const trailedSprayer = (): Svg =>
  drawbar(560, 376, 744, 390) +
  jack(672, 388) +
  mast(110, 180, 386) +
  beam(94, 372, 500, 26, 'steelDark') +
  tank(200, 152, 386, 222) +
  tank(592, 262, 62, 110, 'wheat') +
  ram(140, 372, 126, 250, 13) +
  boom(118, 226, 664, 206, 46, 32, 12) +
  boom(118, 282, 580, 266, 34, 24, 10, 'redDark') +
  nozzles('nozzle', 166, 322, 8, 54) +
  tube('M570 292V372', 10, 'steelDark') +
  driveWheel(372, 96);

function mountedSprayer(): Svg {
  const arm =
    nozzles('nozzle', 496, 366, 6, 46) +
    boom(470, 318, 744, 338, 48, 22, 6) +
    shortened(657, 318, 70, 'sage') +
    ram(440, 290, 506, 322, 12);
  return (
    tube('M300 380V456M500 380V456', 15, 'steelDark') +
    box(276, 456, 48, 14, 'steelDark', 4, EDGE) +
    box(476, 456, 48, 14, 'steelDark', 4, EDGE) +
    tank(270, 136, 260, 214) +
    box(346, 214, 108, 66, 'red', 8) +
    shade('M348 258h104v14q0 6 -6 6h-92q-6 0 -6 -6z') +
    line('M366 232h68M366 246h44', 3) +
    tube('M326 352V398M474 352V398M326 318H474', 16, 'red') +
    beam(304, 344, 192, 24) +
    rivets('M320 352H484', 24, 4) +
    arm +
    mirror(400, arm.replaceAll('"nozzle"', '"nozzle-left"').replaceAll('#nozzle"', '#nozzle-left"'))
  );
}

const mountedSpray = (): Svg => {
  const fans = times(6, (i) => sprayFan(496 + i * 46, 378, 84, 34));
  return fans + mirror(400, fans);
};

const selfPropelledSprayer = (): Svg =>
  mast(70, 146, 316) +
  beam(86, 282, 566, 32, 'steelDark') +
  cab(522, 284, 144, 168, { rake: 6, back: 10, post: 0.34 }) +
  shape('M650 284v-52q0 -12 12 -12h16q24 0 28 26l6 64H650z', 'red') +
  shade('M650 284h60l2 26H650z') +
  shape('M682 240l22 4 3 18q-20 0 -25 -22z', 'wheat', FINE) +
  tank(258, 138, 258, 148) +
  shape('M116 284v-82q0 -16 16 -16h112q14 0 14 14v84z', 'red') +
  shape('M116 214h142v9H116z', 'paper', FINE) +
  line(
    times(7, (i) => `M${140 + i * 14} 234v20`),
    3.4,
  ) +
  exhaust(228, 188, 76) +
  ram(98, 290, 84, 206, 13) +
  boom(82, 208, 646, 216, 40, 24, 13) +
  nozzles('nozzle', 134, 252, 9, 54) +
  leg(216) +
  leg(590) +
  repeat('wheel', driveWheel(216, 92, { rim: 0.64, lugs: 24 }), [[374, 0]]) +
  steps(662, 300, 38, 118, 4);

/** A sprung wheel leg under the frame. */
const leg = (x: number): Svg =>
  shape(`M${x - 26} 306h52l-10 84h-32z`, 'red') + shade(`M${x + 6} 306h20l-10 84h-14z`);

const orchardMistBlower = (): Svg =>
  drawbar(560, 386, 744, 394) +
  jack(668, 392) +
  beam(150, 378, 440, 26, 'steelDark') +
  tank(296, 204, 300, 178) +
  box(598, 318, 46, 62, 'wheat', 6) +
  line('M608 332h26M608 344h26', FINE) +
  shape('M160 390l-16 78h14l30 -78zM252 390l16 78h-14l-30 -78z', 'steelDark', EDGE) +
  circle(206, 290, 104, 'red') +
  shade('M206 186a104 104 0 0 1 0 208a132 132 0 0 0 0 -208z', 0.2) +
  circle(206, 290, 80, 'steelDark', EDGE) +
  fan(206, 290, 72, 'steel') +
  times(BLOWER_NOZZLES, (i) => {
    const [x, y] = polar(206, 290, 92, blowerAngle(i));
    return place(
      x,
      y,
      box(-6, -7, 12, 14, 'wheat', 3, FINE),
      (blowerAngle(i) * 180) / Math.PI + 90,
    );
  }) +
  ribWheel(430, 68);

const BLOWER_NOZZLES = 9;

const blowerAngle = (index: number): number => -Math.PI * (1 - (index + 0.25) / 8.5);

/** A fan of mist from each nozzle. */
const mist = (): Svg =>
  times(BLOWER_NOZZLES - 1, (i) => {
    const angle = blowerAngle(i) + Math.PI / 17;
    const [x, y] = polar(206, 290, 104, angle);
    const reach = 86 + 34 * Math.sin((i / 7) * Math.PI);
    return place(x, y, sprayFan(0, 0, reach, reach * 0.26), (angle * 180) / Math.PI - 90);
  });

function sprayingDrone(): Svg {
  const half =
    tube('M440 256L560 226', 13, 'steelDark') +
    tube('M440 284L664 258', 16, 'steelDark') +
    rotor(556, 222, 84) +
    rotor(658, 256, 92) +
    tube('M658 268V298', 9, 'steelDark') +
    box(647, 294, 22, 16, 'wheat', 4, EDGE) +
    tube('M446 330L498 462', 12, 'steelDark') +
    tube('M450 464H548', 11, 'rubber');
  return (
    half +
    mirror(400, half) +
    shape('M334 330h132l-10 104q-2 14 -16 14h-80q-14 0 -16 -14z', 'paper') +
    shade('M424 330h42l-10 104q-2 14 -16 14h-26z', 0.14) +
    mark('M340 384h120', 1.4) +
    tube('M362 356V432', 7, 'glass', 1.4) +
    shape('M310 256q0 -50 50 -50h80q50 0 50 50v48q0 28 -28 28H338q-28 0 -28 -28z', 'red') +
    shade('M310 288h180v16q0 28 -28 28H338q-28 0 -28 -28z') +
    gleam('M320 250q2 -34 42 -34h76q32 0 40 24q-40 -14 -82 -12t-76 22z', 0.25) +
    shape('M311 266h178v9H311z', 'paper', FINE) +
    box(366, 186, 68, 22, 'steelDark', 6) +
    box(390, 174, 20, 12, 'steel', 4, EDGE) +
    circle(400, 272, 21, 'rubber') +
    circle(400, 272, 10, 'glass', FINE) +
    box(336, 300, 22, 12, 'wheat', 5, FINE) +
    box(442, 300, 22, 12, 'wheat', 5, FINE)
  );
}

/** A motor with its blades and the disc that they sweep. */
const rotor = (x: number, y: number, r: number): Svg =>
  el('ellipse', {
    cx: x,
    cy: y - 26,
    rx: r,
    ry: 10,
    fill: PAINT.glass,
    'fill-opacity': '.6',
    'stroke-width': 1.2,
    'stroke-dasharray': '6 5',
  }) +
  shape(
    `M${x - r} ${y - 28}q${r * 0.5} -10 ${r} -2q${r * 0.5} 8 ${r} -2q${-r * 0.4} 14 ${-r} 10q${-r * 0.6} -3 ${-r} -6z`,
    'steelDark',
    FINE,
  ) +
  box(x - 12, y - 23, 24, 33, 'red', 5, EDGE) +
  box(x - 5, y - 35, 10, 11, 'steel', 3, FINE);

const droneSpray = (): Svg => {
  const fan = sprayFan(658, 310, 150, 56);
  return fan + mirror(400, fan);
};

export const spraying: readonly Plate[] = [
  {
    slug: 'trailed-sprayer',
    ground: 'sage',
    span: [94, 744],
    mm: 6640,
    draw: trailedSprayer,
    views: [
      { name: 'Rear', span: [275, 525], mm: 2550, draw: trailedSprayerRear },
      { name: 'Boom', crop: [80, 170, 380] },
    ],
  },
  {
    slug: 'mounted-sprayer',
    name: 'Rear',
    ground: 'sage',
    span: [51, 749],
    mm: 15000,
    draw: mountedSprayer,
    around: mountedSpray,
    views: [
      {
        name: 'Side',
        span: [301, 656],
        mm: 1735,
        scale: 4.4,
        draw: mountedSprayerSide,
        around: mountedSideSpray,
      },
      { name: 'Nozzles', crop: [400, 262, 400] },
    ],
  },
  {
    slug: 'self-propelled-sprayer',
    ground: 'cream',
    span: [60, 712],
    mm: 7480,
    draw: selfPropelledSprayer,
    around: () => wheat(296, 15, 15, 74),
    views: [
      { name: 'Front', span: [270, 530], mm: 2980, draw: selfPropelledFront },
      { name: 'Cab', crop: [430, 70, 380] },
    ],
  },
  {
    slug: 'orchard-mist-blower',
    ground: 'sand',
    span: [102, 744],
    mm: 4960,
    draw: orchardMistBlower,
    around: mist,
    views: [
      { name: 'Rear', span: [303, 497], mm: 1500, draw: mistBlowerRear, around: mistRear },
      { name: 'Fan', crop: [20, 174, 380] },
    ],
  },
  {
    slug: 'spraying-drone',
    name: 'Front',
    ground: 'cream',
    span: [50, 750],
    mm: 2860,
    draw: sprayingDrone,
    around: droneSpray,
    views: [
      {
        name: 'Top',
        span: [155, 645],
        mm: 2860,
        scale: 0.7,
        lying: true,
        draw: sprayingDroneTop,
        around: () => centerLine('M120 270H680M400 34V506'),
      },
      { name: 'Rotors', crop: [440, 130, 400] },
    ],
  },
];
