import { formatCount, formatNumber } from '@/lib/format/numbers';

/** Texts of the page that tells staff where a part number is used. Money is passed in formatted. */
export const partUsesMessages = {
  lead: 'Every book that lists a part number, and what replaces it, in any spelling.',
  back: 'Parts Books',
  search: 'Part number',
  searchHint: 'Such as hr 14 361',
  loading: 'Uses of the number are loading',
  errorTitle: 'The uses of the number did not load',
  empty: { title: 'Which number?', text: 'Spaces, dashes, and small letters do not matter.' },
  noMatch: {
    title: 'Nothing has this number',
    text: 'No parts book, no replacement, and no product. Check each letter and digit.',
  },

  sold: (price: string, stock: number) => `Sold at ${price}, ${formatNumber(stock)} in stock.`,
  seeProduct: 'See the product',
  notSold: 'Not sold in the shop.',

  replacedBy: 'Replaced by',
  replaces: 'Replaces',
  pieces: (count: number) => `${formatNumber(count)} ×`,
  together: 'and',
  everywhere: 'On every machine',
  onMachine: (machine: string) => `On ${machine}`,
  since: (date: string) => `since ${date}`,
  bothWays: 'both ways',
  oneWay: 'one way',
  sellsOut: 'old stock is sold',
  moreSteps: (shown: number, count: number) =>
    `The first ${formatNumber(shown)} of ${formatNumber(count)} are shown.`,

  listed: (count: number) => `Listed in ${formatCount(count, 'line')}`,
  listedMore: (count: number) => `Listed in more than ${formatCount(count, 'line')}`,
  capped: 'Lines of the latest imports are shown; older ones are left out.',
  notListed: 'No parts book lists this number.',
  caption: (number: string) => `Lines that list ${number}`,
  machine: 'Machine',
  book: 'Book',
  figure: 'Figure',
  line: 'Line',
  limits: 'For',
  item: (item: string) => `Item ${item}`,
  asRequired: 'as required',
  onlyWith: (codes: string) => `Only with ${codes}`,
};
