import {
  box,
  circle,
  EDGE,
  FINE,
  gleam,
  line,
  PAINT,
  rivets,
  shade,
  shape,
  tube,
} from '../lib/paint';
import { el, mirrored, place, polar, times, type Svg } from '../lib/svg';
import { boom, nozzle, nozzles, sprayFan } from '../parts/boom';
import { cabFront, CENTER, hoodFront } from '../parts/front';
import { beam, headstock, ram } from '../parts/hitch';
import { steps } from '../parts/tractor';
import { fan, tank } from '../parts/vessel';
import { tireEdge } from '../parts/wheel';

/** The end of a folded boom: its upper and its lower section. */
const foldedBoom = (x: number, y: number): Svg =>
  box(x, y, 24, 48, 'red', 4) +
  line(`M${x + 4} ${y + 6}l16 36M${x + 20} ${y + 6}l-16 36`, EDGE) +
  box(x + 3, y + 58, 18, 34, 'redDark', 4, EDGE) +
  line(`M${x + 6} ${y + 62}l12 26M${x + 18} ${y + 62}l-12 26`, FINE);

export const trailedSprayerRear = (): Svg =>
  tube('M310 374H490', 24, 'steelDark') +
  tank(318, 152, 164, 222) +
  mirrored(
    'side',
    CENTER,
    tireEdge(499, 96, 52) +
      tube('M446 190V392', 12, 'steelDark') +
      tube('M452 262L508 232M452 306L508 282', 7, 'steelDark') +
      foldedBoom(501, 206),
  ) +
  box(336, 180, 128, 18, 'red', 5, EDGE) +
  beam(336, 380, 128, 24, 'steelDark') +
  ram(CENTER, 384, CENTER, 250, 15) +
  boom(330, 236, 470, 236, 58, 58, 5) +
  nozzles('nozzle', 346, 306, 3, 54) +
  box(344, 384, 26, 14, 'red', 3, FINE) +
  box(430, 384, 26, 14, 'red', 3, FINE);

/** The boom is folded out to both sides, so its end is seen. */
export const mountedSprayerSide = (): Svg =>
  tube('M420 376V456M560 376V456', 15, 'steelDark') +
  box(396, 456, 48, 14, 'steelDark', 4, EDGE) +
  box(536, 456, 48, 14, 'steelDark', 4, EDGE) +
  tank(376, 136, 186, 214) +
  box(560, 268, 42, 82, 'wheat', 6) +
  line('M568 284h26M568 296h26', FINE) +
  headstock(640, 206, 370, 66) +
  beam(330, 346, 284, 24) +
  rivets('M350 355H600', 24, 4) +
  tube('M352 346V214', 15, 'red') +
  tube('M352 232L314 296M352 292L318 356', 8, 'steelDark') +
  ram(356, 330, 326, 262, 12) +
  tube('M306 300L344 318L312 366Z', 8, 'red') +
  line('M308 322l20 -10M310 344l18 -8', 3.4) +
  circle(352, 216, 7, 'steel', EDGE) +
  nozzle(312, 372);

export const mountedSideSpray = (): Svg => sprayFan(312, 386, 82, 20);

/** High enough for a crop to pass between the wheels. */
export const selfPropelledFront = (): Svg =>
  tank(302, 138, 196, 148) +
  mirrored(
    'side',
    CENTER,
    tireEdge(502, 92, 36) +
      tube('M470 378H496', 18, 'steelDark') +
      shape('M456 300h30v80q0 14 -13 14t-13 -14z', 'red') +
      shade('M476 300h10v80q0 14 -10 14z') +
      tube('M476 262L514 240', 7, 'steelDark') +
      foldedBoom(506, 208),
  ) +
  box(308, 282, 184, 32, 'steelDark', 5) +
  cabFront(290, 116, 82, 72, { thick: 24, mirrors: 26 }) +
  hoodFront(228, 316, 62) +
  steps(386, 318, 28, 104, 4);

