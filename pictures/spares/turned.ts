/** Bolts, bearings, seals, pins and the like, in the frame of an axis (`figures/axis.ts`). */
import { boltAt, bore, cylinder, drum, face, hexagon, ringOf, ROUND } from '../figures/axis';
import { FINE, PAINT, tube } from '../lib/paint';
import { el } from '../lib/svg';
import { dots, spokes, type Kind } from './kind';

export const turned = {
  bolt: { reach: 4, draw: (r) => boltAt(r * 4, r, [0, 0]) },
  stud: { reach: 4, draw: (r) => boltAt(r * 4, r, [0, 0], false) },
  nut: {
    reach: 0.9,
    draw: (r, ground) =>
      hexagon(0, r * 0.9, r, 'steel', 'steelLight') + bore(0, r * 0.54, r * 0.9, ground),
  },
  washer: {
    reach: 0.16,
    draw: (r, ground) => ringOf(0, r * 0.16, r, r * 0.52, 'steel', 'steelLight', ground),
  },
  bearing: {
    reach: 0.62,
    draw: (r, ground) =>
      drum(0, r * 0.62, r, 'steel', 'steelLight') +
      face(0, r * 0.84, 'steelDark', FINE) +
      dots(0, r * 0.71, 11, r * 0.11, 'steelLight') +
      face(0, r * 0.6, 'steelLight', FINE) +
      bore(0, r * 0.44, r * 0.62, ground),
  },
  taper: {
    reach: 0.56,
    draw: (r, ground) =>
      cylinder(0, r * 0.5, r * 0.78, 'steelDark', r) +
      spokes(0, [r * 0.6, r * 0.8], 16, r * 0.06) +
      drum(-r * 0.06, 0, r * 0.6, 'steelLight') +
      bore(-r * 0.06, r * 0.46, r * 0.56, ground),
  },
  seal: {
    reach: 0.26,
    draw: (r, ground) =>
      drum(0, r * 0.26, r, 'rubber') +
      face(0, r * 0.8, 'wheat', FINE) +
      face(0, r * 0.73, 'rubber', FINE) +
      bore(0, r * 0.6, r * 0.26, ground),
  },
  ring: {
    reach: 0.14,
    draw: (r, ground) => ringOf(0, r * 0.14, r, r * 0.82, 'rubber', 'rubber', ground),
  },
  bushing: {
    reach: 1.4,
    draw: (r, ground) => ringOf(0, r * 1.4, r, r * 0.72, 'wheat', 'wheat', ground),
  },
  spacer: {
    reach: 0.8,
    draw: (r, ground) => ringOf(0, r * 0.8, r, r * 0.62, 'steel', 'steelLight', ground),
  },
  shaft: {
    reach: 5,
    draw: (r) =>
      cylinder(r * 4, r * 5, r * 0.7, 'steelLight') +
      cylinder(r, r * 4, r, 'steelLight') +
      face(r, r, 'steel') +
      drum(0, r, r * 0.7, 'steelLight', 'steel'),
  },
  pin: {
    reach: 4.4,
    draw: (r) =>
      cylinder(r * 0.5, r * 4.4, r * 0.62, 'steelLight') +
      el('ellipse', {
        ...{ cx: r * 3.9, cy: 0, rx: r * 0.14, ry: r * 0.2 },
        ...{ fill: PAINT.rubber, 'stroke-width': FINE },
      }) +
      drum(0, r * 0.5, r, 'steel', 'steelLight'),
  },
  spring: {
    reach: 3.2,
    draw: (r) => {
      const loop = (i: number): string => {
        const x = r * 0.45 * i;
        const [rx, ry] = [r * ROUND, r].map((n) => n.toFixed(1));
        return `M${x.toFixed(1)} ${-r}A${rx} ${ry} 0 0 0 ${(x + r * 0.22).toFixed(1)} ${r}A${rx} ${ry} 0 0 0 ${(x + r * 0.45).toFixed(1)} ${-r}`;
      };
      return Array.from({ length: 7 }, (_, i) => tube(loop(6 - i), r * 0.2, 'steel', 3)).join('');
    },
  },
  pipe: {
    reach: 4.4,
    draw: (r, ground) => ringOf(0, r * 4.4, r, r * 0.8, 'steel', 'steelLight', ground),
  },
} as const satisfies Record<string, Kind>;
