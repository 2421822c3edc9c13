import type { CatalogueEntry } from './entry';

/** Machines for grain, forage and potatoes. */
export const harvest = {
  'potato-harvester': {
    name: 'Potato harvester K 2',
    price: '118500.00',
    available: 2,
    minimum: 1,
    description:
      'Two-row trailed harvester with a 1,600 mm share intake, three soft-running webs and a picking table for four people. The 6-tonne bunker unloads on the move with a drop of less than 40 cm, so the potatoes keep their skin. Hydraulic steering, tires 600/50-22.5.',
  },
  'mower-conditioner': {
    name: 'Mower conditioner W 320',
    price: '34900.00',
    available: 5,
    minimum: 1,
    description:
      'Trailed disc mower of 3.2 m with eight discs on a shaft-driven bed and a V-steel conditioner that crimps the stems, so that the crop dries half a day sooner. Spring-floated bed with 60 kg ground pressure, swath boards from 1.1 to 2.4 m, and a drawbar that swings hydraulically.',
  },
  'forage-harvester': {
    name: 'Forage harvester F 500',
    price: '246000.00',
    available: 2,
    minimum: 1,
    description:
      'A 500 hp chopper with a 6-row rotary header, 20 spiral knives and a cutting length of 4 to 30 mm set from the seat. Metal detector, a kernel processor on rails that comes out in ten minutes, and a spout that turns 210 degrees and reaches over the widest trailer. All-wheel drive.',
  },
  'grain-cart': {
    name: 'Grain cart G 24',
    price: '57400.00',
    available: 4,
    minimum: 1,
    description:
      'Single-axle cart for 24 tonnes on two 1.9 m tires, with a 500 mm corner auger that empties it in under three minutes. The spout tilts both ways and reaches 4.3 m high. Scales on the drawbar and the axle, a window in front, a cleanout door below, and no corner where grain stays.',
  },
  'round-baler': {
    name: 'Round baler V 165',
    price: '46800.00',
    available: 5,
    minimum: 1,
    description:
      'Variable-chamber baler for bales of 90 to 165 cm, 1.2 m wide, with four endless belts and a soft or a hard core. Camless 2.2 m pick-up, 15 knives against a drop floor, net wrap that loads from the ground, and a tailgate that shuts in four seconds.',
  },
  'combine-harvester': {
    name: 'Combine harvester C 640',
    price: '258400.00',
    available: 3,
    minimum: 1,
    description:
      'A 6.4 m header, a 600 mm drum with five straw walkers and 365 hp. The 9,500-liter tank empties in 90 seconds through an auger of 5.6 m, and the sieves level themselves on slopes up to 17 %. The chopper spreads straw over the full width. Rated at 38 t of wheat an hour.',
  },
} as const satisfies Record<string, CatalogueEntry>;
