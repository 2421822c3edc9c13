/** A review of the seed; `point` is 1 to 5. */
export type SeedReview = {
  readonly name: string;
  readonly email: string;
  readonly review: string;
  readonly point: 1 | 2 | 3 | 4 | 5;
};

/** Oldest first. The addresses are in reserved domains. */
export const reviews = [
  {
    name: 'Wendell Okafor',
    email: 'wendell.okafor@fields.example.com',
    review:
      'Ordered twenty-five spring tines on a Monday and fitted them on Friday. They clamp straight onto a frame from another maker. Fair price, no fuss.',
    point: 5,
  },
  {
    name: 'Ingrid Halvorsen',
    email: 'ingrid@halvorsen-farm.test',
    review:
      'The disc harrow runs well in heavy clay and the sealed bearings are worth the money. It came nine days later than they first said, and I had to call twice to find out. The machine is good; the communication was not.',
    point: 3,
  },
  {
    name: 'Mateo Rojas',
    email: 'mateo.rojas@vineyard.example.com',
    review:
      'Steep rows, wet spring, no way in with wheels. The drone did the first two treatments on its own.',
    point: 5,
  },
  {
    name: 'Ruth Adeyemi',
    email: 'ruth.adeyemi@coop.example.com',
    review:
      'I buy filters and belts for eleven members of our co-op. The stock on the page is the stock on the shelf, which is rarer than it should be.',
    point: 5,
  },
  {
    name: 'Tomasz Wilk',
    email: 'tomasz@wilk-agro.test',
    review:
      'Third season with the L 300. Even emergence, even on the headland, and the openers hold their depth over old wheel tracks. I would like a bigger step to the hopper, so four out of five.',
    point: 4,
  },
  {
    name: 'Grace Lindqvist',
    email: 'grace.lindqvist@example.com',
    review: 'Does what the drawing says.',
    point: 5,
  },
  {
    name: 'Hamish Baird',
    email: 'hamish.baird@lowmoor.example.com',
    review:
      'Checked the bale weights on the scale: within eight kilos from the first to the last. The net takes a minute to load once you have been shown how, and ten before that.',
    point: 4,
  },
  {
    name: 'Lucía Ferrer',
    email: 'lucia@ferrer-hermanos.test',
    review:
      'We run two T 120s, one with 4,100 hours. Quiet cab, honest power, and every filter sits where a hand can reach it. The second was bought because of the first.',
    point: 5,
  },
  {
    name: 'Pieter van Dam',
    email: 'pieter.vandam@polder.example.com',
    review:
      'Good plow, sensible shares, easy to set. Paid by card in the evening, shipped two days later.',
    point: 5,
  },
] as const satisfies readonly SeedReview[];
