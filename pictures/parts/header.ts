import {
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
} from '../lib/paint';
import { polar, times, type Svg } from '../lib/svg';

/** The reel of a grain header: bats on a hexagon, each with spring tines. */
export function reel(x: number, y: number, r: number, bats = 6): Svg {
  const at = (i: number): readonly [number, number] =>
    polar(x, y, r, ((i + 0.3) / bats) * Math.PI * 2);
  const spokes = times(bats, (i) => `M${x} ${y}L${at(i).join(' ')}`);
  const hexagon = times(bats, (i) => `${i === 0 ? 'M' : 'L'}${at(i).join(' ')}`);
  const tines = times(bats, (i) => {
    const [bx, by] = at(i);
    return `M${bx} ${by}q1 14 -6 ${r * 0.42}`;
  });
  return (
    line(tines, EDGE) +
    tube(`${hexagon}z`, 6, 'wheat', 2) +
    line(spokes, 3.4) +
    times(bats, (i) => {
      const [bx, by] = at(i);
      return circle(bx, by, 5, 'red', FINE);
    }) +
    circle(x, y, r * 0.17, 'steel', EDGE)
  );
}

/** A grain header in side elevation: back sheet at x, divider point at x + w. */
export const grainHeader = (x: number, w: number, top: number, floor: number): Svg =>
  shape(
    `M${x} ${top}q-4 -8 6 -10h16l14 ${floor - top - 40}q6 26 34 26H${x + w - 34}L${x + w} ${floor}q-2 6 -14 6H${x + 24}q-20 0 -22 -20z`,
    'red',
  ) +
  shade(
    `M${x + 4} ${floor - 22}q4 26 22 26h${w - 40}q12 0 14 -5l-30 -6H${x + 50}q-40 2 -46 -15z`,
    0.22,
  ) +
  circle(x + 46, floor - 34, 21, 'steel', EDGE) +
  line(
    `M${x + 30} ${floor - 48}q24 4 32 28M${x + 26} ${floor - 34}q14 2 18 20M${x + 46} ${floor - 54}q16 6 20 20`,
    FINE,
  ) +
  circle(x + 46, floor - 34, 6, 'steelDark', FINE);

/** The rows of a corn header: pointed snouts, the nearest in front. */
export const cornHeader = (x: number, w: number, floor: number): Svg =>
  shape(
    `M${x} ${floor - 112}h40q12 0 18 10l26 62 ${w - 84} 34q6 5 -2 6H${x + 10}q-10 0 -10 -10z`,
    'red',
  ) +
  shape(
    `M${x + 50} ${floor - 84}q22 -14 48 2L${x + w - 6} ${floor - 10}q-30 -2 ${-w * 0.44} -24q-30 -12 -48 -50z`,
    'redDark',
    EDGE,
  ) +
  gleam(`M${x + 58} ${floor - 82}q18 -8 36 3l${w * 0.42} 46q-60 -30 ${-w * 0.42 - 36} -49z`, 0.2) +
  shape(
    `M${x + 20} ${floor - 56}q24 -16 52 -2L${x + w} ${floor}q-40 4 ${-w * 0.5} -10q-34 -10 -50 -46z`,
    'red',
  ) +
  gleam(`M${x + 28} ${floor - 55}q18 -8 38 1l${w * 0.4} 36q-50 -16 ${-w * 0.4 - 38} -37z`, 0.24);

/** The pick-up drum of a baler: curved tines between strippers. */
export const pickup = (x: number, y: number, r: number): Svg =>
  line(
    times(9, (i) => {
      const a = (i / 9) * Math.PI * 2;
      return `M${polar(x, y, r * 0.7, a).join(' ')}L${polar(x, y, r * 1.26, a + 0.5).join(' ')}`;
    }),
    2.6,
  ) +
  circle(x, y, r, 'red') +
  ring(x, y, r * 0.66) +
  circle(x, y, r * 0.28, 'wheat', FINE);

/** A web conveyor of rods between two rollers. */
export function web(x1: number, y1: number, x2: number, y2: number, r = 13): Svg {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [(-(y2 - y1) / length) * r, ((x2 - x1) / length) * r];
  const run = `M${x1 + nx} ${y1 + ny}L${x2 + nx} ${y2 + ny}A${r} ${r} 0 0 0 ${x2 - nx} ${y2 - ny}L${x1 - nx} ${y1 - ny}A${r} ${r} 0 0 0 ${x1 + nx} ${y1 + ny}Z`;
  return (
    shape(run, 'steelDark', EDGE) +
    rivets(run, 9, 5) +
    circle(x1, y1, r * 0.55, 'wheat', FINE) +
    circle(x2, y2, r * 0.55, 'wheat', FINE) +
    box((x1 + x2) / 2 - 5, (y1 + y2) / 2 - 5, 10, 10, 'steel', 5, FINE)
  );
}
