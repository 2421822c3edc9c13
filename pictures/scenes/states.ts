import { box, circle, EDGE, FINE, gleam, line, PAINT, shade, shape, tube } from '../lib/paint';
import { GROUND, soil } from '../lib/sheet';
import { el, place, repeat, times, type Svg } from '../lib/svg';
import { fieldTractorBody } from '../machines/tractors';
import { beam, drawbar, jack } from '../parts/hitch';
import { driveWheel } from '../parts/wheel';
import type { Scene } from './scene';

const SIZE = { width: 800, height: 500 } as const;
const STAND = 420;

/** A bird on the trailer's post. */
const bird = (x: number, y: number): Svg =>
  place(
    x,
    y,
    line('M-3 -1v9M4 -1v9', FINE) +
      shape(
        'M-22 -12q4 -12 18 -10q6 -8 14 -4l9 5 -8 3q0 16 -16 18q-10 0 -17 -12l-14 6 4 -8z',
        'rubber',
        FINE,
      ) +
      circle(8, -21, 1.4, 'paper', 0.6),
  );

const emptyOrders: Scene = {
  name: 'empty-orders',
  ground: 'cream',
  ...SIZE,
  draw: () =>
    soil(20, 780, STAND) +
    place(
      0,
      STAND - GROUND,
      drawbar(560, 372, 744, 392) +
        jack(664, 388) +
        tube('M120 360V252M264 360V252M408 360V252', 11, 'steel') +
        tube('M566 362V196H586V362', 13, 'red') +
        line('M566 240h20M566 290h20', 4) +
        beam(84, 342, 500, 30) +
        line(
          times(9, (i) => `M${136 + i * 50} 344v12`),
          FINE,
        ) +
        box(60, 356, 28, 40, 'steelDark', 4, EDGE) +
        box(62, 364, 24, 10, 'wheat', 3, FINE) +
        tube('M150 388H470', 16, 'steelDark') +
        repeat('wheel', driveWheel(236, 58, { lugs: 18 }), [[132, 0]]) +
        bird(264, 244),
    ),
};

const emptyProducts: Scene = {
  name: 'empty-products',
  ground: 'sage',
  ...SIZE,
  draw: () =>
    soil(20, 780, STAND) +
    shape(`M130 ${STAND}V196L400 84l270 112v${STAND - 196}z`, 'red') +
    line(
      times(11, (i) => `M${152 + i * 50} ${190 - (i < 5 ? i * 20 : (10 - i) * 20)}V${STAND}`),
      1.3,
    ) +
    shape(`M226 ${STAND}V222h348v${STAND - 222}z`, 'rubber') +
    el('path', { d: `M226 ${STAND}l70 -64h208l70 64z`, fill: PAINT.steelDark, stroke: 'none' }) +
    line(`M226 ${STAND}l70 -64V222M574 ${STAND}l-70 -64V222M296 ${STAND - 64}h208`, FINE) +
    el('path', {
      d: 'M400 264l-92 156h184z',
      fill: PAINT.wheat,
      'fill-opacity': '.3',
      stroke: 'none',
    }) +
    line('M400 222v24', FINE) +
    shape('M378 264q4 -20 22 -20t22 20z', 'wheat', EDGE) +
    shape(`M106 202L400 78l294 124 -10 22L400 106 116 224z`, 'steelDark') +
    door(130) +
    door(574) +
    box(368, 138, 64, 46, 'glass', 3) +
    line('M400 138v46M368 161h64', EDGE) +
    tube('M322 312L296 392', 6, 'wheat', FINE) +
    shape(`M286 388l24 6 -4 28h-34z`, 'wheat', FINE) +
    line('M288 398l-6 22M298 400l-2 20', 1.2),
};

/** One leaf of the open sliding door. */
const door = (x: number): Svg =>
  box(x - 4, 216, 104, STAND - 216, 'redDark', 2) +
  line(
    `M${x + 6} 226h84v${STAND - 238}h-84zM${x + 6} 226l84 ${STAND - 238}M${x + 90} 226l-84 ${STAND - 238}`,
    EDGE,
  );

/** A tractor that is stuck in the mud, with its rear wheels sunk to the axle. */
const notFound: Scene = {
  name: 'not-found',
  ground: 'sand',
  ...SIZE,
  draw: () =>
    place(84, 132, fieldTractorBody(), -9, 0.84) +
    splashes() +
    shape(
      `M-10 ${STAND - 2}H90q40 -4 66 -26q26 -22 60 4q60 40 130 26q70 -12 116 -20q60 -14 92 12q40 26 110 6q60 -16 96 -6q40 10 150 4V510H-10z`,
      'mud',
    ) +
    shade(`M-10 ${STAND + 36}q120 -14 240 6t260 0 320 -4V510H-10z`, 0.2) +
    gleam('M214 426q44 26 120 8q-50 24 -120 -8zM470 418q50 10 90 -6q-40 24 -90 6z', 0.22) +
    line(
      `M60 ${STAND + 28}h44M640 ${STAND + 24}h60M330 ${STAND + 56}h80M150 ${STAND + 60}h36`,
      FINE,
    ),
};

/** Mud that the rear wheel throws back. */
const splashes = (): Svg =>
  shape(
    'M176 412q-34 -80 -110 -96q34 30 30 54q-30 -14 -62 0q54 10 80 46zM214 400q-22 -34 -52 -38q16 18 14 40z',
    'mud',
    EDGE,
  ) +
  circle(46, 284, 9, 'mud', EDGE) +
  circle(98, 256, 6, 'mud', EDGE) +
  circle(22, 330, 5, 'mud', EDGE) +
  circle(120, 296, 4, 'mud', EDGE);

export const states: readonly Scene[] = [emptyOrders, emptyProducts, notFound];
