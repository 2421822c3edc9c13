import {
  bolts,
  box,
  circle,
  EDGE,
  FINE,
  gleam,
  line,
  rivets,
  shade,
  shape,
  tube,
} from '../lib/paint';
import { GROUND } from '../lib/sheet';
import { mirrored, place, repeat, times, type Svg } from '../lib/svg';
import { CENTER, eyeFront, rollerFront, tireTop } from '../parts/front';
import { beam, drawbar, headstock, jack, ram } from '../parts/hitch';
import { discGang, notched } from '../parts/tools';
import { driveWheel, tireEdge } from '../parts/wheel';

/** Two rows of discs, the rear one in the gaps of the front one, with the wings unfolded. */
export const discHarrowFront = (): Svg =>
  mirrored(
    'wing',
    CENTER,
    tireEdge(452, 58, 42) +
      discGang('rear', 466, 352, 9, 35.2, 42, -8) +
      discGang('front', 448, 352, 10, 35.2, 46, 8) +
      beam(400, 326, 374, 30) +
      box(612, 318, 28, 46, 'redDark', 5, EDGE) +
      circle(626, 341, 9, 'wheat', EDGE) +
      rivets('M652 341H760', 26, 4.5) +
      tube('M460 326L424 244', 14, 'red') +
      ram(420, 250, 600, 322, 16),
  ) +
  box(366, 220, 68, 34, 'redDark', 6) +
  circle(CENTER, 237, 8, 'steel', EDGE) +
  eyeFront(348, 392, 70);

/** Five bodies to the right of the beam at work; those of the way back stand to its left. */
export function reversiblePlowTop(): Svg {
  const at = (x: number): number => 178 + (650 - x) * 0.42;
  const blade =
    shape(
      'M0 6C-18 4 -38 14 -50 28C-62 42 -74 52 -90 58L-104 46C-90 34 -78 16 -64 6Q-40 -6 0 6z',
      'steelLight',
    ) +
    shade('M-64 6C-78 16 -90 34 -104 46l14 12q8 -3 14 -7C-66 38 -54 18 -34 8Q-52 4 -64 6z', 0.18) +
    shape('M0 6C-18 4 -34 12 -44 20L-54 8Q-30 -4 0 6z', 'steelDark', EDGE);
  const bodies = times(5, (i) => {
    const x = 626 - i * 104;
    const y = at(x - 60);
    return (
      place(x, y + 8, blade) +
      `<g transform="translate(${x} ${y - 8}) scale(1 -1)">${blade}</g>` +
      box(x - 92, y - 18, 44, 36, 'redDark', 6)
    );
  });
  return (
    tube(`M150 ${at(150)}L100 ${at(100) + 26}`, 13, 'red') +
    tireTop(88, at(88) + 44, 46, 30) +
    bodies +
    tube(`M664 ${at(664)}L124 ${at(124)}`, 26, 'red') +
    times(5, (i) => circle(551 - i * 104, at(551 - i * 104), 6, 'steel', FINE)) +
    ram(702, 214, 600, 214, 14) +
    box(640, 150, 66, 56, 'redDark', 10) +
    circle(664, 178, 18, 'steel') +
    circle(664, 178, 7, 'rubber', EDGE) +
    box(700, 118, 26, 120, 'red', 7) +
    box(716, 164, 30, 28, 'red', 5) +
    tube('M726 130H746M726 226H746', 11, 'steel') +
    circle(738, 178, 6, 'steel', FINE)
  );
}

