import type { CatalogueEntry } from './entry';

/** Drills, planters and spreaders. */
export const seeding = {
  'air-seeder': {
    name: 'Air seeder A 900',
    price: '142300.00',
    available: 3,
    minimum: 1,
    description:
      'Two-tank cart of 9,000 liters with a hydraulic fan, metered by section and weighed on four load cells, behind a 9 m bar with 36 spring-tine openers on 250 mm rows. Seed and starter fertilizer go down in one pass, and the loading auger empties a tote bag in four minutes.',
  },
  'fertiliser-spreader': {
    name: 'Fertilizer spreader D 2400',
    price: '18700.00',
    available: 10,
    minimum: 1,
    description:
      'Twin-disc mounted spreader with a 2,400-liter hopper, weigh frame and gates that follow the ground speed, for 12 to 36 m. Border spreading is switched from the seat, section control comes as standard. Stainless discs and chutes, cover included. Washes out with a hose.',
  },
  'precision-planter': {
    name: 'Precision planter E 6',
    price: '39600.00',
    available: 6,
    minimum: 1,
    description:
      'Six-row vacuum planter for corn, beets and sunflowers on 75 cm (30 in) rows, each row on a parallelogram with 180 kg of down pressure. One seed at a time, 98 out of 100 in place at 10 km/h, 60-liter hoppers, electric metering that stops row by row where you have been before.',
  },
  'seed-drill': {
    name: 'Seed drill L 300',
    price: '28750.00',
    available: 8,
    minimum: 1,
    description:
      'Trailed 3 m drill with 20 double-disc openers on 15 cm rows, each pressed with up to 120 kg and followed by its own depth wheel. The 1,700-liter hopper is filled from a bag or a bucket, metering is electric from 1 to 400 kg/ha, and a tine harrow leaves it level.',
  },
} as const satisfies Record<string, CatalogueEntry>;
