import { blank, box, circle, EDGE, FINE, gleam, line, shade, shape, tube } from '../lib/paint';
import { dimension, GROUND, soil } from '../lib/sheet';
import { place, times, type Svg } from '../lib/svg';
import { fieldTractorBody } from '../machines/tractors';
import { capNozzle, pulley } from '../parts/spare';
import type { Scene } from './scene';

const TABLE = 400;

/** The content of the screen: the tractor with its dimension. */
const onScreen = (): Svg =>
  place(
    262,
    128,
    soil(70, 730) + fieldTractorBody() + dimension(98, 702, 4480, GROUND + 72, GROUND + 26),
    0,
    0.36,
  );

const monitor = (): Svg =>
  shape(`M390 ${TABLE}l8 -40h26l8 40z`, 'steelDark', EDGE) +
  box(352, TABLE - 10, 118, 10, 'steelDark', 3, EDGE) +
  box(236, 112, 340, 252, 'rubber', 10) +
  blank('M252 128h308v214h-308z', 'paper') +
  line('M252 128h308v214h-308z', EDGE) +
  onScreen() +
  circle(406, 353, 3, 'wheat', FINE);

/** A lamp with two arms and a shade. */
const lamp = (): Svg =>
  tube(`M104 ${TABLE - 12}L146 262L92 152`, 9, 'red') +
  tube('M92 152L178 108', 9, 'red') +
  box(66, TABLE - 14, 82, 14, 'red', 6) +
  circle(146, 262, 9, 'steelLight', EDGE) +
  circle(92, 152, 9, 'steelLight', EDGE) +
  shape('M170 86l34 20 18 62q-46 14 -82 -20z', 'red') +
  shade('M208 118l14 50q-20 6 -40 2z', 0.18) +
  shape('M140 148q36 34 82 20l-10 16q-38 8 -66 -18z', 'wheat', FINE);

const pencils = (): Svg =>
  tube('M624 330l-14 -78M640 330l2 -92M654 330l16 -70', 7, 'wheat', FINE) +
  line('M609 252l-2 -9M642 238v-10M671 260l3 -9', EDGE) +
  shape(`M608 318h64l-6 ${TABLE - 318}h-52z`, 'leaf') +
  gleam(`M618 328h9l-2 ${TABLE - 338}h-5z`, 0.3);

const table = (): Svg =>
  box(30, TABLE, 740, 24, 'wheat', 4) +
  shade(`M32 ${TABLE + 14}h736v8H32z`) +
  shape(`M78 ${TABLE + 24}h26V520H78zM696 ${TABLE + 24}h26V520h-26z`, 'steelDark') +
  box(470, TABLE + 24, 190, 50, 'red', 4) +
  box(534, TABLE + 42, 62, 9, 'steelLight', 4, EDGE);

const keyboard = (): Svg =>
  shape(`M270 ${TABLE}l12 -15h150l12 15z`, 'steelLight', EDGE) +
  line(
    times(8, (i) => `M${292 + i * 18} ${TABLE - 8}h10`),
    3,
  );

/** The desk of a web developer. */
export const desk: Scene = {
  name: 'desk',
  ground: 'cream',
  width: 800,
  height: 500,
  draw: () =>
    tube('M612 96H766', 12, 'steelDark') +
    line('M650 102v18M728 102v18', 4) +
    pulley(650, 150, 34, 'wheat') +
    pulley(728, 146, 26, 'leaf') +
    lamp() +
    monitor() +
    table() +
    keyboard() +
    pencils() +
    place(712, TABLE - 31, capNozzle('red'), 0, 0.5),
};
