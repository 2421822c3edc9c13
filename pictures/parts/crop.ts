import { circle, EDGE, FINE, line, oval, PAINT, shade, shape } from '../lib/paint';
import { GROUND } from '../lib/sheet';
import { el, place, repeat, times, type Svg } from '../lib/svg';

/** A young corn plant of the given height at the origin. */
function plant(height: number): Svg {
  const h = height;
  const leaf = (y: number, reach: number): string =>
    `M0 ${-y}q${reach * 0.5} ${-h * 0.34} ${reach} ${-h * 0.12}q${-reach * 0.5} ${-h * 0.06} ${-reach} ${h * 0.12}z`;
  const d = [
    leaf(h * 0.2, h * 0.36),
    leaf(h * 0.34, -h * 0.4),
    leaf(h * 0.52, h * 0.34),
    leaf(h * 0.64, -h * 0.28),
  ];
  return (
    line(`M0 0V${-h * 0.8}`, EDGE) +
    shape(
      d.join('') +
        `M0 ${-h * 0.7}q${h * 0.1} ${-h * 0.2} 0 ${-h * 0.3}q${-h * 0.1} ${h * 0.1} 0 ${h * 0.3}z`,
      'leaf',
      1.2,
    )
  );
}

/** A row of young corn plants from x, at the given pitch. */
export const crop = (x: number, count: number, pitch: number, height: number): Svg =>
  place(
    x,
    GROUND,
    repeat(
      'plant',
      plant(height),
      Array.from({ length: count - 1 }, (_, i) => [(i + 1) * pitch, 0]),
    ),
  );

/** Ears of wheat on their stalks from x, leaning back slightly. */
export function wheat(x: number, count: number, pitch: number, height: number): Svg {
  const ear = `M0 0q-3 ${-height * 0.4} 2 ${-height * 0.7}`;
  const grains = times(
    4,
    (i) => `M2 ${-height * 0.68 - i * 7}q-8 -2 -6 -9q6 1 6 9q1 -8 8 -9q1 7 -8 9z`,
  );
  const one = line(ear, FINE) + shape(grains, 'wheat', 1.1);
  return place(
    x,
    GROUND,
    repeat(
      'ear',
      one,
      Array.from({ length: count - 1 }, (_, i) => [(i + 1) * pitch, 0]),
    ),
  );
}

/** Standing grass in front of the cutter bar. */
export const grass = (x: number, count: number, pitch: number, h: number): Svg => {
  const tuft = shape(
    `M-8 0q2 ${-h * 0.6} -8 ${-h * 0.8}q14 ${h * 0.3} 14 ${h * 0.8}zM0 0q2 ${-h * 0.8} 8 ${-h}q2 ${h * 0.6} -2 ${h}zM4 0q6 ${-h * 0.5} 18 ${-h * 0.6}q-8 ${h * 0.2} -12 ${h * 0.6}z`,
    'leaf',
    1.2,
  );
  return place(
    x,
    GROUND,
    repeat(
      'tuft',
      tuft,
      Array.from({ length: count - 1 }, (_, i) => [(i + 1) * pitch, 0]),
    ),
  );
};

/** A heap of cut grass between two points. */
export const swath = (x1: number, x2: number): Svg =>
  shape(
    `M${x1} ${GROUND}q6 -28 30 -30q16 -16 40 -8q24 -14 46 2q30 -2 ${x2 - x1 - 116} 36z`,
    'leaf',
    EDGE,
  ) +
  line(
    `M${x1 + 20} ${GROUND - 6}q20 -14 34 -12M${x1 + 62} ${GROUND - 22}q16 -6 30 2M${x1 + 78} ${GROUND - 6}q20 -10 40 -6`,
    FINE,
  );

/** Potatoes of varying shape along a line. */
export const potatoes = (x1: number, y1: number, x2: number, y2: number, count: number): Svg =>
  times(count, (i) => {
    const t = (i + 0.5) / count;
    const one = oval(0, 0, 11 + (i % 3), 8 + (i % 2), 'wheat', FINE);
    return place(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t, one, ((i * 53) % 60) - 30);
  });

/** Chopped corn that leaves the spout. */
export const choppedCorn = (): Svg =>
  times(5, (i) =>
    el('path', {
      d: `M${62 + i * 3} ${108 + i * 3}q${-14 + i * 5} 30 ${-20 + i * 8} 84`,
      'stroke-width': 5,
      'stroke-dasharray': '0 11',
      'stroke-dashoffset': i * 4,
      stroke: PAINT.leaf,
    }),
  );

/** A bale that just left the chamber. */
export const baleBehind = (): Svg => {
  const [x, y, r] = [122, GROUND - 82, 82];
  const layers = times(4, (i) => {
    const [outer, inner] = [r - 12 - i * 17, r - 12 - (i + 1) * 17];
    const middle = (outer + inner) / 2;
    return `A${middle} ${middle} 0 0 1 ${x + inner} ${y}A${inner} ${inner} 0 0 1 ${x - inner} ${y}`;
  });
  return (
    circle(x, y, r, 'wheat') +
    shade(
      `M${x + 58} ${y - 58}A${r} ${r} 0 0 1 ${x - 58} ${y + 58}A${r * 1.3} ${r * 1.3} 0 0 0 ${x + 58} ${y - 58}z`,
      0.13,
    ) +
    line(`M${x - r + 12} ${y}${layers}`)
  );
};
