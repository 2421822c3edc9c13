import { circle, line } from '../lib/paint';
import { centerLine, dimension, GROUND, soil } from '../lib/sheet';
import { group, place, times, type Svg } from '../lib/svg';
import { seedDrillBody } from '../machines/seeding';
import { fieldTractorBody } from '../machines/tractors';
import { seedRow } from '../parts/tools';
import type { Scene } from './scene';

const SCALE = 0.86;
const STAND = 610;

const HEIGHT = 750;

/** Left edge of the tractor's sheet in the wide and in the narrow scene. */
const WIDE_LEFT = 566;
const NARROW_LEFT = 158;

/** Offset of the drill's sheet, so that its towing eye meets the tractor's lower links. */
const HITCH = -630;

/** Scale of the dimension's figure and arrows. */
const FIGURE = 1.25;

/** A farmstead, trees and hills in thin lines. */
const horizon = (): Svg =>
  group(
    { opacity: '.4', 'stroke-width': 1.6 },
    line('M-20 534Q200 484 420 508H730Q960 498 1220 514'),
    line('M0 570Q240 520 520 552T1200 540'),
    line(
      'M510 508v-76l20 -36 40 -18 40 18 20 36v72M510 432h120M546 508v-46h48v46M546 462l48 46M594 462l-48 46M644 508v-132q0 -24 22 -24t22 24v132M644 376h44M644 410h44M644 444h44',
    ),
    line(times(5, (i) => tree(968 + i * 50, 508, 20 + (i % 3) * 6))),
    line(times(3, (i) => tree(24 + i * 40, 522 - i * 12, 17 + (i % 2) * 6))),
  );

const tree = (x: number, y: number, r: number): string =>
  `M${x} ${y}v${-r * 1.1}M${x - r} ${y - r * 2}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;

const sun = (x: number): Svg =>
  place(x, 150, centerLine('M-100 0H100M0 -100V100') + circle(0, 0, 58, 'wheat'));

/** The tractor and the drill; the tractor's sheet starts at `left`. */
const train = (left: number): Svg =>
  place(
    left,
    STAND - GROUND * SCALE,
    seedRow(-652, -450) + place(HITCH, 0, seedDrillBody()) + fieldTractorBody(),
    0,
    SCALE,
  );

/** A dimension from a point on the tractor's sheet to the tractor's nose. */
const measured = (left: number, from: number, mm: number): Svg => {
  const ends = [left + from * SCALE, left + 702 * SCALE] as const;
  const y = 694 / FIGURE;
  const top = (STAND + 26) / FIGURE;
  return place(0, 0, dimension(ends[0] / FIGURE, ends[1] / FIGURE, mm, y, top), 0, FIGURE);
};

/** Tractor and drill at work. */
const standard: Scene = {
  name: 'hero',
  ground: 'cream',
  width: 1200,
  height: HEIGHT,
  draw: () =>
    sun(800) +
    horizon() +
    soil(-10, 1210, STAND) +
    train(WIDE_LEFT) +
    measured(WIDE_LEFT, HITCH + 50, 9510),
};

/** The same on paper that reaches under the text of the panel, which is to the left. */
const wide: Scene = {
  ...standard,
  name: 'hero-wide',
  left: -1096,
  top: -130,
  width: 2296,
  height: HEIGHT + 130,
};

/** The same machines for narrow windows: the whole tractor and a part of the drill. */
const narrow: Scene = {
  name: 'hero-narrow',
  ground: 'cream',
  width: 800,
  height: HEIGHT,
  draw: () =>
    sun(150) +
    place(NARROW_LEFT - WIDE_LEFT, 0, horizon()) +
    soil(-10, 810, STAND) +
    train(NARROW_LEFT) +
    measured(NARROW_LEFT, 98, 4480),
};

export const heroes: readonly Scene[] = [standard, wide, narrow];
