export { decimalsOf, LARGEST_AMOUNT, toDecimal, toSmallestUnit } from './amount';
export { chargeProblem, priceProblem } from './charge-problem';
export { chargeRules, CURRENCIES, type CurrencyRules } from './currencies';
export { currencySchema } from './currency-schema';
export { readAmount } from './read-amount';
