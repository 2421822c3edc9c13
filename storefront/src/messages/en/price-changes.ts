import { formatCount } from '@/lib/format/numbers';

const prices = (count: number) => formatCount(count, 'price');
const productsOf = (count: number) => formatCount(count, 'product');

/** Texts of the page that changes the prices of many products. */
export const priceChangeMessages = {
  title: 'Change prices',
  lead: 'Changes the regular prices of many products at once, drafts too. Prices of price lists stay as they are.',
  products: 'Products',
  allProducts: 'All products',
  by: 'Change by',
  byPercent: 'a percentage',
  byAmount: 'an amount',
  percent: 'Percent',
  amount: 'Amount',
  valueHint: 'Less than 0 lowers the prices.',
  rounding: 'Round to multiples of',
  roundingHint: 'The nearest one; halves go up.',
  least: 'the smallest unit',
  percentRequired: 'Enter the percentage, such as 3 or -5.',
  amountRequired: 'Enter the amount, such as 0.50 or -1.',
  percentOutside: (most: string) => `Use more than -100% and at most ${most}%.`,
  percentTooFine: 'Use at most 2 decimals.',
  check: 'Preview',
  checking: 'Calculating…',
  notPreviewed: (reason: string) => `There is no preview. ${reason}`,

  would: (count: number) =>
    count === 0
      ? 'This changes no price.'
      : `${prices(count)} would change. Nothing has changed yet.`,
  unchanged: (count: number) => `${prices(count)} would come out as they are.`,
  tooLow: (count: number) =>
    `${productsOf(count)} left out: cards could not be charged so little for the minimum quantity.`,
  tooHigh: (count: number) =>
    `${productsOf(count)} left out: cards could not be charged so much for the minimum quantity.`,
  listsStay: 'Prices of price lists, such as those by quantity, stay as they are.',
  newPrices: 'New prices',
  first: (count: string) => `First ${count}`,
  leftOut: 'Left out',
  product: 'Product',
  partNumber: 'Part number',
  price: 'Price',
  change: (count: number) => `Change ${prices(count)}`,
  changing: 'Changing…',
  changedSince:
    'Prices have changed since the preview, and nothing else has. This is the new preview.',
  notChanged: (reason: string) => `Nothing was changed. ${reason}`,
  whenUnknown: (reason: string) =>
    `We do not know whether the prices were changed. Look at the preview again: it begins with the prices as they are. ${reason}`,

  done: (count: number, difference: string, products: string, time: string) =>
    `${prices(count)} changed by ${difference}: ${products}, ${time}.`,
  percentOf: (number: string) => `${number}%`,
  undone: (count: number, left: number, time: string) =>
    `Undone ${time}: ${prices(count)} put back${left > 0 ? `, ${formatCount(left, 'other')} left as changed since` : ''}.`,
  undo: 'Undo',
  undoing: 'Undoing…',
  undoHint: 'Puts back the prices that have not been changed again since.',
  notUndone: (reason: string) => `The change was not undone. ${reason}`,
  loading: 'Loading the change',
  errorTitle: 'We could not load the change',
  noChange: { title: 'There is no such change', text: 'The history lists all changes of prices.' },
};
