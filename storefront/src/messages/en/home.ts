/** Texts of the home page beside those that are the shop's own. */
export const homeMessages = {
  title: 'Home',
  categories: 'Categories',
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

  partsTitle: 'Parts in stock',
  allParts: (count: string) => `All ${count} parts`,
  inStock: (count: string) => `${count} in stock`,
};
