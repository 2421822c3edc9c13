import type { CatalogueEntry } from './entry';

/** Tillage machines. */
export const tillage = {
  'power-harrow': {
    name: 'Power harrow P 300',
    price: '15950.00',
    available: 7,
    minimum: 1,
    description:
      'A 3 m power harrow with twelve rotors on taper roller bearings in a sealed, welded trough. Quick-fit blades of 15 mm boron steel, a shear-bolt driveline with a 1000 rpm gearbox, and a 500 mm toothed packer that carries the weight. For tractors from 110 hp.',
  },
  'ring-roller': {
    name: 'Ring roller C 630',
    price: '16480.00',
    available: 6,
    minimum: 1,
    description:
      'A 6.3 m folding roller with 600 mm spheroidal-iron rings on a 60 mm shaft and breaker rings between them. Presses seed into the ground, levels clods and pushes stones down ahead of the header. Weighs 3.3 t, folds hydraulically to 2.5 m, and needs 100 hp.',
  },
  'stubble-cultivator': {
    name: 'Stubble cultivator S 400',
    price: '23600.00',
    available: 8,
    minimum: 1,
    description:
      'A 4 m trailed cultivator with three rows of spring-loaded tines 27 cm apart, 850 mm under the frame and a trip force of 600 kg. Works straw in at 8 to 30 cm, levels it with discs behind, and firms the ground with a tube roller that also holds the depth. From 160 hp.',
  },
  'disc-harrow': {
    name: 'Compact disc harrow H 520',
    price: '32480.00',
    available: 9,
    minimum: 1,
    description:
      'Two rows of 610 mm serrated discs, each on its own rubber-sprung arm, with 92 cm between the rows so that straw flows. Works at 5 to 14 cm and 15 km/h, folds to 3 m for the road, and closes with a V-ring roller. Bearings are sealed for life with oil. From 150 hp.',
  },
  'reversible-plough': {
    name: 'Reversible plow Orion 5',
    price: '27900.00',
    available: 7,
    minimum: 1,
    description:
      'Five-furrow mounted plow with 90 cm between bodies and 78 cm under the beam. Furrow width from 30 to 50 cm is set hydraulically, each leg trips over stones at 1.4 t and returns by itself. Turnover in six seconds, beam of 150 mm micro-alloyed steel. From 140 hp.',
  },
} as const satisfies Record<string, CatalogueEntry>;
