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
import { GROUND } from '../lib/sheet';
import { mirrored, times, type Svg } from '../lib/svg';
import { CENTER, eyeTop, tireTop } from '../parts/front';
import { beam, headstock } from '../parts/hitch';
import { auger } from '../parts/vessel';
import { pressWheel, tireEdge } from '../parts/wheel';

const DRILL_ROWS = 20;

/** Twenty openers in three ranks, with the harrow behind them. */
export function seedDrillTop(): Svg {
  const y = (row: number): number => 270 + (row - 9.5) * 20.2;
  const tines = times(39, (i) => `M${i % 2 ? 102 : 82} ${y(i / 2)}l-${i % 2 ? 34 : 30} 3`);
  const openers = times(DRILL_ROWS, (row) => {
    const x = 252 + (row % 3) * 50 - 50;
    return (
      tube(`M${x + 6} ${y(row)}H330`, 7, 'red', FINE) +
      box(117, y(row) - 5.5, 50, 11, 'rubber', 5, FINE) +
      box(x - 32, y(row) - 2.5, 64, 5, 'steelLight', 2, FINE)
    );
  });
  return (
    line(tines, EDGE) +
    tube('M96 166H150M96 374H150', 10, 'red') +
    box(76, 72, 12, 396, 'red', 4, EDGE) +
    box(96, 72, 12, 396, 'red', 4, EDGE) +
    openers +
    box(196, 70, 22, 400, 'red', 4) +
    box(322, 70, 18, 400, 'red', 4) +
    box(132, 196, 92, 148, 'steelDark', 4, EDGE) +
    rivets('M148 212V336M168 212V336M188 212V336M208 212V336', 14, 3.4) +
    eyeTop(530, 156, 90) +
    tube('M400 120H540M400 420H540', 16, 'red') +
    box(510, 112, 20, 316, 'red', 4) +
    tireTop(432, 95, 82, 52) +
    tireTop(432, 445, 82, 52) +
    tube('M514 122H560M514 418H560', 11, 'steelDark') +
    box(542, 117, 68, 10, 'steel', 4, EDGE) +
    box(542, 413, 68, 10, 'steel', 4, EDGE) +
    box(222, 126, 316, 288, 'red', 14) +
    box(216, 134, 328, 272, 'paper', 22) +
    shade('M218 340h324v44q0 22 -22 22H240q-22 0 -22 -22z', 0.12) +
    mark('M216 270H544M324 134V406M436 134V406') +
    mark('M360 262h40M360 278h40', 4)
  );
}

/** One of the six rows, on its parallelogram behind the bar. */
export const planterSide = (): Svg =>
  tube('M470 350L560 250', 14, 'red') +
  headstock(592, 140, 356, 114) +
  tube('M464 344L426 214L458 120', 11, 'red') +
  circle(462, 104, 24, 'steel', EDGE) +
  circle(462, 104, 7, 'wheat', FINE) +
  box(452, 338, 36, 36, 'red', 5) +
  box(460, 346, 20, 20, 'redDark', 3, EDGE) +
  tube('M452 330L352 340M452 372L352 384', 10, 'steel') +
  circle(452, 330, 6, 'steelDark', FINE) +
  circle(452, 372, 6, 'steelDark', FINE) +
  pressWheel(232, 26) +
  tube('M232 444L312 396', 12, 'red') +
  shape('M292 330h72v70q0 10 -10 10h-52q-10 0 -10 -10z', 'red') +
  shade('M292 384h72v16q0 10 -10 10h-52q-10 0 -10 -10z') +
  circle(330, GROUND - 22, 36, 'steel', EDGE) +
  circle(330, GROUND - 22, 10, 'wheat', FINE) +
  pressWheel(300, 36) +
  tube('M300 434L334 400', 12, 'red') +
  circle(334, 330, 30, 'steelDark') +
  circle(334, 330, 21, 'steel', FINE) +
  circle(334, 330, 8, 'wheat', EDGE) +
  tube('M360 322C400 300 400 372 456 356', 9, 'rubber', FINE) +
  shape('M286 200h92v56q0 10 -6 16l-18 30h-44l-18 -30q-6 -6 -6 -16z', 'paper') +
  shade('M350 200h28v56q0 10 -6 16l-18 30h-18q14 -50 14 -102z', 0.14) +
  mark('M286 240h92') +
  shape('M280 200v-8q0 -14 16 -14h72q16 0 16 14v8z', 'red');

/** The cart in front of the bar; the drills run to both sides. */
export const airSeederRear = (): Svg =>
  times(18, (i) => tineRear(138 + i * 30.8)) +
  beam(120, 334, 560, 26) +
  tube('M280 330V292H520V330M200 334Q230 292 300 292M600 334Q570 292 500 292', 8, 'rubber', FINE) +
  tube('M400 300V212', 17, 'steel') +
  mirrored('wheel', CENTER, tireEdge(470, 70, 44)) +
  tube('M340 400H460', 20, 'steelDark') +
  shape('M316 182q2 -26 30 -26h108q28 0 30 26l-2 64 -50 98h-64l-50 -98z', 'red') +
  shade('M318 246h164l-50 98h-64z', 0.18) +
  gleam('M326 180q4 -14 20 -14h108q16 0 20 14z', 0.24) +
  shape('M317 222h166l-1 11H318z', 'paper', FINE) +
  box(352, 140, 96, 18, 'paper', 6) +
  box(372, 344, 56, 30, 'steelDark', 4, EDGE) +
  auger(508, 412, 512, 116, 24, 'steel') +
  shape('M480 404h58l-8 34h-42z', 'steelDark') +
  box(350, 378, 100, 14, 'steelDark', 4, EDGE) +
  box(326, 262, 18, 12, 'wheat', 3, FINE) +
  box(456, 262, 18, 12, 'wheat', 3, FINE);

const tineRear = (x: number): Svg =>
  tube(`M${x} 350V462`, 7, 'steel', FINE) + shape(`M${x - 7} 458h14l-3 22h-8z`, 'steelDark', FINE);

/** Two discs under the outlets of the hopper. */
export function spreaderRear(): Svg {
  const disc =
    shape('M452 330h66l-14 52h-38z', 'steel') +
    box(470, 380, 30, 22, 'steelDark', 4, EDGE) +
    oval(485, 410, 84, 12, 'steelLight') +
    shape('M406 405l60 4v-15zM564 405l-60 4v-15z', 'steel', EDGE);
  return (
    tube('M290 376V456M510 376V456', 15, 'steelDark') +
    box(268, 456, 44, 14, 'steelDark', 4, EDGE) +
    box(488, 456, 44, 14, 'steelDark', 4, EDGE) +
    beam(262, 352, 276, 28) +
    mirrored('disc', CENTER, disc) +
    shape('M83 170h634v60L540 332H412L400 312 388 332H260L83 230z', 'red') +
    shade('M83 230h634L540 332H412L400 312 388 332H260z', 0.2) +
    gleam('M89 176h622v9H89z', 0.22) +
    shape('M83 214h634v11H83z', 'paper', FINE) +
    line('M83 230H717M240 170v44M560 170v44M240 225l70 107M560 225l-70 107M400 225v87', FINE) +
    shape('M71 170q10 -40 329 -48q319 8 329 48z', 'leaf') +
    gleam('M96 162q40 -28 280 -34q-150 12 -240 34z', 0.2) +
    line('M240 132l-12 38M400 122v48M560 132l12 38', FINE) +
    mirrored('lamp', CENTER, box(606, 246, 46, 16, 'wheat', 4, EDGE) + line('M628 230v16', FINE))
  );
}
