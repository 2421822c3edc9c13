/** Texts of the home page. The specification defines the statistics and their heading. */
export const homeMessages = {
  title: 'Home',
  categories: 'Categories',
  heroTitle: 'Built for the field, sold by the maker.',
  heroLead: 'Machines and every part in them, straight from our factory in Ames.',
  ownLead: 'Machines and every part in them, straight from our factory.',
  getStarted: 'Get Started',
  find: 'Find a part',
  findLabel: 'Part number, part or machine',
  findHint: 'Part number, part or machine',
  findGo: 'Find',
  drawing: 'Field tractor T 120 from the side, 4,480 millimeters long',
  balloons: 'Parts of the T 120',
  balloon: (number: number, name: string) => `${number}, ${name}`,
  selected: 'Selected part',
  priceEach: 'Price each',

  /** Each leads to a category, by its handle, in a shop that has it; `byMachine`, to the machines if there are parts books. */
  promos: [
    {
      title: 'Parts that fit the first time',
      action: 'See the parts',
      byMachine: 'Parts by machine',
      picture: '/pictures/scenes/promo-parts.svg',
      category: 'parts',
    },
    {
      title: 'Spray the crop, not the hedge',
      action: 'See the sprayers',
      byMachine: undefined,
      picture: '/pictures/scenes/promo-spraying.svg',
      category: 'spraying',
    },
  ],

  partsTitle: 'Parts in stock',
  allParts: (count: string) => `All ${count} parts`,
  inStock: (count: string) => `${count} in stock`,

  statsTitle: 'Millions of Clients trust us',
  stats: [
    { label: 'Our Revenue', figure: '145+', unit: 'Billion' },
    { label: 'Our Target', figure: '300+', unit: 'Billion' },
    { label: 'Achievement', figure: '60%', unit: 'Reached' },
  ],
};
