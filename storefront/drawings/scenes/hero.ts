import { circle, line } from '../lib/paint';
import { centreLine, dimension, GROUND, soil } from '../lib/sheet';
import { group, place, times, type Svg } from '../lib/svg';
import { fieldTractorBody } from '../machines/tractors';
import { seedDrillBody } from '../machines/seeding';
import { seedRow } from '../parts/tools';
import type { Scene } from './scene';

const SCALE = 0.82;
const STAND = 648;

/** Where the drill's towing eye meets the tractor's lower links, in the tractor's own sheet. */
const HITCH = -630;

/** A barn, its silo, trees and a rise of ground, in thin line only: far away and not for sale. */
const horizon = (): Svg =>
  group(
    { opacity: '.34', 'stroke-width': 1.6 },
    line(
      `M0 ${STAND - 60}Q150 ${STAND - 128} 330 ${STAND - 96}T700 ${STAND - 100}T1200 ${STAND - 84}`,
    ),
    line(
      `M92 ${STAND - 100}v-62l24 -30 34 -12 34 12 24 30v58M92 ${STAND - 162}h116M128 ${STAND - 106}v-36h44v32M128 ${STAND - 142}l44 32M172 ${STAND - 142}l-44 36M222 ${STAND - 106}v-96q0 -20 19 -20t19 20v96M222 ${STAND - 178}h38M222 ${STAND - 150}h38`,
    ),
    line(
      times(4, (i) => {
        const [x, y, r] = [990 + i * 46, STAND - 92 + i * 3, 18 + (i % 2) * 7];
        return `M${x} ${y}v-20M${x - r} ${y - 20 - r}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;
      }),
    ),
  );

const sun = (): Svg => centreLine('M172 170H348M260 82V258') + circle(260, 170, 50, 'wheat');

export const hero: Scene = {
  name: 'hero',
  ground: 'cream',
  width: 1200,
  height: 800,
  draw: () =>
    sun() +
    horizon() +
    soil(0, 1200, STAND) +
    place(
      542,
      STAND - GROUND * SCALE,
      seedRow(-650, -386) + place(HITCH, 0, seedDrillBody()) + fieldTractorBody(),
      0,
      SCALE,
    ) +
    dimension(542 + (HITCH + 76) * SCALE, 542 + 702 * SCALE, 9320, 734, STAND + 30),
};
