import {
  box,
  circle,
  EDGE,
  FINE,
  gleam,
  line,
  oval,
  rivets,
  shade,
  shape,
  tube,
  type Paint,
} from '../lib/paint';
import { GROUND, type Plate } from '../lib/sheet';
import { el, mirror, place, repeat, times, type Svg } from '../lib/svg';
import { beam, drawbar, headstock, jack, ram } from '../parts/hitch';
import { chiselTine, coulter, DEPTH, harrowTooth, seedRow } from '../parts/tools';
import { auger, fan, hopper, lid, railing } from '../parts/vessel';
import { driveWheel, pressWheel, ribWheel, tyreEdge } from '../parts/wheel';

/** The drill without its sheet, so that the hero can hitch it to the tractor. */
export const seedDrillBody = (): Svg =>
  drawbar(520, 366, 746, 390) +
  jack(668, 384) +
  railing(150, 322, 92, 62) +
  tube(
    'M350 352C330 392 250 350 210 408M370 354C352 400 300 360 282 410M330 350C300 372 190 344 140 404',
    8,
    'rubber',
    1.6,
  ) +
  tube('M86 372V402', 8, 'red') +
  repeat('tooth', harrowTooth(104, 398), [
    [-20, 0],
    [18, 0],
  ]) +
  beam(76, 386, 60, 14, 'red') +
  coulter(196, 390) +
  pressWheel(146, 24) +
  tube('M146 446L232 392', 9, 'red') +
  coulter(268, 390) +
  beam(120, 370, 420, 26) +
  box(136, 320, 116, 12, 'steelDark', 3, EDGE) +
  tube('M160 332V372M232 332V372', 9, 'steelDark') +
  shape('M308 340h140l-12 34H320z', 'steelDark') +
  circle(342, 356, 11, 'wheat', EDGE) +
  circle(412, 356, 11, 'wheat', EDGE) +
  hopper(228, 200, 304, 142, 128) +
  box(262, 218, 92, 28, 'glass', 5, EDGE) +
  gleam('M270 219h16l-14 26h-8z', 0.5) +
  lid(228, 200, 304, 38) +
  tube('M508 372L560 186', 12, 'steelDark') +
  circle(566, 166, 30, 'steel', EDGE) +
  circle(566, 166, 9, 'wheat', FINE) +
  ram(500, 330, 546, 240, 12) +
  driveWheel(432, 82);

function precisionPlanter(): Svg {
  const unit =
    tyreEdge(-27, 36, 20) +
    tyreEdge(27, 36, 20) +
    shape(`M-5 390h10v80l-5 22-5-22z`, 'steel', EDGE) +
    tube('M0 336V412', 22, 'red') +
    shape('M-22 290h44v34q0 20 -22 20t-22 -20z', 'steelDark') +
    circle(0, 314, 12, 'wheat', EDGE) +
    shape('M-42 200h84v52q0 12 -8 20l-14 20h-40l-14 -20q-8 -8 -8 -20z', 'paper') +
    shade('M14 200h28v52q0 12 -8 20l-14 20H6q8 -40 8 -92z', 0.14) +
    line('M-42 240h84', 1.4) +
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
    [-62, 0],
    [-124, 0],
    [-186, 0],
  ]) +
  beam(462, 334, 222, 24) +
  tube('M330 366C420 396 430 300 470 250Q490 214 540 214', 12, 'rubber') +
  tube(
    'M562 232C580 300 640 280 646 334M552 232C556 290 590 290 590 334M540 232C530 300 520 300 524 334M530 232C500 280 486 290 482 334',
    6,
    'rubber',
    1.4,
  ) +
  tube('M546 334V214', 16, 'steel') +
  oval(546, 212, 32, 11, 'red') +
  tube('M430 376L470 346', 14, 'red') +
  beam(84, 362, 356, 22, 'steelDark') +
  shape('M96 196q2 -22 26 -22h276q24 0 26 22l-2 56 -58 88h-72l-26 -46 -26 46h-72l-66 -88z', 'red') +
  shade('M96 252h328l-60 88h-72l-26 -46-26 46h-72z', 0.18) +
  gleam('M104 192q6 -12 20 -12h270q12 0 18 8z', 0.24) +
  line('M96 252h328M266 176v118', FINE) +
  box(146, 158, 76, 18, 'paper', 6) +
  box(310, 158, 76, 18, 'paper', 6) +
  box(182, 336, 76, 28, 'steelDark', 4, EDGE) +
  box(272, 336, 94, 28, 'steelDark', 4, EDGE) +
  box(118, 204, 62, 30, 'glass', 5, EDGE) +
  fan(410, 330, 32, 'wheat') +
  auger(70, 404, 268, 128, 24, 'steel') +
  shape('M258 120l30 -8 8 34 -16 8z', 'steelDark', EDGE) +
  shape('M48 400h48l-10 30H58z', 'steelDark') +
  driveWheel(160, 82) +
  ribWheel(356, 60);

const fertiliserSpreader = (): Svg =>
  times(5, (i) =>
    el('path', {
      d: `M262 396q${-70 - i * 8} ${-34 + i * 12} ${-150 - i * 6} ${-30 + i * 24}`,
      'stroke-width': 5.4,
      'stroke-dasharray': '0 17',
      'stroke-dashoffset': i * 5,
      opacity: '.85',
    }),
  ) +
  tube('M300 380V452M560 380V452', 15, 'steelDark') +
  box(276, 456, 48, 14, 'steelDark', 4, EDGE) +
  box(536, 456, 48, 14, 'steelDark', 4, EDGE) +
  headstock(724, 226, 404, 74) +
  beam(284, 366, 400, 26) +
  tube('M602 240L650 372', 16, 'red') +
  shape('M376 330h96l-14 44h-68z', 'steel') +
  hopper(226, 186, 404, 150, 110) +
  line('M226 214h404', 1.4) +
  box(256, 206, 88, 34, 'glass', 5, EDGE) +
  gleam('M264 207h16l-18 32h-4z', 0.5) +
  shape('M214 186q10 -36 214 -44q204 8 214 44z', 'leaf') +
  gleam('M232 178q30 -24 190 -30q-110 12 -160 30z', 0.2) +
  line('M320 154l-10 32M428 142v44M536 154l10 32', FINE) +
  oval(330, 404, 78, 12, 'steelLight') +
  shape('M262 398l60 4v-14zM398 398l-60 4v-14z', 'steel', EDGE) +
  box(318, 376, 24, 18, 'steelDark', 4, EDGE) +
  tube('M342 386H520', 10, 'steelDark') +
  box(496, 366, 52, 40, 'steel', 6) +
  tube('M548 388H690', 9, 'wheat');

export const seeding: readonly Plate[] = [
  {
    slug: 'seed-drill',
    ground: 'sage',
    span: [76, 746],
    mm: 4970,
    draw: () => seedRow(60, 240) + seedDrillBody(),
  },
  { slug: 'precision-planter', ground: 'sand', span: [70, 730], mm: 4500, draw: precisionPlanter },
  { slug: 'air-seeder', ground: 'cream', span: [50, 748], mm: 11900, draw: airSeeder },
  {
    slug: 'fertiliser-spreader',
    ground: 'sand',
    span: [214, 736],
    mm: 2180,
    draw: fertiliserSpreader,
  },
];
