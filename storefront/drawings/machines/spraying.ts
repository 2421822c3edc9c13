import {
  box,
  circle,
  dashed,
  EDGE,
  FINE,
  gleam,
  GROUND_PAINT,
  line,
  oval,
  shade,
  shape,
  tube,
} from '../lib/paint';
import { GROUND, type Plate } from '../lib/sheet';
import { el, mirror, place, repeat, times, type Svg } from '../lib/svg';
import { boom, mast, nozzles, shortened, sprayFan } from '../parts/boom';
import { cab } from '../parts/cab';
import { crop, wheat } from '../parts/crop';
import { beam, drawbar, jack, ram } from '../parts/hitch';
import { exhaust, steps } from '../parts/tractor';
import { fan, tank } from '../parts/vessel';
import { driveWheel, ribWheel } from '../parts/wheel';

const trailedSprayer = (): Svg =>
  drawbar(560, 376, 744, 390) +
  jack(664, 388) +
  mast(112, 196, 396) +
  beam(96, 372, 490, 24, 'steelDark') +
  tank(206, 168, 372, 206) +
  tank(584, 268, 66, 100, 'wheat') +
  steps(600, 372, 34, 60, 2) +
  ram(140, 372, 126, 250, 13) +
  boom(122, 234, 650, 216, 44, 30, 12) +
  boom(122, 284, 560, 270, 34, 22, 10, 'redDark') +
  nozzles('nozzle', 170, 322, 8, 52) +
  tube('M540 298V372', 10, 'steelDark') +
  driveWheel(372, 94);

function mountedSprayer(): Svg {
  const arm =
    nozzles('nozzle', 496, 366, 6, 46, 66) +
    boom(470, 318, 744, 338, 48, 22, 6) +
    shortened(640, 300, 92, GROUND_PAINT.sage) +
    ram(440, 290, 506, 322, 12);
  return (
    tube('M300 380V456M500 380V456', 15, 'steelDark') +
    box(276, 456, 48, 14, 'steelDark', 4, EDGE) +
    box(476, 456, 48, 14, 'steelDark', 4, EDGE) +
    nozzles('middle', 338, 380, 3, 62, 52) +
    tank(276, 158, 248, 192) +
    box(352, 228, 96, 58, 'red', 8) +
    line('M372 246h56M372 258h56M372 270h34', 3) +
    tube('M330 352V392M470 352V392M330 316H470', 15, 'red') +
    beam(310, 346, 180, 22) +
    arm +
    mirror(400, arm.replaceAll('"nozzle"', '"nozzle-left"').replaceAll('#nozzle"', '#nozzle-left"'))
  );
}

export const selfPropelledSprayerBody = (): Svg =>
  mast(72, 152, 320) +
  beam(90, 286, 560, 30, 'steelDark') +
  cab(522, 286, 142, 164, { rake: 6, back: 10, post: 0.34 }) +
  shape('M648 286v-50q0 -12 12 -12h18q22 0 26 26l6 62H648z', 'red') +
  shape('M680 246l22 4 3 18q-20 0 -25 -22z', 'wheat', FINE) +
  tank(262, 150, 256, 138) +
  shape('M120 286v-80q0 -16 16 -16h108q14 0 14 14v82z', 'red') +
  line(
    times(6, (i) => `M${150 + i * 13} 222v34`),
    3.4,
  ) +
  exhaust(232, 192, 74) +
  ram(100, 290, 88, 200, 13) +
  boom(86, 206, 640, 214, 36, 22, 13) +
  nozzles('nozzle', 134, 246, 9, 54) +
  shape('M196 300h40l-6 92h-28z', 'red') +
  shape('M566 300h40l-6 92h-28z', 'red') +
  repeat('wheel', driveWheel(216, 96, { rim: 0.62, lugs: 24 }), [[370, 0]]) +
  steps(652, 300, 40, 118, 4);

