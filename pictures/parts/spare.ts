import { circle, EDGE, FINE, line, ring, shade, shape, tube, type Paint } from '../lib/paint';
import { polar, times, type Point, type Svg } from '../lib/svg';

/** A V-belt pulley, seen along its shaft. */
export const pulley = (x: number, y: number, r: number, paint: Paint): Svg =>
  circle(x, y, r, paint) +
  ring(x, y, r * 0.82) +
  times(5, (i) => {
    const [px, py]: Point = polar(x, y, r * 0.53, (i / 5) * Math.PI * 2 - 0.4);
    return circle(px, py, r * 0.17, 'steelDark', EDGE);
  }) +
  circle(x, y, r * 0.26, 'steel', EDGE) +
  circle(x, y, r * 0.11, 'rubber', FINE);

/** A nozzle with its cap, bayonet wings and insert. */
export const capNozzle = (paint: Paint): Svg =>
  shape('M-20 -86h40v34h-40z', 'steelDark') +
  line('M-20 -76h40M-20 -66h40', FINE) +
  shape('M-44 -52h88l6 14v58q0 12 -12 12h-76q-12 0 -12 -12v-58z', paint) +
  shade('M18 -52h26l6 14v58q0 12 -12 12H16z') +
  line('M-30 -34v54M-14 -34v54M2 -34v54', FINE) +
  shape('M-26 32h52l-8 22h-36z', 'paper', EDGE) +
  shape('M-12 54h24v8h-24z', 'steelLight', EDGE);

/** A fork of a universal joint, opening to the right. */
export const yoke = (x: number, y: number, w: number): Svg =>
  shape(
    `M${x} ${y - 34}h${w * 0.3}q10 0 18 -10l${w * 0.2} -20h${w * 0.34}q14 0 14 14v16q0 12 -14 14l-${w * 0.34} 4v32l${w * 0.34} 4q14 2 14 14v16q0 14 -14 14h-${w * 0.34}l-${w * 0.2} -20q-8 -10 -18 -10h-${w * 0.3}z`,
    'steel',
  );

/** A loop of chain from one point along a line, link by link. */
export const chain = (x: number, y: number, links: number): Svg =>
  times(links, (i) => tube(`M${x + i * 4} ${y + i * 13}v13`, i % 2 ? 4 : 9, 'steelLight', FINE));

/** A hex bolt head with its washer. */
export const bolt = (x: number, y: number, r: number): Svg => {
  const points = times(
    6,
    (i) => `${i ? 'L' : 'M'}${polar(x, y, r * 0.66, (i / 6) * Math.PI * 2 + 0.2).join(' ')}`,
  );
  return circle(x, y, r, 'steelLight', EDGE) + shape(`${points}z`, 'steel', EDGE);
};
