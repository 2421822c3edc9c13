import type { CatalogueEntry } from './entry';

/** Wearing and spare parts, mostly sold in packs. */
export const parts = {
  'oil-filter': {
    name: 'Oil filter F 93',
    price: '14.80',
    available: 640,
    minimum: 10,
    description:
      'Spin-on full-flow filter for our four- and six-cylinder engines. Pleated glass-fiber element, 12 micron, with a bypass valve that opens at 1.7 bar and a nitrile seal. Thread M22 x 1.5, change every 500 hours. Sold from ten, one season for a small fleet.',
  },
  'drive-belt': {
    name: 'Ribbed drive belt B 1850',
    price: '68.50',
    available: 180,
    minimum: 5,
    description:
      'Six-rib aramid-cord belt for the fan and feeder drive of the C 640 combine and the F 500 forage harvester. Effective length 1,850 mm, matched within 2 mm, raw-edge and heat-proof to 120 °C. Run it in for an hour, then tension it once to 18 mm deflection.',
  },
  'harrow-disc': {
    name: 'Serrated harrow disc 610',
    price: '46.90',
    available: 420,
    minimum: 10,
    description:
      'Notched disc of 610 mm in 6 mm boron steel, hardened to 50 HRC and shot-peened on the concave side. Five-hole hub pattern on 140 mm fits all our harrows since 2009. Cuts long straw in wet ground where a plain disc only rolls over it. Sold in tens or more.',
  },
  'nozzle-set': {
    name: 'Flat-fan nozzle set N 110',
    price: '38.40',
    available: 360,
    minimum: 5,
    description:
      'Five drift-reducing flat-fan nozzles with caps and seals, sizes 015 to 04 in the ISO colors, 110 degree fan. Ceramic orifice with ten times the life of plastic, 1.5 to 6 bar. One set equips a boom section for trials; the bayonet fits every sprayer that we have built.',
  },
  'spring-tine': {
    name: 'Spring tine S 32',
    price: '21.60',
    available: 900,
    minimum: 25,
    description:
      'S-shaped cultivator tine of 32 x 12 mm spring steel with a reversible point. The double bend lets it shake clods apart and swing around stones, then come back true. Breaks at no less than 310 kg of pull. Clamp for 40 to 60 mm frame, M12 bolts included. Sold from 25.',
  },
  'pto-shaft': {
    name: 'PTO shaft G 1210',
    price: '312.00',
    available: 58,
    minimum: 2,
    description:
      'Telescopic drive shaft of 1,210 mm closed length with lemon-profile tubes, rated at 75 hp at 540 rpm. Greasable crosses of 30 x 92 mm, a quick-release yoke at the tractor end, a shear bolt at the other, and a full guard with chains. Cut to length without special tools.',
  },
  ploughshare: {
    name: 'Plowshare R 14',
    price: '58.20',
    available: 260,
    minimum: 5,
    description:
      'Bolt-on share for 14-inch bodies with a reversible point, forged from boron steel with a tungsten-carbide weld on the cutting edge. Suits the Orion plow and most bodies with 180 mm hole spacing, left- and right-hand. Countersunk bolts and nuts included. Sold from five, a set.',
  },
  'drive-wheel': {
    name: 'Drive wheel 710/70 R42',
    price: '3980.00',
    available: 16,
    minimum: 2,
    description:
      'Complete rear wheel for the T 120 and T 180: 2,050 mm radial tire, eight-ply, on a painted steel rim with a ten-hole disc, 335 mm bolt circle. Runs at 0.8 bar in the field and carries 6 t on the road. Mounted, balanced and filled with air or, on request, 75 % water.',
  },
} as const satisfies Record<string, CatalogueEntry>;
