import {
  bolts,
  box,
  circle,
  EDGE,
  FINE,
  gleam,
  line,
  mark,
  PAINT,
  ring,
  shade,
  shape,
  tube,
  type Paint,
} from '../lib/paint';
import type { Plate } from '../lib/plate';
import { centerLine } from '../lib/sheet';
import { el, mirror, place, times, type Svg } from '../lib/svg';
import { sprayFan } from '../parts/boom';
import { notched } from '../parts/tools';
import { bolt, capNozzle, chain, pulley, yoke } from '../parts/spare';
import { driveWheel } from '../parts/wheel';
import {
  beltSection,
  discSection,
  driveWheelFront,
  nozzlesBelow,
  oilFilterBase,
  plowshareTop,
  ptoEnd,
  springTineFront,
} from '../views/parts';

/** The filter without its center line, for the bench of the parts panel. */
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

/** The logo on the label, in the shape of the filter's pleats. */
const filterMark = (): Svg => mark(`M-60 18${times(8, () => 'l7.5 -36 7.5 36')}`, 3.4);

const driveBelt = (): Svg => {
  const loop = 'M204 172L596 138A132 132 0 0 1 596 402L204 368A98 98 0 0 1 204 172Z';
  return (
    pulley(204, 270, 84, 'wheat') +
    pulley(596, 270, 118, 'red') +
    tube(loop, 28, 'rubber', 4) +
    el('path', { d: loop, 'stroke-width': 7, 'stroke-dasharray': '2 9', stroke: PAINT.steelDark })
  );
};

const plowshare = (): Svg =>
  shape(
    'M66 420L560 296q72 -18 104 -104l18 -2q54 104 0 178q-24 32 -76 38L132 438q-46 2 -66 -18z',
    'steel',
  ) +
  shade('M66 420q20 20 66 18l474 -32q52 -6 76 -38q20 -28 26 -64q-46 52 -118 60L134 412z', 0.2) +
  shape('M66 420l186 -46 24 54 -144 10q-46 2 -66 -18z', 'steelDark') +
  gleam('M300 366L566 300q64 -16 98 -94q6 70 -92 94L308 374z', 0.34) +
  [336, 452, 568].map((x) => countersunk(x, 370 - (x - 336) * 0.2)).join('') +
  line('M296 418l320 -22', FINE) +
  place(470, 150, looseBolt(), 20) +
  place(340, 168, looseBolt(), -12) +
  place(212, 206, looseBolt(), 8);

/** A square hole with a countersunk bolt. */
const countersunk = (x: number, y: number): Svg =>
  place(
    x,
    y,
    circle(0, 0, 19, 'steelLight', EDGE) + box(-9, -9, 18, 18, 'steelDark', 3, FINE),
    -13,
  );

/** A plow bolt with its nut, beside the share. */
const looseBolt = (): Svg =>
  shape('M-44 -20h10l14 10v20l-14 10h-10z', 'steelLight', EDGE) +
  box(-20, -10, 66, 20, 'steel', 3, EDGE) +
  line('M4 -10l-4 20M14 -10l-4 20M24 -10l-4 20M34 -10l-4 20', FINE) +
  box(30, -20, 24, 40, 'steelLight', 4, EDGE) +
  line('M30 -7h24M30 7h24', FINE);

const harrowDisc = (): Svg =>
  shape(notched(400, 270, 212, 14), 'steel') +
  shade('M400 102a168 168 0 0 1 0 336q96 -68 96 -168T400 102z', 0.1) +
  ring(400, 270, 156) +
  gleam('M256 270a144 144 0 0 1 144 -144v26a118 118 0 0 0 -118 118z', 0.4) +
  circle(400, 270, 90, 'steelDark', EDGE) +
  circle(400, 270, 78, 'red') +
  shade('M400 192a78 78 0 0 1 0 156q40 -30 40 -78t-40 -78z') +
  bolts(400, 270, 54, 5, 18) +
  circle(400, 270, 29, 'steelLight', EDGE) +
  circle(400, 270, 15, 'rubber', EDGE);

const nozzleSet = (): Svg =>
  box(84, 104, 632, 38, 'steelDark', 19) +
  gleam('M102 112h596v8H102z', 0.18) +
  NOZZLES.map((paint, i) => place(160 + i * 120, 236, capNozzle(paint), 0, 1.15)).join('');

/** The sizes of the set in their ISO colors, as close as our colors allow. */
const NOZZLES: readonly Paint[] = ['leaf', 'wheat', 'glass', 'red', 'steel'];

const nozzleFans = (): Svg => NOZZLES.map((_, i) => sprayFan(160 + i * 120, 306, 160, 54)).join('');

const looseWheel = (): Svg => driveWheel(400, 226, { y: 262, lugs: 30 });

