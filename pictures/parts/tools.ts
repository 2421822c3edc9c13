import {
  box,
  circle,
  EDGE,
  FINE,
  gleam,
  line,
  oval,
  shade,
  shape,
  solid,
  tube,
} from '../lib/paint';
import { GROUND } from '../lib/sheet';
import { place, polar, repeat, times, type Point, type Svg } from '../lib/svg';

/** Working depth of tools below the ground line. */
export const DEPTH = 15;

/** The outline of a notched disc, scaled horizontally by `turn`; `depth` is a fraction of `r`. */
export function notched(
  x: number,
  y: number,
  r: number,
  notches: number,
  turn = 1,
  depth = 0.2,
): string {
  const step = (Math.PI * 2) / notches;
  const at = (radius: number, angle: number): string => {
    const [px, py]: Point = polar(0, 0, radius, angle);
    return `${(x + px * turn).toFixed(1)} ${(y + py).toFixed(1)}`;
  };
  const teeth = times(notches, (i) => {
    const a = i * step;
    const rim = i === 0 ? `M${at(r, a - step * 0.3)}` : `L${at(r, a - step * 0.3)}`;
    return `${rim}Q${at(r * 1.03, a)} ${at(r, a + step * 0.3)}Q${at(r * (1 - depth), a + step * 0.5)} ${at(r, a + step * 0.7)}`;
  });
  return `${teeth}Z`;
}

/** A notched disc at an angle to the direction of travel, with its center at the origin. */
const angledDisc = (r: number): Svg =>
  shape(notched(0, 0, r, 14, 0.56), 'steel', EDGE) +
  gleam(
    `M${-r * 0.46} ${r * 0.1}Q${-r * 0.44} ${-r * 0.78} ${r * 0.06} ${-r * 0.86}Q${-r * 0.26} ${-r * 0.6} ${-r * 0.3} ${r * 0.1}z`,
    0.34,
  ) +
  oval(r * 0.05, 0, r * 0.3, r * 0.52, 'steelDark', FINE) +
  oval(r * 0.08, 0, r * 0.15, r * 0.24, 'wheat', FINE);

/** A number of discs on sprung arms under a frame at `top`; `lean` is in degrees. */
export function discGang(
  id: string,
  x: number,
  top: number,
  count: number,
  pitch: number,
  r: number,
  lean: number,
): Svg {
  const y = GROUND + DEPTH - r;
  const arm = tube(
    `M${x} ${top}q${-r * 0.5} ${r * 0.3} ${-r * 0.36} ${(y - top) * 0.7}L${x} ${y}`.replace(
      /L.*/,
      `T${x} ${y}`,
    ),
    10,
    'red',
  );
  const one =
    box(x - 11, top - 4, 22, 18, 'steelDark', 4, EDGE) + arm + place(x, y, angledDisc(r), lean);
  return repeat(
    id,
    one,
    Array.from({ length: count - 1 }, (_, i) => [(i + 1) * pitch, 0]),
  );
}

/** A sprung cultivator tine under a frame at `top`, its point working in the soil to the right. */
export function chiselTine(x: number, top: number): Svg {
  const drop = GROUND + DEPTH - top;
  return (
    tube(
      `M${x + 6} ${top + 8}C${x - 62} ${top + 20} ${x - 64} ${top + drop * 0.62} ${x + 4} ${top + drop - 12}`,
      13,
      'steel',
    ) +
    shape(
      `M${x - 10} ${top + drop - 30}L${x + 34} ${top + drop}L${x - 2} ${top + drop - 4}L${x - 26} ${top + drop - 24}z`,
      'steelDark',
      EDGE,
    ) +
    box(x - 13, top - 6, 28, 22, 'red', 4, EDGE) +
    spring(x - 38, top - 16, x + 2, top - 34)
  );
}

/** A coil spring between two points. */
export function spring(x1: number, y1: number, x2: number, y2: number, coils = 6, half = 9): Svg {
  const [dx, dy] = [(x2 - x1) / coils, (y2 - y1) / coils];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [(-(y2 - y1) / length) * half, ((x2 - x1) / length) * half];
  const d = times(
    coils,
    (i) =>
      `M${x1 + dx * i - nx} ${y1 + dy * i - ny}L${x1 + dx * (i + 1) + nx} ${y1 + dy * (i + 1) + ny}`,
  );
  return line(`M${x1} ${y1}L${x2} ${y2}`, 3) + tube(d, 6, 'wheat', 2);
}

/** A plow body whose share points right; (x, y) is the tip of the share. */
export const plowBody = (x: number, y: number): Svg =>
  tube(`M${x - 58} ${y - 132}V${y - 96}Q${x - 58} ${y - 60} ${x - 40} ${y - 34}`, 22, 'red') +
  shape(
    `M${x} ${y}C${x - 22} ${y - 22} ${x - 26} ${y - 50} ${x - 24} ${y - 84}C${x - 60} ${y - 96} ${x - 96} ${y - 88} ${x - 116} ${y - 62}C${x - 100} ${y - 44} ${x - 84} ${y - 18} ${x - 78} ${y}z`,
    'steelLight',
  ) +
  shade(
    `M${x - 78} ${y - 1}C${x - 84} ${y - 18} ${x - 100} ${y - 44} ${x - 114} ${y - 62}q10 -12 22 -18C${x - 80} ${y - 48} ${x - 68} ${y - 30} ${x - 62} ${y - 1}z`,
    0.2,
  ) +
  shape(`M${x} ${y}h-78l-5 -16 66 -4z`, 'steelDark', EDGE) +
  line(`M${x - 24} ${y - 84}C${x - 32} ${y - 60} ${x - 32} ${y - 40} ${x - 22} ${y - 20}`, FINE) +
  circle(x - 48, y - 54, 2.5, 'rubber', 1) +
  circle(x - 66, y - 58, 2.5, 'rubber', 1);

/** A spring tooth of a following harrow, trailing left. */
export const harrowTooth = (x: number, top: number): Svg =>
  line(`M${x} ${top}q4 14 -6 20Q${x - 16} ${top + 40} ${x - 26} ${GROUND + 6}`, 3.4) +
  circle(x, top + 4, 6, 'wheat', FINE);

/** A double-disc coulter on its arm, with the seed tube behind and a press wheel. */
export function coulter(x: number, top: number, r = 30): Svg {
  const y = GROUND + DEPTH - r;
  return (
    tube(`M${x + 44} ${top}L${x} ${y}`, 12, 'red') +
    shape(`M${x - 8} ${y - 26}h16l-4 40h-8z`, 'steelDark', EDGE) +
    circle(x, y, r, 'steel', EDGE) +
    gleam(
      `M${x - r * 0.86} ${y}a${r * 0.86} ${r * 0.86} 0 0 1 ${r * 0.86} ${-r * 0.86}v${r * 0.3}a${r * 0.56} ${r * 0.56} 0 0 0 ${-r * 0.56} ${r * 0.56}z`,
      0.34,
    ) +
    circle(x, y, r * 0.3, 'wheat', FINE) +
    solid(`M${x - 2} ${y - 1}h4v2h-4z`)
  );
}

/** The seed behind the coulters: evenly spaced grains below the ground line. */
export const seedRow = (from: number, to: number, pitch = 26): Svg =>
  times(Math.floor((to - from) / pitch) + 1, (i) =>
    place(from + i * pitch, GROUND + 12, oval(0, 0, 4.4, 2.8, 'wheat', 1.2), -20),
  );
