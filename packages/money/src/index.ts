export { decimalsOf, MAX_AMOUNT, parseAmount, toDecimal, toSmallestUnit } from './amount';
export { chargeProblem, priceProblem } from './charge-problem';
export { multiplyAmount } from './multiply';
export { chargeRules, CURRENCIES, currencyProblem, type CurrencyRules } from './currencies';