const ptoShaft = (): Svg => {
  const end =
    yoke(84, 270, 120) +
    box(58, 222, 50, 96, 'steelDark', 6) +
    line('M58 246h50M58 270h50M58 294h50', FINE);
  const cross = box(186, 236, 52, 68, 'steelLight', 8) + circle(206, 270, 16, 'steel', EDGE);
  const guard =
    shape('M222 230q30 -6 52 -34h40v148h-40q-22 -28 -52 -34z', 'wheat') +
    shade('M222 296q30 4 52 -2h40v50h-40q-22 -28 -52 -34z') +
    line('M252 218v104M274 198v144M294 196v148', FINE);
  return (
    box(300, 234, 250, 72, 'wheat', 4) +
    box(392, 242, 108, 56, 'steelDark', 4) +
    line('M392 262h108M392 278h108', FINE) +
    shade('M302 286h90v18h-90z') +
    gleam('M304 240h86v9h-86z', 0.4) +
    chain(336, 306, 9) +
    chain(476, 306, 9) +
    box(486, 230, 24, 80, 'wheatDark', 5) +
    box(320, 230, 16, 80, 'wheatDark', 5) +
    end +
    cross +
    guard +
    mirror(400, end + cross + guard)
  );
};

/** The tine alone, for the bench of the parts panel. */
export const springTineBody = (): Svg =>
  tube(
    'M290 112H480C630 112 630 262 480 270C330 278 296 306 326 380Q348 424 430 448',
    34,
    'steel',
    4,
  ) +
  line('M290 104H480C616 104 622 250 488 261', FINE) +
  shape('M388 414L586 492l-70 2q-86 -8 -132 -50z', 'red') +
  shade('M384 444q46 42 132 50l70 -2 -30 -12q-90 0 -160 -48z') +
  circle(432, 447, 10, 'steelLight', EDGE) +
  circle(478, 466, 10, 'steelLight', EDGE) +
  box(226, 80, 112, 64, 'red', 8) +
  shade('M228 126h108v10q0 6 -6 6h-96q-6 0 -6 -6z') +
  bolt(258, 111, 18) +
  bolt(308, 111, 18);

export const parts: readonly Plate[] = [
  {
    slug: 'oil-filter',
    ground: 'sand',
    span: [254, 546],
    mm: 93,
    lying: true,
    draw: oilFilterBody,
    around: () => centerLine('M400 50V496'),
    views: [
      {
        name: 'Base',
        span: [254, 546],
        mm: 93,
        lying: true,
        draw: oilFilterBase,
        around: () => centerLine('M400 60V480M190 270H610'),
      },
    ],
  },
  {
    slug: 'drive-belt',
    name: 'Front',
    ground: 'cream',
    span: [94, 741],
    mm: 793,
    lying: true,
    draw: driveBelt,
    around: () => centerLine('M60 270H770M204 130V420M596 96V450'),
    views: [
      { name: 'Section', span: [180, 620], mm: 21, scale: 26, lying: true, draw: beltSection },
    ],
  },
  {
    slug: 'ploughshare',
    name: 'Front',
    ground: 'sage',
    span: [66, 709],
    mm: 470,
    lying: true,
    draw: plowshare,
    views: [{ name: 'Top', span: [66, 709], mm: 470, lying: true, draw: plowshareTop }],
  },
  {
    slug: 'harrow-disc',
    name: 'Front',
    ground: 'sand',
    span: [188, 612],
    mm: 610,
    lying: true,
    draw: harrowDisc,
    around: () => centerLine('M400 36V502M166 270H634'),
    views: [
      {
        name: 'Section',
        span: [188, 612],
        mm: 610,
        lying: true,
        draw: discSection,
        around: () => centerLine('M400 170V440'),
      },
    ],
  },
  {
    slug: 'nozzle-set',
    name: 'Front',
    ground: 'cream',
    span: [84, 716],
    mm: 265,
    lying: true,
    draw: nozzleSet,
    around: nozzleFans,
    views: [
      { name: 'Below', span: [84, 716], mm: 265, lying: true, draw: () => nozzlesBelow(NOZZLES) },
    ],
  },
  {
    slug: 'drive-wheel',
    ground: 'sage',
    span: [174, 626],
    mm: 2050,
    lying: true,
    draw: looseWheel,
    around: () => centerLine('M400 24V502M152 262H648'),
    views: [
      {
        name: 'Front',
        span: [321.5, 478.5],
        mm: 710,
        lying: true,
        draw: driveWheelFront,
        around: () => centerLine('M400 12V512'),
      },
    ],
  },
  {
    slug: 'pto-shaft',
    ground: 'sage',
    span: [58, 742],
    mm: 1210,
    lying: true,
    draw: ptoShaft,
    around: () => centerLine('M36 270H764'),
    views: [
      {
        name: 'End',
        span: [252, 548],
        mm: 262,
        scale: 2,
        lying: true,
        draw: ptoEnd,
        around: () => centerLine('M400 60V480M190 270H610'),
      },
    ],
  },
  {
    slug: 'spring-tine',
    ground: 'cream',
    span: [226, 593],
    mm: 420,
    lying: true,
    draw: springTineBody,
    views: [{ name: 'Front', span: [386, 414], mm: 32, lying: true, draw: springTineFront }],
  },
];