/** Fifteen tines in three rows, which stand side by side from the front. */
export function stubbleCultivatorFront(): Svg {
  const tine =
    tube('M0 338V452', 11, 'steel') +
    shape('M-14 446h28l-5 26 -9 14 -9 -14z', 'steelDark', EDGE) +
    box(-8, 284, 16, 30, 'wheat', 6, EDGE) +
    line('M-8 294l16 -5M-8 303l16 -5', FINE);
  const clamps = times(15, (i) => box(131 + i * 36.9, 334, 22, 18, 'red', 4, EDGE));
  return (
    rollerFront(140, 520, 54, GROUND) +
    place(
      142,
      0,
      repeat(
        'tine',
        tine,
        Array.from({ length: 14 }, (_, i) => [(i + 1) * 36.9, 0]),
      ),
    ) +
    beam(127, 310, 546, 30) +
    clamps +
    mirrored(
      'wheel',
      CENTER,
      tube('M566 312V236', 13, 'red') +
        tube('M566 330V416', 15, 'red') +
        tireEdge(590, 54, 34) +
        ram(566, 244, 578, 402, 15),
    ) +
    eyeFront(324, 388)
  );
}

/** The transport wheels are raised, as at work. */
export const ringRollerSide = (): Svg =>
  driveWheel(214, 105, { y: 160, lugs: 22 }) +
  drawbar(284, 306, 668, 389) +
  jack(580, 372) +
  tube('M292 300L214 160', 18, 'red') +
  tube('M312 300L352 62M372 318L352 62', 14, 'red') +
  ram(344, 96, 240, 190, 17) +
  box(334, 40, 36, 44, 'red', 6) +
  circle(352, 60, 7, 'steel', EDGE) +
  shape(notched(262, GROUND - 54, 55, 22, 1, 0.1), 'steelDark', EDGE) +
  circle(262, GROUND - 54, 48, 'steelLight') +
  circle(262, GROUND - 54, 38, 'steel', FINE) +
  shade(`M262 ${GROUND - 102}a48 48 0 0 1 0 96q30 -14 30 -48t-30 -48z`, 0.12) +
  tube(`M262 ${GROUND - 54}V318`, 18, 'red') +
  circle(262, GROUND - 54, 13, 'wheat', EDGE) +
  bolts(262, GROUND - 54, 22, 6, 5) +
  shape('M232 276h66l14 14v30l-14 12h-66q-8 0 -8 -8v-40q0 -8 8 -8z', 'redDark') +
  circle(262, 304, 12, 'wheat', EDGE);

/** The packer carries the harrow behind the rotors. */
export const powerHarrowSide = (): Svg =>
  shape(
    'M436 440h12l6 26 -10 20q-10 -18 -8 -46zM478 440h12l8 30 -12 16q-10 -18 -8 -46z',
    'steelLight',
    EDGE,
  ) +
  shape(notched(276, GROUND - 54, 55, 18, 1, 0.16), 'steel') +
  circle(276, GROUND - 54, 36, 'steelDark', EDGE) +
  circle(276, GROUND - 54, 12, 'wheat', EDGE) +
  tube(`M276 ${GROUND - 54}L324 360L404 330`, 20, 'red') +
  circle(324, 360, 8, 'steel', EDGE) +
  tube('M340 326L322 470', 9, 'steelDark') +
  tube('M420 312L560 176', 15, 'red') +
  box(528, 296, 36, 26, 'steelDark', 5, EDGE) +
  box(424, 252, 84, 68, 'steel', 8) +
  shade('M470 254h30q8 0 8 8v56h-38z') +
  line('M424 272h84', FINE) +
  tube('M508 288H556', 22, 'rubber') +
  tube('M552 288H580', 9, 'steelLight') +
  headstock(584, 156, 308, 78) +
  shape(
    'M384 306h146q10 0 10 10v44l14 20v64q0 16 -16 16H402q-22 0 -22 -20V316q0 -10 4 -10z',
    'redDark',
  ) +
  gleam('M388 314h140v8H388z', 0.2) +
  shade('M382 424h172v20q0 16 -16 16H402q-20 0 -20 -20z') +
  bolts(462, 392, 40, 8, 7) +
  circle(462, 392, 24, 'steel', EDGE) +
  circle(462, 392, 9, 'steelLight', FINE) +
  shape('M384 330h156v10H384z', 'paper', FINE);
