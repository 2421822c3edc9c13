import {
  bolts,
  box,
  circle,
  EDGE,
  FINE,
  gleam,
  line,
  ring,
  shade,
  shape,
  tube,
} from '../lib/paint';
import { soil } from '../lib/sheet';
import { mirror, place, repeat, times, type Svg } from '../lib/svg';
import { boom, nozzles } from '../parts/boom';
import { ram } from '../parts/hitch';
import { bolt, capNozzle, pulley } from '../parts/spare';
import { notched } from '../parts/tools';
import { tireEdge } from '../parts/wheel';
import { oilFilterBody, springTineBody } from '../machines/parts';
import type { Scene } from './scene';

const BENCH = 392;

const hook = (x: number): Svg => line(`M${x} 66v22q0 8 -8 8`, 4);

/** A notched disc on a hook, with its center at the origin. */
const hangingDisc = (): Svg =>
  shape(notched(0, 0, 92, 14), 'steel') +
  shade('M0 -73a73 73 0 0 1 0 146q44 -30 44 -73T0 -73z', 0.1) +
  ring(0, 0, 66) +
  gleam('M-60 0a60 60 0 0 1 60 -60v11a49 49 0 0 0 -49 49z', 0.4) +
  circle(0, 0, 34, 'red', EDGE) +
  bolts(0, 0, 23, 5, 8) +
  circle(0, 0, 11, 'steelLight', EDGE);

const vice = (x: number): Svg =>
  shape(`M${x} ${BENCH}v-22h20v-40h64v18h-20v22h34v22z`, 'leaf') +
  shape(`M${x + 92} ${BENCH - 66}h36v46h-36z`, 'leaf') +
  shade(`M${x + 92} ${BENCH - 34}h36v14h-36zM${x} ${BENCH}v-10h98v10z`) +
  tube(`M${x + 128} ${BENCH - 40}h40`, 12, 'steel') +
  line(`M${x + 166} ${BENCH - 62}v44`, 6) +
  box(x + 84, BENCH - 72, 8, 30, 'steelLight', 1, FINE);

const promoParts: Scene = {
  name: 'promo-parts',
  ground: 'sand',
  width: 800,
  height: 500,
  draw: () =>
    box(60, 52, 680, 16, 'steelDark', 5) +
    hook(150) +
    hook(408) +
    hook(650) +
    tube('M150 92C236 92 204 262 150 262S64 92 150 92Z', 17, 'rubber', 4) +
    place(278, 42, springTineBody(), 0, 0.46) +
    place(650, 176, hangingDisc()) +
    box(40, BENCH, 720, 26, 'wheat', 4) +
    shade(`M42 ${BENCH + 16}h716v8H42z`) +
    shape(`M86 ${BENCH + 26}h28V520H86zM686 ${BENCH + 26}h28V520h-28z`, 'steelDark') +
    box(240, BENCH + 26, 180, 54, 'red', 4) +
    box(300, BENCH + 46, 60, 9, 'steelLight', 4, EDGE) +
    vice(78) +
    place(168, BENCH - 188, oilFilterBody(), 0, 0.4) +
    place(464, BENCH - 31, capNozzle('leaf'), 0, 0.5) +
    place(520, BENCH - 31, capNozzle('wheat'), 0, 0.5) +
    place(576, BENCH - 31, capNozzle('red'), 0, 0.5) +
    pulley(672, BENCH - 46, 46, 'wheat') +
    bolt(414, BENCH - 12, 12),
};

const FIELD = 424;

/** Half of a self-propelled sprayer, seen from the front; the other half is mirrored. */
const halfSprayer = (side: string): Svg =>
  nozzles(`jet-${side}`, 520, 282, 7, 44, 96) +
  boom(470, 236, 800, 258, 44, 18, 9) +
  ram(446, 214, 548, 240, 12) +
  tireEdge(488, 84, 34, FIELD - 84) +
  shape(`M462 232h40l6 70 -8 40h-24l-14 -30z`, 'red');

const promoSpraying: Scene = {
  name: 'promo-spraying',
  ground: 'sage',
  width: 800,
  height: 500,
  draw: () =>
    soil(0, 800, FIELD) +
    mirror(400, halfSprayer('left')) +
    halfSprayer('right') +
    shape('M312 120q0 -40 40 -40h96q40 0 40 40v110H312z', 'paper') +
    box(318, 214, 164, 40, 'steelDark', 6) +
    shape('M330 232L344 112h112l14 120z', 'glass') +
    gleam('M356 114h30l-18 116h-26zM402 114h12l-10 116h-12z', 0.4) +
    line('M330 232L344 112M470 232L456 112', 6) +
    shape('M332 112l6 -16q2 -8 12 -8h100q10 0 12 8l6 16z', 'red') +
    box(346, 106, 22, 9, 'wheat', 3, FINE) +
    box(432, 106, 22, 9, 'wheat', 3, FINE) +
    shape('M336 232h128l6 52q2 16 -12 16H342q-14 0 -12 -16z', 'red') +
    shade('M332 270h136l2 14q2 16 -12 16H342q-14 0 -12 -16z') +
    line(
      times(6, (i) => `M${375 + i * 10} 246v34`),
      3.4,
    ) +
    box(342, 244, 24, 14, 'wheat', 5, FINE) +
    box(434, 244, 24, 14, 'wheat', 5, FINE) +
    line('M300 132h28M472 132h28', EDGE) +
    box(290, 124, 12, 40, 'rubber', 3, FINE) +
    box(498, 124, 12, 40, 'rubber', 3, FINE) +
    box(392, 70, 16, 18, 'wheat', 5, FINE) +
    cropRow(),
};

/** A row of low plants in front of the wheels. */
const cropRow = (): Svg => {
  const plant = shape(
    'M0 0q-22 -6 -24 -24q20 2 24 24q-8 -22 0 -36q9 14 0 36q4 -22 24 -24q-2 18 -24 24z',
    'leaf',
    1.3,
  );
  return place(
    22,
    FIELD + 2,
    repeat(
      'row',
      plant,
      Array.from({ length: 17 }, (_, i) => [(i + 1) * 44.5, 0]),
    ),
  );
};

/** Paper that reaches under the text of the panel, which is to the left; the drawing is at the right. */
const widened = (panel: Scene, left: number): Scene => ({
  ...panel,
  name: `${panel.name}-wide`,
  left,
  width: 1334,
});

export const promos: readonly Scene[] = [
  promoParts,
  widened(promoParts, -566),
  promoSpraying,
  widened(promoSpraying, -650),
];
