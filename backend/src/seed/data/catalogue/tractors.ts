import type { CatalogueEntry } from './entry';

/** Tractors, from compact to articulated. */
export const tractors = {
  'track-tractor': {
    name: 'Track tractor C 310',
    price: '228000.00',
    available: 3,
    minimum: 1,
    description:
      'Rubber-belt crawler with an 8.7-liter six-cylinder engine of 310 hp and a 2.6 m ground contact at 0.36 bar, a third of what a wheel leaves behind. Differential steering under full power, 16-speed powershift, cab on four rubber mounts and a category 4 drawbar.',
  },
  'articulated-tractor': {
    name: 'Articulated tractor A 420',
    price: '259000.00',
    available: 2,
    minimum: 1,
    description:
      'Four equal 2.05 m wheels, a center joint with 38 degrees of steering, and a 12.9-liter engine of 420 hp for the widest tools that we build. Full powershift with 18 speeds, 430 l/min of hydraulic oil, an 1,100-liter tank that lasts the day, and every service point in reach from the ground.',
  },
  'compact-tractor': {
    name: 'Compact tractor K 38',
    price: '31400.00',
    available: 14,
    minimum: 1,
    description:
      'A 38 hp three-cylinder for yards, vegetables and orchards: 1.4 m wide, 2.5 m turning circle, hydrostatic drive with two ranges, roll bar that folds for the shed. Lifts 1,200 kg at the rear links, and the mid PTO takes a mower deck. Everything that needs grease has a nipple.',
  },
  'row-crop-tractor': {
    name: 'High-clearance tractor H 90',
    price: '83700.00',
    available: 4,
    minimum: 1,
    description:
      'Portal axles lift the frame to 1.2 m over the ground, so a 90 hp tractor goes through corn, tobacco or nursery stock without a broken leaf. Narrow 270 mm tires, track from 1.5 to 2.2 m, a speed down to 0.2 km/h for planting, and a clear view of the row from the seat.',
  },
  'field-tractor': {
    name: 'Field tractor T 120',
    price: '74350.00',
    available: 9,
    minimum: 1,
    description:
      'A 4.4-liter four-cylinder with 118 hp, a 24-speed powershift and a cab that keeps the dust and the noise out: 71 dB at full load. Lifts 5.8 t at the rear, 100 l/min of oil for four pairs of couplers, 50 km/h on the road. Built in Ames, tested for eight hours before it leaves.',
  },
} as const satisfies Record<string, CatalogueEntry>;
