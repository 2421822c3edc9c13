import {
  box,
  circle,
  EDGE,
  FINE,
  gleam,
  line,
  LINE,
  mark,
  PAINT,
  shade,
  shape,
  tube,
  type Paint,
} from '../lib/paint';
import { el, polar, times, type Svg } from '../lib/svg';

/** A molded tank with ribs, a filler lid and a level gauge. */
export function tank(x: number, y: number, w: number, h: number, paint: Paint = 'paper'): Svg {
  const r = Math.min(w, h) * 0.3;
  const body = `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}L${x + w - 10} ${y + h - r * 0.7}Q${x + w - 14} ${y + h} ${x + w - r * 0.8 - 10} ${y + h}H${x + r * 0.8 + 10}Q${x + 14} ${y + h} ${x + 10} ${y + h - r * 0.7}L${x} ${y + r}Q${x} ${y} ${x + r} ${y}Z`;
  const ribs = times(3, (i) => `M${x + (w * (i + 1)) / 4} ${y + 12}V${y + h - 12}`);
  return (
    box(x + w * 0.4, y - 17, w * 0.2, 20, 'red', 6) +
    shape(body, paint) +
    shade(
      `M${x + 6} ${y + h * 0.62}L${x + 10} ${y + h - r * 0.7}Q${x + 14} ${y + h} ${x + r * 0.8 + 10} ${y + h}H${x + w - r * 0.8 - 10}Q${x + w - 14} ${y + h} ${x + w - 10} ${y + h - r * 0.7}L${x + w - 6} ${y + h * 0.62}Q${x + w / 2} ${y + h * 0.78} ${x + 6} ${y + h * 0.62}z`,
      0.12,
    ) +
    mark(ribs, 1.4) +
    tube(`M${x + w - 30} ${y + h * 0.2}V${y + h * 0.8}`, 7, 'glass', 1.4)
  );
}

/** A hopper that narrows downward, seen from the side. */
export function hopper(
  x: number,
  y: number,
  w: number,
  h: number,
  outlet: number,
  paint: Paint = 'red',
): Svg {
  const [a, b] = [x + (w - outlet) / 2, x + (w + outlet) / 2];
  const wall = h * 0.42;
  return (
    shape(`M${x} ${y}h${w}v${wall}L${b} ${y + h}H${a}L${x} ${y + wall}z`, paint) +
    shade(`M${x} ${y + wall}h${w}L${b} ${y + h}H${a}z`, 0.2) +
    gleam(`M${x + 4} ${y + 4}h${w * 0.1}v${wall - 8}h${-w * 0.1}z`, 0.22) +
    line(`M${x} ${y + wall}h${w}`, EDGE) +
    line(
      times(
        2,
        (i) => `M${x + (w * (i + 1)) / 3} ${y}v${wall}L${a + (outlet * (i + 1)) / 3} ${y + h}`,
      ),
      FINE,
    )
  );
}

/** The domed lid of a hopper, with its grip. */
export const lid = (x: number, y: number, w: number, h: number, paint: Paint = 'paper'): Svg =>
  shape(
    `M${x - 8} ${y}q0 ${-h * 0.6} 26 ${-h * 0.8}q${w / 2 - 18} ${-h * 0.4} ${w - 36} 0q26 ${h * 0.2} 26 ${h * 0.8}z`,
    paint,
  ) +
  shade(`M${x - 8} ${y}v${-h * 0.22}h${w + 16}v${h * 0.22}z`, 0.14) +
  mark(`M${x + w * 0.44} ${y - h * 0.4}h${w * 0.12}`, 4);

/** An auger in its pipe between two points; the bands are the joints of the pipe. */
export function auger(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width: number,
  paint: Paint = 'red',
): Svg {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const half = width / 2;
  const bands = times(3, (i) => {
    const t = 0.22 + i * 0.28;
    const [px, py] = [x1 + dx * t, y1 + dy * t];
    return `M${px - uy * half} ${py + ux * half}L${px + uy * half} ${py - ux * half}`;
  });
  return tube(`M${x1} ${y1}L${x2} ${y2}`, width, paint, LINE) + line(bands, EDGE);
}

/** A railing on a platform. */
export const railing = (x: number, y: number, w: number, h: number, posts = 3): Svg =>
  line(
    `M${x} ${y}v${-h}h${w}v${h}M${x} ${y - h / 2}h${w}` +
      times(posts - 2, (i) => `M${x + (w * (i + 1)) / (posts - 1)} ${y}v${-h}`),
    3.6,
  );

const vanes = (x: number, y: number, r: number): string =>
  times(6, (i) => {
    const a = (i / 6) * Math.PI * 2;
    return `M${x} ${y}Q${polar(x, y, r * 0.42, a + 0.6).join(' ')} ${polar(x, y, r * 0.6, a).join(' ')}`;
  });

/** A fan housing with its guard, seen along the shaft. */
export const fan = (x: number, y: number, r: number, paint: Paint = 'red'): Svg =>
  circle(x, y, r, paint) +
  circle(x, y, r * 0.68, 'rubber', EDGE) +
  el('path', { d: vanes(x, y, r), stroke: PAINT.steel }) +
  circle(x, y, r * 0.16, 'wheat', FINE);
