export { decimalsOf, LARGEST_AMOUNT, toDecimal, toSmallestUnit } from './amount';
export { readAmount } from './read-amount';
