import {
  bolts,
  box,
  circle,
  EDGE,
  FINE,
  gleam,
  line,
  ring,
  rivets,
  shade,
  shape,
  tube,
  type Paint,
} from '../lib/paint';
import { centreLine, type Plate } from '../lib/sheet';
import { mirror, place, times, type Svg } from '../lib/svg';
import { sprayFan } from '../parts/boom';
import { notched } from '../parts/tools';
import { bolt, capNozzle, chain, pulley, yoke } from '../parts/spare';
import { driveWheel } from '../parts/wheel';

/** The filter without its centre line, to stand on the bench of the parts panel. */
export const oilFilterBody = (): Svg =>
  box(352, 78, 96, 34, 'steelDark', 4) +
  line('M352 88h96M352 96h96M352 104h96', FINE) +
  shape('M262 134q0 -22 24 -22h228q24 0 24 22v22H262z', 'steel') +
  box(254, 148, 292, 26, 'rubber', 12, EDGE) +
  shape('M262 174h276v232q0 64 -64 64H326q-64 0 -64 -64z', 'red') +
  shape('M262 232h276v128H262z', 'paper', EDGE) +
  shape('M262 250h276v18H262z', 'wheat', FINE) +
  place(400, 316, filterMark()) +
  line(
    times(12, (i) => `M${292 + i * 20} 400q0 40 ${(5.5 - i) * -3} 58`),
    FINE,
  ) +
  shade('M458 113h56q24 0 24 22v271q0 64 -64 64h-54q38 -12 38 -64z') +
  gleam('M282 178h26v228q0 34 14 56q-40 -8 -40 -56z', 0.3);

/** Pleats of the element, as the mark on the label. */
const filterMark = (): Svg => line(`M-60 18${times(8, () => 'l7.5 -36 7.5 36')}`, 3.4);

const driveBelt = (): Svg => {
  const loop = 'M204 172L596 138A132 132 0 0 1 596 402L204 368A98 98 0 0 1 204 172Z';
  return (
    centreLine('M60 270H740M204 110V430M596 90V460') +
    pulley(204, 270, 88, 'wheat') +
    pulley(596, 270, 120, 'red') +
    tube(loop, 26, 'rubber', 4) +
    rivets(loop, 14, 3)
  );
};

const ploughshare = (): Svg =>
  shape(
    'M92 418L560 300q60 -14 92 -86l16 -4q44 96 -6 158q-22 26 -66 30L150 436q-40 2 -58 -18z',
    'steel',
  ) +
  shade('M92 418q18 20 58 18l446 -38q44 -4 66 -30q20 -24 22 -54q-24 38 -92 46L150 412z', 0.2) +
  shape('M92 418l152 -38 20 34L150 436q-40 2 -58 -18z', 'steelDark') +
  gleam('M290 372L566 304q56 -14 88 -76q2 60 -84 82L300 380z', 0.34) +
  box(318, 362, 26, 26, 'steelDark', 4, EDGE) +
  box(430, 338, 26, 26, 'steelDark', 4, EDGE) +
  box(542, 314, 26, 26, 'steelDark', 4, EDGE) +
  bolt(250, 190, 30) +
  bolt(340, 160, 30) +
  bolt(430, 130, 30) +
  line('M264 412l330 -26', FINE);

const harrowDisc = (): Svg =>
  centreLine('M400 40V500M170 270H630') +
  shape(notched(400, 270, 206, 14), 'steel') +
  shade('M400 64a206 206 0 0 1 0 412q120 -80 120 -206T400 64z', 0.1) +
  ring(400, 270, 150) +
  gleam('M262 270a138 138 0 0 1 138 -138v26a112 112 0 0 0 -112 112z', 0.4) +
  circle(400, 270, 86, 'steelDark', EDGE) +
  circle(400, 270, 74, 'red') +
  bolts(400, 270, 52, 5, 17) +
  circle(400, 270, 28, 'steelLight', EDGE) +
  circle(400, 270, 15, 'rubber', EDGE);

const nozzleSet = (): Svg => {
  const set: readonly Paint[] = ['leaf', 'wheat', 'glass', 'red', 'steel'];
  return (
    set.map((_, i) => sprayFan(160 + i * 120, 296, 150, 54)).join('') +
    box(92, 128, 616, 30, 'steelDark', 15) +
    set.map((paint, i) => place(160 + i * 120, 236, capNozzle(paint))).join('') +
    centreLine('M160 110V480M640 110V480')
  );
};

const driveWheelPlate = (): Svg =>
  centreLine('M400 30V512M150 270H650') + driveWheel(400, 226, { y: 270, lugs: 30 });

const ptoShaft = (): Svg => {
  const end =
    yoke(96, 280, 96) +
    box(74, 240, 40, 80, 'steelDark', 6) +
    line('M74 258h40M74 280h40M74 302h40', FINE);
  const joint = box(196, 252, 44, 56, 'steelLight', 8) + circle(206, 280, 13, 'steel', EDGE);
  const cone =
    shape('M226 246q26 -4 44 -26h34v120h-34q-18 -22 -44 -26z', 'wheat') +
    line('M252 234v92M270 222v116M288 220v120', FINE) +
    shade('M226 300q26 6 44 40h34v-40z');
  return (
    centreLine('M40 280H760') +
    box(300, 250, 250, 60, 'wheat', 4) +
    box(400, 256, 110, 48, 'steelDark', 4) +
    shade('M302 292h98v16h-98z') +
    gleam('M304 256h94v8h-94z', 0.4) +
    box(496, 248, 60, 64, 'wheat', 6) +
    end +
    joint +
    cone +
    mirror(400, end + joint + cone) +
    chain(330, 312, 8) +
    chain(470, 312, 8)
  );
};

/** The tine alone, to hang over the bench of the parts panel. */
export const springTineBody = (): Svg =>
  tube(
    'M300 116H470C600 116 600 260 470 268C330 276 300 330 330 386Q352 428 430 452',
    30,
    'steel',
    4,
  ) +
  line('M300 108H470C590 108 604 250 478 262', FINE) +
  shape('M392 420L566 486l-60 4q-80 -8 -126 -44z', 'red') +
  circle(430, 450, 9, 'steelLight', EDGE) +
  circle(470, 466, 9, 'steelLight', EDGE) +
  box(246, 90, 96, 56, 'red', 8) +
  bolt(274, 118, 16) +
  bolt(316, 118, 16);

export const parts: readonly Plate[] = [
  {
    slug: 'oil-filter',
    ground: 'sand',
    span: [262, 538],
    mm: 93,
    lying: true,
    draw: () => centreLine('M400 50V496') + oilFilterBody(),
  },
  { slug: 'drive-belt', ground: 'cream', span: [93, 741], mm: 775, lying: true, draw: driveBelt },
  { slug: 'ploughshare', ground: 'sage', span: [92, 686], mm: 470, lying: true, draw: ploughshare },
  { slug: 'harrow-disc', ground: 'sand', span: [194, 606], mm: 610, lying: true, draw: harrowDisc },
  { slug: 'nozzle-set', ground: 'cream', span: [110, 690], mm: 250, lying: true, draw: nozzleSet },
  {
    slug: 'drive-wheel',
    ground: 'sage',
    span: [174, 626],
    mm: 2050,
    lying: true,
    draw: driveWheelPlate,
  },
  { slug: 'pto-shaft', ground: 'sage', span: [74, 726], mm: 1210, lying: true, draw: ptoShaft },
  {
    slug: 'spring-tine',
    ground: 'cream',
    span: [246, 568],
    mm: 420,
    lying: true,
    draw: springTineBody,
  },
];
