import {
  box,
  circle,
  EDGE,
  FINE,
  gleam,
  line,
  mark,
  oval,
  rivets,
  shade,
  shape,
  tube,
} from '../lib/paint';
import type { Plate } from '../lib/plate';
import { centerLine } from '../lib/sheet';
import { el, mirror, place, repeat, times, type Svg } from '../lib/svg';
import { beam, drawbar, headstock, jack, ram } from '../parts/hitch';
import { chiselTine, coulter, harrowTooth, seedRow } from '../parts/tools';
import { auger, fan, hopper, lid, railing } from '../parts/vessel';
import { driveWheel, pressWheel, ribWheel, tireEdge } from '../parts/wheel';
import { airSeederRear, planterSide, seedDrillTop, spreaderRear } from '../views/seeding';

/** The drill without its jack and crop. */
const seedDrillBody = (): Svg =>
  drawbar(520, 366, 746, 390) +
  railing(146, 308, 92, 60) +
  tube('M92 352V396', 9, 'red') +
  repeat('tooth', harrowTooth(118, 392), [
    [-20, 0],
    [-40, 0],
  ]) +
  beam(66, 380, 74, 14) +
  tube('M134 388L210 364', 10, 'red') +
  repeat('coulter', coulter(186, 380, 32), [
    [66, 0],
    [132, 0],
  ]) +
  pressWheel(142, 25) +
  tube('M142 445L222 384', 9, 'red') +
  beam(116, 356, 424, 28) +
  box(130, 306, 120, 12, 'steelDark', 3, EDGE) +
  tube('M154 318V358M228 318V358', 9, 'steelDark') +
  tube(
    'M336 350C322 420 230 360 198 402M350 352C340 420 290 376 264 402M364 354C362 410 344 390 330 402',
    9,
    'rubber',
    FINE,
  ) +
  shape('M304 334h150l-14 32H318z', 'steelDark') +
  circle(340, 350, 11, 'wheat', EDGE) +
  hopper(222, 186, 316, 150, 136) +
  shape('M222 236h316v10H222z', 'paper', FINE) +
  box(252, 202, 96, 24, 'glass', 5, EDGE) +
  gleam('M262 203h16l-12 22h-8z', 0.5) +
  lid(222, 186, 316, 38) +
  tube('M512 360L570 150', 13, 'steelDark') +
  circle(576, 132, 34, 'steel', EDGE) +
  circle(576, 132, 22, 'steelLight', FINE) +
  circle(576, 132, 9, 'wheat', FINE) +
  ram(500, 330, 552, 226, 13) +
  driveWheel(432, 82);

function precisionPlanter(): Svg {
  const unit =
    tireEdge(-27, 36, 20) +
    tireEdge(27, 36, 20) +
    shape(`M-5 390h10v80l-5 22-5-22z`, 'steel', EDGE) +
    tube('M0 336V412', 22, 'red') +
    shape('M-22 290h44v34q0 20 -22 20t-22 -20z', 'steelDark') +
    circle(0, 314, 12, 'wheat', EDGE) +
    shape('M-42 200h84v52q0 12 -8 20l-14 20h-40l-14 -20q-8 -8 -8 -20z', 'paper') +
    shade('M14 200h28v52q0 12 -8 20l-14 20H6q8 -40 8 -92z', 0.14) +
    mark('M-42 240h84', 1.4) +
    shape('M-46 200v-8q0 -14 16 -14h60q16 0 16 14v8z', 'red');
  const marker =
    tube('M86 346L50 214L92 118', 11, 'red') +
    circle(96, 104, 24, 'steel', EDGE) +
    circle(96, 104, 7, 'wheat', FINE);
  return (
    marker +
    mirror(400, marker) +
    tube('M330 350L378 150M470 350L422 150', 14, 'red') +
    box(372, 134, 56, 30, 'steelDark', 6) +
    circle(400, 149, 6, 'steel', EDGE) +
    beam(70, 342, 660, 28) +
    rivets('M90 351H712', 30, 4) +
    repeat('unit', place(120, 0, unit), [
      [112, 0],
      [224, 0],
      [336, 0],
      [448, 0],
      [560, 0],
    ])
  );
}

