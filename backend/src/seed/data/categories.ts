/**
 * One category of the catalogue; `slug` is its handle, and for a category of the first level also
 * the `id` in the storefront's category.json. `lead` is one sentence for the top of its page.
 */
export type SeedCategory = {
  readonly slug: string;
  readonly name: string;
  readonly lead: string;
};

/** A category of the first level with those of the second. */
type SeedTopCategory = SeedCategory & { readonly children: readonly SeedCategory[] };

/** The categories in the order of the storefront's category strip. */
export const categories = [
  {
    slug: 'tractors',
    name: 'Tractors',
    lead: 'Tractors from 38 to 420 hp, each tested for eight hours before it leaves the works in Ames.',
    children: [
      {
        slug: 'compact-tractors',
        name: 'Compact tractors',
        lead: 'Narrow enough for the barn door, strong enough for a pallet of seed, and simple to grease.',
      },
      {
        slug: 'row-crop-tractors',
        name: 'Row-crop tractors',
        lead: 'For planting, spraying and hauling, with a clear view of the row from a quiet seat.',
      },
      {
        slug: 'articulated-and-track-tractors',
        name: 'Articulated and track tractors',
        lead: 'Power for the widest tools on soft ground, on four equal wheels or on two rubber belts.',
      },
    ],
  },
  {
    slug: 'tillage',
    name: 'Tillage',
    lead: 'Frames welded from thick steel, bearings sealed against dust, and wear parts that bolt on.',
    children: [
      {
        slug: 'plows',
        name: 'Plows',
        lead: 'Bodies that turn the whole furrow, on legs that trip over a stone and return by themselves.',
      },
      {
        slug: 'harrows',
        name: 'Harrows',
        lead: 'Rotors and discs that mix straw, break clods and leave a level seedbed behind the roller.',
      },
      {
        slug: 'cultivators',
        name: 'Cultivators',
        lead: 'Long tines that work the stubble in, shallow or deep, and trip before a stone bends them.',
      },
      {
        slug: 'rollers',
        name: 'Rollers',
        lead: 'Heavy rings that press the seed into the ground and push stones down ahead of the header.',
      },
    ],
  },
  {
    slug: 'seeding',
    name: 'Seeding',
    lead: 'Drills, planters and spreaders that put seed and fertilizer where you planned them.',
    children: [
      {
        slug: 'drills',
        name: 'Drills',
        lead: 'Openers that hold their depth on rough ground, so that the whole field comes up together.',
      },
      {
        slug: 'planters',
        name: 'Planters',
        lead: 'One seed at a time, in its place, and no row planted twice where it crosses the headland.',
      },
      {
        slug: 'spreaders',
        name: 'Spreaders',
        lead: 'Weigh frame, section control and border spreading come with the machine, not as extras.',
      },
    ],
  },
  {
    slug: 'spraying',
    name: 'Spraying',
    lead: 'From a 40-liter drone to a 36 m boom, built to put on what the label says and no more.',
    children: [
      {
        slug: 'field-sprayers',
        name: 'Field sprayers',
        lead: 'Tanks from 1,200 to 4,000 liters and booms that stay level where the ground does not.',
      },
      {
        slug: 'orchard-sprayers',
        name: 'Orchard sprayers',
        lead: 'Air enough for the top of the tree, and a tap on each nozzle for the rows that need less.',
      },
      {
        slug: 'spray-drones',
        name: 'Spray drones',
        lead: 'For steep rows, wet corners and tall corn, where a wheel would get stuck or do harm.',
      },
    ],
  },
  {
    slug: 'harvest',
    name: 'Harvest',
    lead: 'Combines, choppers, balers and carts that make the most of the few dry days you have.',
    children: [
      {
        slug: 'combines',
        name: 'Combines',
        lead: 'Sieves that stay level on a slope, and a grain tank that empties in a minute and a half.',
      },
      {
        slug: 'forage-harvesters',
        name: 'Forage harvesters',
        lead: 'Chop length set from the seat, metal found before the knives, and every kernel cracked.',
      },
      {
        slug: 'mowers',
        name: 'Mowers',
        lead: 'Discs driven by shafts, and steel that crimps the stems so that hay dries half a day sooner.',
      },
      {
        slug: 'balers',
        name: 'Balers',
        lead: 'Round bales in the size you need, with a soft or a hard core, wrapped tight in net.',
      },
      {
        slug: 'grain-carts',
        name: 'Grain carts',
        lead: 'Grain goes from the combine to the truck in minutes, and you know what it weighed.',
      },
      {
        slug: 'potato-harvesters',
        name: 'Potato harvesters',
        lead: 'Soft webs and short drops, so that the potato still has its skin when it is in the trailer.',
      },
    ],
  },
  {
    slug: 'parts',
    name: 'Parts',
    lead: 'Discs, belts, filters and wheels, made to the drawings that your machine was built from.',
    children: [
      {
        slug: 'filters',
        name: 'Filters',
        lead: 'The same filters that our engines leave the works with, in packs that last a season.',
      },
      {
        slug: 'belts',
        name: 'Belts',
        lead: 'Belts matched within 2 mm of length, for the pulleys that our machines are built with.',
      },
      {
        slug: 'wear-parts',
        name: 'Wear parts',
        lead: 'Discs, shares and tines of hardened steel, sold in the numbers that a machine takes.',
      },
      {
        slug: 'nozzles',
        name: 'Nozzles',
        lead: 'Ceramic nozzles in the ISO colors, with caps and seals, for every sprayer that we have built.',
      },
      {
        slug: 'pto-drivelines',
        name: 'PTO drivelines',
        lead: 'Drive shafts with their guard, chains and shear bolt, which you cut to length yourself.',
      },
      {
        slug: 'wheels',
        name: 'Wheels and tires',
        lead: 'Complete wheels with the tire mounted and balanced, ready to bolt to the hub.',
      },
    ],
  },
] as const satisfies readonly SeedTopCategory[];

type TopCategory = (typeof categories)[number];

export type CategorySlug = TopCategory['slug'];

/** The slug of a category of the second level, below `Top` if one is given. */
export type SubcategorySlug<Top extends CategorySlug = CategorySlug> = Extract<
  TopCategory,
  { readonly slug: Top }
>['children'][number]['slug'];
