import type { FigureChoice } from '@harrow/contract';
import { formatCount, formatNumber } from '@/lib/format/numbers';

const withUnit = (figure: string, unit: string | null): string =>
  unit === null ? figure : `${figure} in ${unit}`;

function spell(choice: FigureChoice): string {
  if ('value' in choice) return choice.value;
  const { min, max } = choice;
  if (min === undefined) return max === undefined ? '' : `up to ${formatNumber(max)}`;
  if (max === undefined) return `from ${formatNumber(min)}`;
  return min === max ? formatNumber(min) : `${formatNumber(min)} to ${formatNumber(max)}`;
}

/** Texts of the lists of products. Amounts are passed in formatted. */
export const listMessages = {
  searchTitle: 'Search',
  resultsTitle: (words: string) => `Results for “${words}”`,
  machines: 'Machines with this serial number',
  openBook: 'Open parts book',
  replaced: (part: string, by: string) => `${part} is replaced by ${by}.`,

  categories: 'Categories',
  all: 'All',
  filters: 'Filters',
  filtersChosen: (count: number) => (count > 0 ? `Filters (${count})` : 'Filters'),
  inStock: 'In stock',
  price: 'Price',
  lowestPrice: 'Lowest price',
  to: 'to',
  highestPrice: 'Highest price',
  badPrice: 'Enter an amount, such as 250.',
  badNumber: 'Enter a number, such as 28.',
  smallest: (figure: string, unit: string | null) => `Smallest ${withUnit(figure, unit)}`,
  largest: (figure: string, unit: string | null) => `Largest ${withUnit(figure, unit)}`,
  any: 'Any',
  choice: (value: string, count: string) => `${value} (${count})`,
  figure: (name: string, choice: FigureChoice, unit: string | null) =>
    `${name}: ${spell(choice)}${unit === null ? '' : ` ${unit}`}`,
  sort: 'Sort by',
  sorts: {
    relevance: 'Best match',
    newest: 'Newest',
    price: 'Price, low to high',
    '-price': 'Price, high to low',
    name: 'Name',
    rating: 'Rating',
  },
  view: 'View',
  views: { cards: 'Cards', table: 'Table' },
  apply: 'Apply',
  show: (count: number) => `Show ${formatCount(count, 'product')}`,
  showAny: 'Show the products',

  /** All products of a category, beside the kinds below it. */
  allOf: (category: string) => `All ${category.toLowerCase()}`,
  drawing: 'Drawing',
  part: 'Part',
  keyFigures: 'Key figures',
  priceEach: 'Price each',
  pieces: 'Pieces',
  list: 'List',
  buy: 'Buy',
  stock: (pieces: string) => `${pieces} in stock`,
  piecesOf: (name: string) => `Pieces of ${name}`,
  figuresOf: (name: string) => `Figures and pieces of ${name}`,
  range: (minimum: string, available: string) => `Order ${minimum} to ${available}.`,
  startsAtMinimum: 'The Pieces field starts at each part’s minimum.',

  chosen: 'Chosen filters',
  from: (amount: string) => `From ${amount}`,
  upTo: (amount: string) => `Up to ${amount}`,
  remove: (choice: string) => `${choice}: remove this filter`,
  clear: 'Clear all',

  misread: 'Part of this address makes no sense here, so we left it out.',
  noneTitle: 'No products match these filters',
  noneText: 'Take out a filter, or look through a category.',
  noResultTitle: (words: string) => `Nothing found for “${words}”`,
  noResultText: 'Check the spelling, use fewer words, or enter a part number.',
  emptyTitle: 'No products here today',
  emptyText: 'Look through another category.',
  didYouMean: 'Did you mean',
  help: 'In our help:',
};
