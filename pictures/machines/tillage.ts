import { bolts, box, circle, EDGE, FINE, rivets, shade, shape, tube } from '../lib/paint';
import type { Plate } from '../lib/plate';
import { centerLine, GROUND } from '../lib/sheet';
import { el, place, repeat, times, type Svg } from '../lib/svg';
import { beam, cageRoller, drawbar, headstock, jack, ram } from '../parts/hitch';
import { chiselTine, DEPTH, discGang, plowBody } from '../parts/tools';
import { driveWheel, ribWheel, tireEdge } from '../parts/wheel';
import {
  discHarrowFront,
  powerHarrowSide,
  reversiblePlowTop,
  ringRollerSide,
  stubbleCultivatorFront,
} from '../views/tillage';

const discHarrow = (): Svg =>
  drawbar(560, 344, 742, 388) +
  jack(664, 380) +
  discGang('rear', 268, 352, 4, 42, 46, 9) +
  discGang('front', 448, 352, 4, 42, 46, -9) +
  tube('M196 330L110 376V420', 13, 'red') +
  tube('M110 350L150 300L236 326', 10, 'red') +
  cageRoller(100, 44, 12) +
  beam(180, 326, 414, 30) +
  tube('M340 326L392 232H430L482 326', 14, 'red') +
  box(376, 214, 70, 28, 'redDark', 6) +
  circle(411, 228, 8, 'steel', EDGE) +
  ram(394, 246, 286, 320, 16) +
  ram(428, 246, 536, 320, 16) +
  tube('M446 228C520 216 560 300 620 356', 6, 'rubber', FINE) +
  tube('M212 340L192 414', 18, 'red') +
  driveWheel(192, 58, { lugs: 18 }) +
  warningBoard(70, 262);

/** The striped warning board at the end of the machine. */
const warningBoard = (x: number, y: number): Svg =>
  tube(`M${x + 17} ${y + 40}L${x + 66} 338`, 6, 'steelDark', FINE) +
  box(x, y, 34, 44, 'paper', 3, EDGE) +
  shape(`M${x} ${y + 14}l14 -14h12l-26 26zM${x} ${y + 38}l34 -34v12l-28 28h-6z`, 'red', 1);

const stubbleCultivator = (): Svg =>
  drawbar(570, 330, 742, 386) +
  repeat('tine', chiselTine(532, 338), [
    [-86, 0],
    [-172, 0],
    [-258, 0],
  ]) +
  beam(176, 310, 412, 30) +
  tube('M574 324L636 412', 16, 'red') +
  tube('M540 312V240', 13, 'red') +
  ram(540, 246, 622, 384, 16) +
  ribWheel(640, 54) +
  discGang('leveller', 206, 332, 1, 40, 42, 8) +
  tube('M190 326L112 346V410', 14, 'red') +
  tube('M250 312L206 250L126 346', 12, 'red') +
  circle(206, 250, 7, 'steel', EDGE) +
  cageRoller(108, 54, 12);

/** Five bodies below the beam at work, and five above it for the way back. */
function reversiblePlow(): Svg {
  const middle = 336;
  const body = plowBody(610, GROUND + DEPTH);
  const offsets = [-104, -208, -312, -416].map((x) => [x, 0] as const);
  const above = el(
    'g',
    { transform: `matrix(1 0 0 -1 0 ${2 * middle})` },
    repeat('above', body, offsets),
  );
  return (
    above +
    repeat('below', body, offsets) +
    tube('M150 338L90 372V424', 13, 'red') +
    ribWheel(88, 46) +
    tube('M628 336L696 396', 24, 'red') +
    tube('M640 300L706 232', 15, 'red') +
    headstock(740, 226, 398, 44) +
    beam(110, middle - 17, 540, 34) +
    rivets(`M140 ${middle}H580`, 36, 5) +
    box(600, 296, 62, 80, 'redDark', 10) +
    circle(634, middle, 27, 'steel') +
    circle(634, middle, 10, 'rubber', EDGE) +
    ram(640, 306, 700, 268, 15)
  );
}

/** Seen from behind: rings of two sizes on a shaft in three sections. */
function ringRoller(): Svg {
  const top = GROUND - 72;
  const one =
    box(0, top, 14, 72, 'steelLight', 6, FINE) +
    box(14, top + 8, 8, 56, 'steelDark', 3, FINE) +
    shade(`M1 ${top + 44}h12v22q-2 6 -6 6t-6 -6z`);
  const section = (id: string, x: number, count: number): Svg =>
    place(
      x,
      0,
      repeat(
        id,
        one,
        Array.from({ length: count - 1 }, (_, i) => [(i + 1) * 22, 0]),
      ),
    );
  const leg = (x: number): Svg => tube(`M${x} 366V${GROUND - 34}`, 12, 'red');
  return (
    tireEdge(344, 70, 44, 262) +
    tireEdge(456, 70, 44, 262) +
    box(366, 246, 68, 26, 'redDark', 5) +
    section('left', 73, 9) +
    section('middle', 291, 10) +
    section('right', 531, 9) +
    [72, 272, 291, 510, 530, 728].map(leg).join('') +
    beam(62, 344, 212, 28) +
    beam(284, 338, 232, 38) +
    beam(526, 344, 212, 28) +
    rivets('M84 358H256M544 358H720', 28, 4.5) +
    tube('M340 342L382 214M460 342L418 214', 15, 'red') +
    box(374, 192, 52, 30, 'red', 6) +
    circle(400, 207, 7, 'steel', EDGE) +
    ram(366, 286, 212, 340, 16) +
    ram(434, 286, 588, 340, 16) +
    circle(279, 358, 11, 'wheat', EDGE) +
    circle(521, 358, 11, 'wheat', EDGE)
  );
}

