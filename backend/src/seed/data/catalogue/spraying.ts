import type { CatalogueEntry } from './entry';

/** Sprayers for field, orchard and hillside. */
export const spraying = {
  'mounted-sprayer': {
    name: 'Mounted sprayer M 1200',
    price: '14200.00',
    available: 9,
    minimum: 1,
    description:
      'A 1,200-liter polyethylene tank carried close to the tractor and a 15 m steel boom on a trapeze that keeps it level on slopes. Piston-diaphragm pump of 160 l/min, five sections switched from the seat, and a 130-liter rinsing tank so that you come home clean.',
  },
  'orchard-mist-blower': {
    name: 'Orchard mist blower O 1500',
    price: '21750.00',
    available: 5,
    minimum: 1,
    description:
      'Trailed blower for orchards and vineyards with a 1,500-liter tank and an 820 mm axial fan that moves 62,000 cubic meters of air an hour. Twenty roll-over nozzles with a closing tap each, guide plates for the height of the trees, and a clutch that lets the fan stand still on the headland.',
  },
  'spraying-drone': {
    name: 'Spraying drone D 40',
    price: '17850.00',
    available: 11,
    minimum: 1,
    description:
      'Six folding rotors of 70 cm and a 40-liter tank for steep vineyards, wet corners and tall corn where no wheel should go. Two centrifugal nozzles set the drop from 60 to 400 micron, radar holds 3 m above the crop, and two batteries with the charger keep it flying all day: 14 ha an hour.',
  },
  'trailed-sprayer': {
    name: 'Trailed sprayer T 3000',
    price: '48900.00',
    available: 6,
    minimum: 1,
    description:
      'A 3,000-liter polyethylene tank with 320 liters for rinsing, a steering axle with air suspension, and a 24 m boom with 8 sections that folds along the tank. Nozzle change from the seat, 250 l/min pump, drift-reducing nozzles that close within a blink at the headland.',
  },
  'self-propelled-sprayer': {
    name: 'Self-propelled sprayer X 4000',
    price: '249500.00',
    available: 2,
    minimum: 1,
    description:
      'Clearance of 1.25 m, a 4,000-liter tank between the axles and a 36 m aluminum boom that follows the ground at 20 km/h. Hydrostatic four-wheel drive of 230 hp, four-wheel steering, wheel track from 1.8 to 2.6 m set from the seat, and a cab in front with charcoal filters.',
  },
} as const satisfies Record<string, CatalogueEntry>;
