import { formatCount, formatNumber } from '@/lib/format/numbers';

/** Texts of the suggestions below the search field. */
export const searchMessages = {
  suggestions: 'Suggestions',
  found: (count: number) => `${formatCount(count, 'suggestion')}. Choose one with the arrow keys.`,
  partNumbers: 'Part numbers',
  parts: 'Parts',
  machines: 'Machines',
  products: 'Products',
  books: 'Machine with this serial number',
  ownMachines: 'My Machines',
  book: 'Parts book',
  categories: 'Categories and help',
  help: 'Help',
  inStock: (pieces: number) => `${formatNumber(pieces)} in stock`,
  soldOut: 'Sold out',
  buy: (pieces: string) => `Buy ${pieces} now`,
  count: (count: number) => formatCount(count, 'product'),
  /** The number of the results, once it is known. */
  all: (words: string, total?: number) =>
    total === undefined
      ? `All results for “${words}”`
      : `${total === 1 ? 'The result' : `All ${formatNumber(total)} results`} for “${words}”`,
  move: 'move',
  open: 'open',
  close: 'close',
};