const MIST_NOZZLES = 20;

/** Nozzles stand on the upper three quarters of the outlet. */
const mistAngle = (index: number): number =>
  Math.PI * (-1.14 + (1.28 * index) / (MIST_NOZZLES - 1));

export const mistBlowerRear = (): Svg =>
  box(372, 174, 56, 24, 'red', 6) +
  mirrored('wheel', CENTER, tireEdge(479, 68, 36)) +
  tube('M316 404H484', 18, 'steelDark') +
  box(336, 372, 128, 30, 'steelDark', 5) +
  circle(CENTER, 290, 97, 'red') +
  shade('M400 193a97 97 0 0 1 0 194a124 124 0 0 0 0 -194z', 0.2) +
  circle(CENTER, 290, 76, 'steelDark', EDGE) +
  fan(CENTER, 290, 68, 'steel') +
  times(MIST_NOZZLES, (i) => {
    const [x, y] = polar(CENTER, 290, 87, mistAngle(i));
    return place(
      x,
      y,
      box(-4.5, -6, 9, 12, 'wheat', 2.5, FINE),
      (mistAngle(i) * 180) / Math.PI + 90,
    );
  }) +
  box(340, 396, 24, 13, 'red', 3, FINE) +
  box(436, 396, 24, 13, 'red', 3, FINE);

export const mistRear = (): Svg =>
  times(10, (i) => {
    const angle = mistAngle(i * 2 + 0.5);
    const reach = 120 + 40 * Math.sin((i / 9) * Math.PI);
    const [x, y] = polar(CENTER, 290, 100, angle);
    return place(x, y, sprayFan(0, 0, reach, reach * 0.24), (angle * 180) / Math.PI - 90);
  });

const DRONE = { y: 270, reach: 185, rotor: 60 };

/** A rotor from above: the disc that it sweeps, two blades and the motor. */
const rotorTop = (index: number): Svg => {
  const [x, y] = polar(CENTER, DRONE.y, DRONE.reach, (index / 6) * Math.PI * 2);
  const blade = 'M0 -4C16 -12 40 -8 58 -3C58 4 40 6 0 5z';
  return place(
    x,
    y,
    el('circle', {
      r: DRONE.rotor,
      fill: PAINT.glass,
      'fill-opacity': '.6',
      'stroke-width': 1.2,
      'stroke-dasharray': '6 5',
    }) +
      shape(blade, 'steelDark', FINE) +
      place(0, 0, shape(blade, 'steelDark', FINE), 180) +
      circle(0, 0, 12, 'red', EDGE) +
      circle(0, 0, 5, 'steel', FINE),
    24 + index * 37,
  );
};

/** Six rotors around the tank; the front is below. */
export const sprayingDroneTop = (): Svg =>
  tube('M331 208V336M469 208V336', 9, 'rubber') +
  times(6, (i) => {
    const [x, y] = polar(CENTER, DRONE.y, DRONE.reach, (i / 6) * Math.PI * 2);
    return tube(`M${CENTER} ${DRONE.y}L${x} ${y}`, 13, 'steelDark');
  }) +
  times(6, rotorTop) +
  circle(CENTER, 350, 15, 'rubber', EDGE) +
  shape('M337 232q0 -34 34 -34h58q34 0 34 34v82q0 34 -34 34h-58q-34 0 -34 -34z', 'red') +
  shade('M337 306h126v8q0 34 -34 34h-58q-34 0 -34 -34z') +
  gleam('M346 232q0 -26 28 -26h52q22 0 27 18q-60 -8 -107 8z', 0.25) +
  shape('M337 262h126v8H337z', 'paper', FINE) +
  box(364, 212, 32, 40, 'steelDark', 5, EDGE) +
  box(404, 212, 32, 40, 'steelDark', 5, EDGE) +
  line('M372 222h16M412 222h16', EDGE) +
  circle(CENTER, 306, 20, 'paper', EDGE) +
  circle(CENTER, 306, 11, 'steelLight', FINE);
