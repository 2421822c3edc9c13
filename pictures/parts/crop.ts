import { EDGE, FINE, line, shape } from '../lib/paint';
import { GROUND } from '../lib/sheet';
import { place, repeat, times, type Svg } from '../lib/svg';

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