/** Seen from the front: rotors with two blades each under a trough. */
function powerHarrow(): Svg {
  const rotor =
    shape(
      'M-17 388h11l4 78 -9 18q-8 -34 -6 -96zM17 388h-11l-4 78 9 18q8 -34 6 -96z',
      'steelLight',
      EDGE,
    ) + box(-20, 368, 40, 22, 'steelDark', 5, EDGE);
  const teeth = times(
    26,
    (i) => `M${118 + i * 22.6} 398l6 -10 6 10zM${118 + i * 22.6} 448l6 -10 6 10z`,
  );
  return (
    box(108, 376, 584, 92, 'steel', 14, EDGE) +
    shade('M109 432h582v22q0 13 -14 13H123q-14 0 -14 -13z') +
    shape(teeth, 'steelDark', FINE) +
    place(
      138,
      0,
      repeat(
        'rotor',
        rotor,
        Array.from({ length: 11 }, (_, i) => [(i + 1) * 47.6, 0]),
      ),
    ) +
    shape('M104 316h592v38q0 16 -16 16H120q-16 0 -16 -16z', 'red') +
    shade('M104 352h592v2q0 16 -16 16H120q-16 0 -16 -16z') +
    shape('M104 322h592v9H104z', 'paper', FINE) +
    rivets('M124 344H680', 26, 4.5) +
    shape('M82 306h24v154q0 10 -10 10h-14q-6 0 -6 -8V316q0 -10 6 -10z', 'redDark') +
    shape('M718 306h-24v154q0 10 10 10h14q6 0 6 -8V316q0 -10 -6 -10z', 'redDark') +
    tube('M296 318L378 160M504 318L422 160', 19, 'red') +
    tube('M330 250H470', 13, 'red') +
    box(370, 138, 60, 36, 'steelDark', 7) +
    circle(400, 156, 7, 'steel', EDGE) +
    box(262, 296, 54, 24, 'steelDark', 5, EDGE) +
    box(484, 296, 54, 24, 'steelDark', 5, EDGE) +
    circle(274, 308, 7, 'steel', EDGE) +
    circle(526, 308, 7, 'steel', EDGE) +
    shape('M346 318v-50q0 -14 14 -14h80q14 0 14 14v50z', 'steel') +
    shade('M428 318v-64h12q14 0 14 14v50z') +
    circle(400, 288, 23, 'rubber') +
    circle(400, 288, 10, 'steelLight', EDGE) +
    bolts(400, 288, 16, 8, 3)
  );
}

export const tillage: readonly Plate[] = [
  {
    slug: 'disc-harrow',
    ground: 'sand',
    span: [56, 742],
    mm: 4560,
    draw: discHarrow,
    views: [
      { name: 'Front', span: [9, 791], mm: 5200, draw: discHarrowFront },
      { name: 'Discs', crop: [210, 270, 380] },
    ],
  },
  {
    slug: 'reversible-plough',
    ground: 'cream',
    span: [42, 752],
    mm: 6160,
    draw: reversiblePlow,
    views: [
      {
        name: 'Top',
        span: [42, 752],
        mm: 6160,
        lying: true,
        draw: reversiblePlowTop,
        around: () => centerLine('M20 178H780'),
      },
      { name: 'Body', crop: [396, 262, 380] },
    ],
  },
  {
    slug: 'stubble-cultivator',
    ground: 'sage',
    span: [54, 742],
    mm: 5040,
    draw: stubbleCultivator,
    views: [
      { name: 'Front', span: [127, 673], mm: 4000, draw: stubbleCultivatorFront },
      { name: 'Tines', crop: [310, 262, 380] },
    ],
  },
  {
    slug: 'ring-roller',
    name: 'Rear',
    ground: 'sand',
    span: [60, 740],
    mm: 6300,
    draw: ringRoller,
    views: [
      { name: 'Side', span: [109, 668], mm: 3450, scale: 1.5, draw: ringRollerSide },
      { name: 'Rings', crop: [440, 270, 380] },
    ],
  },
  {
    slug: 'power-harrow',
    name: 'Front',
    ground: 'cream',
    span: [76, 724],
    mm: 3000,
    draw: powerHarrow,
    views: [
      { name: 'Side', span: [221, 600], mm: 1750, draw: powerHarrowSide },
      { name: 'Gearbox', crop: [210, 126, 380] },
    ],
  },
];
