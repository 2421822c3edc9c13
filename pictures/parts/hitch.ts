import { box, circle, EDGE, FINE, line, ring, shade, shape, tube, type Paint } from '../lib/paint';
import { GROUND } from '../lib/sheet';
import { polar, times, type Svg } from '../lib/svg';

/** A drawbar from the frame at (x, y) to its towing eye at (eyeX, eyeY). */
export const drawbar = (
  x: number,
  y: number,
  eyeX: number,
  eyeY: number,
  paint: Paint = 'red',
): Svg =>
  tube(`M${x} ${y}L${eyeX - 46} ${eyeY}`, 20, paint) +
  tube(`M${eyeX - 50} ${eyeY}H${eyeX - 12}`, 13, 'steelDark') +
  circle(eyeX - 10, eyeY, 10, 'steel') +
  circle(eyeX - 10, eyeY, 3.5, 'rubber', FINE);

/** The parking jack under a drawbar. */
export const jack = (x: number, y: number): Svg =>
  tube(`M${x} ${y - 34}V${GROUND - 26}`, 15, 'steel') +
  tube(`M${x} ${GROUND - 28}V${GROUND - 6}`, 9, 'steelDark') +
  box(x - 18, GROUND - 8, 36, 8, 'steelDark', 3, EDGE) +
  line(`M${x} ${y - 34}v-10h16`, 3.4);

/** A hydraulic ram: barrel from the first point, rod to the second. */
export function ram(x1: number, y1: number, x2: number, y2: number, bore = 14): Svg {
  const [mx, my] = [x1 + (x2 - x1) * 0.6, y1 + (y2 - y1) * 0.6];
  return (
    tube(`M${mx} ${my}L${x2} ${y2}`, bore * 0.55, 'steelLight', 2) +
    tube(`M${x1} ${y1}L${mx} ${my}`, bore, 'steelDark', 2) +
    circle(x1, y1, bore * 0.42, 'steel', FINE) +
    circle(x2, y2, bore * 0.42, 'steel', FINE)
  );
}

/** A three-point headstock from the side. Its pins are at x, and its mast leans back to the frame. */
export const headstock = (
  x: number,
  top: number,
  bottom: number,
  depth = 60,
  paint: Paint = 'red',
): Svg =>
  tube(`M${x - 6} ${top}L${x - depth} ${bottom - 20}`, 12, 'steelDark') +
  shape(`M${x - 26} ${top - 14}h24q8 0 8 8v${bottom - top + 6}q0 10 -8 10h-18q-8 0 -8 -8z`, paint) +
  circle(x - 8, top, 7, 'steel', EDGE) +
  circle(x - 8, bottom, 8, 'steel', EDGE) +
  tube(`M${x - 8} ${bottom}H${x + 12}`, 8, 'steel');

/** A cage roller, seen from the end. */
export function cageRoller(x: number, r: number, bars = 10): Svg {
  const y = GROUND - r;
  const spokes = times(bars / 2, (i) => {
    const a = (i / bars) * Math.PI * 2;
    return `M${polar(x, y, r - 6, a).join(' ')}L${polar(x, y, r - 6, a + Math.PI).join(' ')}`;
  });
  const studs = times(bars, (i) => {
    const [bx, by] = polar(x, y, r - 6, (i / bars) * Math.PI * 2);
    return circle(bx, by, 5.5, 'steel', FINE);
  });
  return ring(x, y, r - 6, 5) + line(spokes, 3.4) + studs + circle(x, y, r * 0.26, 'wheat', EDGE);
}

/** A frame beam. */
export const beam = (x: number, y: number, w: number, h: number, paint: Paint = 'red'): Svg =>
  box(x, y, w, h, paint, 5) + shade(`M${x + 2} ${y + h - 2}v${-h * 0.3}h${w - 4}v${h * 0.3}z`);