const airSeeder = (): Svg =>
  drawbar(640, 350, 748, 386) +
  repeat('tine', chiselTine(668, 356), [
    [-60, 0],
    [-120, 0],
    [-180, 0],
  ]) +
  beam(466, 334, 222, 26) +
  tube('M428 330C460 330 440 214 540 214', 13, 'rubber') +
  tube(
    'M562 232C580 300 640 280 646 334M552 232C556 290 590 290 590 334M540 232C530 300 520 300 524 334M530 232C500 280 486 290 482 334',
    7,
    'rubber',
    1.4,
  ) +
  tube('M546 334V214', 17, 'steel') +
  oval(546, 210, 36, 13, 'red') +
  tube('M430 376L474 348', 14, 'red') +
  beam(84, 362, 360, 24, 'steelDark') +
  shape('M86 180q2 -24 28 -24h286q26 0 28 24l-2 66 -60 98h-72l-30 -50 -30 50h-72l-74 -98z', 'red') +
  shade('M88 246h338l-60 98h-72l-30 -50 -30 50h-72z', 0.18) +
  gleam('M94 178q4 -16 20 -16h284q16 0 20 12z', 0.24) +
  shape('M87 222h340v11H87z', 'paper', FINE) +
  line('M88 246h338M257 156v138', FINE) +
  box(134, 140, 84, 18, 'paper', 6) +
  box(300, 140, 84, 18, 'paper', 6) +
  box(176, 338, 84, 28, 'steelDark', 4, EDGE) +
  box(276, 338, 96, 28, 'steelDark', 4, EDGE) +
  box(330, 180, 62, 28, 'glass', 5, EDGE) +
  fan(404, 330, 34, 'wheat') +
  auger(72, 410, 268, 112, 26, 'steel') +
  shape('M256 104l32 -10 10 40 -18 9z', 'steelDark', EDGE) +
  shape('M48 404h50l-10 34H58z', 'steelDark') +
  driveWheel(164, 70, { lugs: 19 }) +
  ribWheel(350, 54);

const fertilizerSpreader = (): Svg =>
  tube('M286 376V454M580 376V454', 15, 'steelDark') +
  box(262, 456, 48, 14, 'steelDark', 4, EDGE) +
  box(556, 456, 48, 14, 'steelDark', 4, EDGE) +
  tube('M630 220L690 372', 17, 'red') +
  headstock(750, 204, 394, 84) +
  beam(270, 362, 446, 28) +
  shape('M362 326h110l-16 48h-78z', 'steel') +
  shade('M430 326h42l-16 48h-36z') +
  hopper(198, 170, 440, 162, 120) +
  shape('M198 216h440v11H198z', 'paper', FINE) +
  box(560, 182, 56, 26, 'glass', 5, EDGE) +
  shape('M186 170q10 -40 232 -48q222 8 232 48z', 'leaf') +
  gleam('M206 162q30 -28 200 -34q-116 14 -170 34z', 0.2) +
  line('M300 134l-12 36M418 122v48M536 134l12 36', FINE) +
  tube('M330 396H520', 10, 'steelDark') +
  box(494, 374, 60, 44, 'steel', 6) +
  tube('M554 396H712', 10, 'wheat') +
  box(318, 382, 26, 24, 'steelDark', 4, EDGE) +
  oval(331, 410, 92, 12, 'steelLight') +
  shape('M246 404l70 4v-16zM416 404l-70 4v-16z', 'steel', EDGE);

/** Granules that fly off the discs, in five arcs. */
const granules = (): Svg =>
  times(5, (i) =>
    el('path', {
      d: `M236 404q${-60 - i * 6} ${-40 + i * 14} ${-140 - i * 4} ${-34 + i * 24}`,
      'stroke-width': 5.6,
      'stroke-dasharray': '0 17',
      'stroke-dashoffset': i * 5,
      opacity: '.85',
    }),
  );

export const seeding: readonly Plate[] = [
  {
    slug: 'seed-drill',
    ground: 'sage',
    span: [50, 746],
    mm: 5160,
    draw: () => seedDrillBody() + jack(668, 384),
    around: () => seedRow(48, 180),
    views: [
      {
        name: 'Top',
        span: [50, 746],
        mm: 5160,
        lying: true,
        draw: seedDrillTop,
        around: () => centerLine('M20 270H780'),
      },
      { name: 'Openers', crop: [40, 270, 370] },
      { name: 'Hopper', crop: [196, 88, 440] },
    ],
  },
  {
    slug: 'precision-planter',
    name: 'Rear',
    ground: 'sand',
    span: [50, 750],
    mm: 4640,
    draw: precisionPlanter,
    views: [
      { name: 'Side', span: [206, 608], mm: 2660, draw: planterSide },
      { name: 'Rows', crop: [226, 186, 470] },
    ],
  },
  {
    slug: 'air-seeder',
    ground: 'cream',
    span: [48, 748],
    mm: 11240,
    draw: airSeeder,
    views: [
      { name: 'Rear', span: [120, 680], mm: 9000, draw: airSeederRear },
      { name: 'Tines', crop: [420, 266, 380] },
    ],
  },
  {
    slug: 'fertiliser-spreader',
    ground: 'sand',
    span: [186, 762],
    mm: 2180,
    draw: fertilizerSpreader,
    around: granules,
    views: [
      { name: 'Rear', span: [71, 729], mm: 2490, draw: spreaderRear },
      { name: 'Discs', crop: [160, 262, 380] },
    ],
  },
];