const orchardMistBlower = (): Svg =>
  times(7, (i) => {
    const a = -2.75 + i * 0.34;
    const [cx, cy] = [206, 300];
    const reach = [150, 172, 190, 196, 190, 168, 140][i] ?? 0;
    return sprayJet(cx + Math.cos(a) * 96, cy + Math.sin(a) * 96, a, reach * 0.62);
  }) +
  drawbar(560, 390, 744, 396) +
  jack(664, 394) +
  beam(150, 384, 430, 22, 'steelDark') +
  tank(290, 228, 286, 158) +
  box(582, 330, 44, 54, 'wheat', 6) +
  circle(206, 300, 96, 'red') +
  shade('M206 204a96 96 0 0 1 0 192a120 120 0 0 0 0 -192z', 0.2) +
  circle(206, 300, 74, 'steelDark', EDGE) +
  fan(206, 300, 66, 'steel') +
  times(9, (i) => {
    const a = -3.05 + i * 0.36;
    return place(
      206 + Math.cos(a) * 85,
      300 + Math.sin(a) * 85,
      box(-5, -6, 10, 12, 'wheat', 3, FINE),
      (a * 180) / Math.PI + 90,
    );
  }) +
  tube('M166 396l-8 40M246 396l8 -2', 9, 'steelDark') +
  ribWheel(420, 66);

const sprayJet = (x: number, y: number, angle: number, length: number): Svg =>
  place(x, y, sprayFan(0, 0, length, length * 0.3), (angle * 180) / Math.PI - 90);

function sprayingDrone(): Svg {
  const rotor = (x: number, y: number, r: number): Svg =>
    el('ellipse', {
      cx: x,
      cy: y - 24,
      rx: r,
      ry: 9,
      fill: '#bcd3d0',
      'fill-opacity': '.6',
      'stroke-width': 1.2,
      'stroke-dasharray': '6 5',
    }) +
    shape(
      `M${x - r} ${y - 26}q${r * 0.5} -9 ${r} -2q${r * 0.5} 7 ${r} -2q${-r * 0.4} 12 ${-r} 9q${-r * 0.6} -3 ${-r} -5z`,
      'steelDark',
      FINE,
    ) +
    box(x - 11, y - 22, 22, 30, 'red', 5, EDGE) +
    box(x - 5, y - 32, 10, 10, 'steel', 3, FINE);
  const half =
    tube('M440 262L566 236', 12, 'steelDark') +
    tube('M440 286L690 262', 15, 'steelDark') +
    rotor(560, 232, 88) +
    rotor(684, 260, 96) +
    sprayFan(684, 302, 150, 52) +
    tube('M684 268V294', 9, 'steelDark') +
    box(674, 290, 20, 14, 'wheat', 4, EDGE) +
    tube('M446 330L498 462', 11, 'steelDark') +
    tube('M456 464H540', 11, 'rubber');
  return (
    half +
    mirror(400, half) +
    shape('M338 330h124l-10 92q-2 14 -16 14h-72q-14 0 -16 -14z', 'paper') +
    shade('M424 330h38l-10 92q-2 14 -16 14h-24z', 0.14) +
    line('M344 372h112', 1.4) +
    shape('M318 262q0 -44 44 -44h76q44 0 44 44v44q0 26 -26 26H344q-26 0 -26 -26z', 'red') +
    shade('M318 290h164v16q0 26 -26 26H344q-26 0 -26 -26z') +
    gleam('M326 256q2 -30 36 -30h76q26 0 34 18q-40 -10 -78 -8t-68 20z', 0.25) +
    box(372, 196, 56, 22, 'steelDark', 6) +
    circle(400, 274, 17, 'rubber') +
    circle(400, 274, 8, 'glass', FINE) +
    box(346, 262, 14, 12, 'wheat', 4, FINE) +
    box(440, 262, 14, 12, 'wheat', 4, FINE)
  );
}

export const spraying: readonly Plate[] = [
  { slug: 'trailed-sprayer', ground: 'sage', span: [100, 744], mm: 6750, draw: trailedSprayer },
  { slug: 'mounted-sprayer', ground: 'sage', span: [56, 744], mm: 15000, draw: mountedSprayer },
  {
    slug: 'self-propelled-sprayer',
    ground: 'cream',
    span: [60, 710],
    mm: 8620,
    draw: () => wheat(286, 15, 15, 70) + selfPropelledSprayerBody(),
  },
  {
    slug: 'orchard-mist-blower',
    ground: 'sand',
    span: [110, 744],
    mm: 4960,
    draw: orchardMistBlower,
  },
  { slug: 'spraying-drone', ground: 'cream', span: [20, 780], mm: 2860, draw: sprayingDrone },
];
