/** Wheels, gears, housings, filters and the like, in the frame of an axis (`figures/axis.ts`). */
import { bore, cylinder, drum, face, prism, rectangle, ringOf } from '../figures/axis';
import { FINE } from '../lib/paint';
import { dots, filled, hoops, spokes, toothed, type Kind } from './kind';

export const round = {
  disc: {
    reach: 0.1,
    draw: (r, ground) =>
      filled(toothed(r * 0.1, r, r * 0.1, 14), 'steelDark') +
      filled(toothed(0, r, r * 0.1, 14), 'steel') +
      face(0, r * 0.74, 'steelLight', FINE) +
      face(0, r * 0.5, 'steel', FINE) +
      dots(0, r * 0.32, 5, r * 0.05, 'rubber') +
      bore(0, r * 0.2, r * 0.1, ground),
  },
  plate: {
    reach: 0.14,
    draw: (r, ground) =>
      drum(0, r * 0.14, r, 'steel', 'steelLight') +
      face(0, r * 0.7, 'steel', FINE) +
      dots(0, r * 0.48, 6, r * 0.07, 'rubber') +
      bore(0, r * 0.24, r * 0.14, ground),
  },
  lining: {
    reach: 0.16,
    draw: (r, ground) =>
      ringOf(0, r * 0.16, r, r * 0.56, 'mud', 'mud', ground) +
      dots(0, r * 0.78, 8, r * 0.05, 'wheat'),
  },
  gear: {
    reach: 0.6,
    draw: (r, ground) =>
      filled(toothed(r * 0.6, r, r * 0.16, 18), 'steelDark') +
      cylinder(0, r * 0.6, r * 0.9, 'steel') +
      spokes(r * 0.02, [r * 0.8, r * 0.92], 18, r * 0.05) +
      filled(toothed(0, r, r * 0.16, 18), 'steelLight') +
      face(0, r * 0.62, 'steel', FINE) +
      bore(0, r * 0.34, r * 0.6, ground),
  },
  pulley: {
    reach: 0.6,
    draw: (r, ground) =>
      cylinder(r * 0.44, r * 0.6, r, 'red') +
      cylinder(r * 0.16, r * 0.44, r * 0.84, 'redDark') +
      drum(0, r * 0.16, r, 'red') +
      face(0, r * 0.8, 'redDark', FINE) +
      drum(-r * 0.06, 0, r * 0.4, 'steel', 'steelLight') +
      bore(-r * 0.06, r * 0.22, r * 0.6, ground),
  },
  hub: {
    reach: 1.3,
    draw: (r, ground) =>
      cylinder(r * 0.8, r * 1.3, r * 0.6, 'red') +
      drum(r * 0.6, r * 0.8, r, 'red') +
      dots(r * 0.6, r * 0.8, 6, r * 0.09, 'steelLight') +
      drum(0, r * 0.6, r * 0.56, 'red') +
      bore(0, r * 0.38, r * 1.3, ground, 'rubber'),
  },
  cap: {
    reach: 0.8,
    draw: (r) =>
      cylinder(r * 0.3, r * 0.8, r, 'red') +
      cylinder(0, r * 0.3, r * 0.8, 'red', r) +
      face(0, r * 0.8, 'red') +
      face(0, r * 0.56, 'redDark', FINE),
  },
  housing: {
    reach: 0.9,
    draw: (r, ground) =>
      prism(rectangle(r * 2, r * 2), r * 0.5, r * 0.9, 'red') +
      drum(0, r * 0.5, r * 0.8, 'red') +
      face(0, r * 0.6, 'steelLight', FINE) +
      bore(0, r * 0.42, r * 0.9, ground, 'rubber'),
  },
  casing: {
    reach: 1.8,
    draw: (r) =>
      prism(rectangle(r * 1.8, r * 1.8), r * 0.5, r * 1.8, 'red') +
      dots(r * 0.5, r * 0.88, 4, r * 0.09, 'steelLight') +
      drum(r * 0.2, r * 0.5, r * 0.62, 'steel', 'steelLight') +
      drum(-r * 0.4, r * 0.2, r * 0.22, 'steelLight', 'steel'),
  },
  element: {
    reach: 2,
    draw: (r, ground) =>
      cylinder(r * 1.8, r * 2, r, 'rubber') +
      cylinder(r * 0.2, r * 1.8, r * 0.92, 'paper') +
      hoops(r * 0.4, r * 0.2, 7, r * 0.92) +
      drum(0, r * 0.2, r, 'rubber') +
      bore(0, r * 0.56, r * 2, ground),
  },
  can: {
    reach: 2,
    draw: (r, ground) =>
      cylinder(r * 0.1, r * 2, r, 'red') +
      hoops(r * 1.5, r * 0.12, 3, r) +
      face(r * 0.1, r, 'steel') +
      drum(0, r * 0.1, r * 0.84, 'rubber') +
      face(0, r * 0.68, 'steelLight', FINE) +
      dots(0, r * 0.5, 8, r * 0.08, 'rubber') +
      bore(0, r * 0.26, r * 2, ground, 'rubber'),
  },
  diaphragm: {
    reach: 0.3,
    draw: (r) =>
      drum(r * 0.16, r * 0.3, r, 'rubber') +
      face(r * 0.16, r * 0.82, 'rubber', FINE) +
      cylinder(0, r * 0.16, r * 0.5, 'rubber', r * 0.7) +
      face(0, r * 0.5, 'rubber', FINE) +
      face(0, r * 0.16, 'steelLight', FINE),
  },
  roller: {
    reach: 4.6,
    draw: (r) =>
      cylinder(r * 4, r * 4.6, r * 0.4, 'steelLight') +
      drum(r * 0.6, r * 4, r, 'rubber', 'steel') +
      drum(0, r * 0.6, r * 0.4, 'steelLight', 'steel'),
  },
  wheel: {
    reach: 0.8,
    draw: (r, ground) =>
      cylinder(r * 0.08, r * 0.8, r, 'rubber') +
      hoops(r * 0.24, r * 0.16, 3, r) +
      cylinder(0, r * 0.08, r * 0.9, 'rubber', r) +
      face(0, r * 0.9, 'rubber') +
      face(0, r * 0.6, 'steelLight') +
      face(r * 0.06, r * 0.52, 'red', FINE) +
      dots(r * 0.06, r * 0.32, 6, r * 0.05, 'rubber') +
      bore(r * 0.06, r * 0.18, r * 0.6, ground),
  },
  fan: {
    reach: 0.5,
    draw: (r, ground) =>
      cylinder(0, r * 0.5, r, 'steel') +
      face(0, r, 'steelLight') +
      face(0, r * 0.9, 'steelDark', FINE) +
      spokes(0, [r * 0.3, r * 0.86], 10, r * 0.09) +
      drum(-r * 0.08, 0, r * 0.32, 'red') +
      bore(-r * 0.08, r * 0.16, r * 0.3, ground),
  },
  metering: {
    reach: 1.6,
    draw: (r, ground) =>
      cylinder(0, r * 1.6, r * 0.9, 'leaf') +
      hoops(r * 0.3, r * 0.3, 5, r * 0.9) +
      filled(toothed(0, r, r * 0.2, 12), 'leaf') +
      bore(0, r * 0.34, r * 1.6, ground, 'rubber'),
  },
  auger: {
    reach: 6,
    draw: (r) =>
      cylinder(r * 0.4, r * 6, r * 0.24, 'steelLight') +
      Array.from({ length: 6 }, (_, i) => {
        const x = r * (5.3 - i);
        return drum(x, x + r * 0.1, r, 'red') + cylinder(x - r * 0.9, x, r * 0.24, 'steelLight');
      }).join('') +
      face(r * 0.4 - r * 0.5, r * 0.24, 'steel'),
  },
  rotor: {
    reach: 2,
    draw: (r) =>
      cylinder(r * 0.8, r * 2, r * 0.4, 'steelLight') +
      drum(r * 0.5, r * 0.8, r * 0.7, 'red') +
      prism(rectangle(r * 2, r * 0.6), r * 0.2, r * 0.5, 'red') +
      dots(r * 0.2, r * 0.6, 4, r * 0.1, 'steelLight'),
  },
} as const satisfies Record<string, Kind>;
