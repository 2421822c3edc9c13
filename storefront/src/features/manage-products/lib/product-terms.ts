import {
  MAX_DESCRIPTION_LENGTH,
  MAX_PART_NUMBER_LENGTH,
  MAX_PIECES,
  MAX_PRODUCT_NAME_LENGTH,
  type ChargeRules,
} from '@harrow/contract';
import { z } from 'zod/mini';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { numberSchema, textSchema } from '@/lib/forms/field-schemas';
import { messages } from '@/messages';

const words = messages.productForm;
const { fields } = messages.product;

const skuSchema = z
  .string()
  .check(z.trim(), z.maxLength(MAX_PART_NUMBER_LENGTH, words.skuTooLong(MAX_PART_NUMBER_LENGTH)));

const textOf = (label: string, max: number) => textSchema(words.required(label), max);

const pieces = (required: string, least: number) => ({
  kind: 'count' as const,
  least,
  format: formatPieces,
  rule: () => numberSchema(required, (typed) => piecesProblem(typed, least)),
});

/**
 * The texts and numbers of a product, in the order of its form: the control of
 * each and the rule of its value. A part number and the handle of a category may be empty.
 */
export const PRODUCT_TERMS = [
  { name: 'name', kind: 'line', rule: () => textOf(fields.name.label, MAX_PRODUCT_NAME_LENGTH) },
  {
    name: 'price',
    kind: 'amount',
    rule: (rules: ChargeRules | null) =>
      numberSchema(words.required(fields.price.label), (price) => priceProblem(price, rules)),
  },
  { name: 'available', ...pieces(words.required(fields.available.label), 0) },
  { name: 'minimum', ...pieces(words.minimumRequired, 1) },
  {
    name: 'description',
    kind: 'text',
    max: MAX_DESCRIPTION_LENGTH,
    rule: () => textOf(fields.description.label, MAX_DESCRIPTION_LENGTH),
  },
  { name: 'sku', kind: 'code', max: MAX_PART_NUMBER_LENGTH, rule: () => skuSchema },
  { name: 'category', kind: 'category', rule: () => z.string() },
] as const;

export type ProductTerm = (typeof PRODUCT_TERMS)[number];

export type TermName = ProductTerm['name'];

export const TERM_NAMES: readonly TermName[] = PRODUCT_TERMS.map(({ name }) => name);

type TermRules = { [Term in ProductTerm as Term['name']]: ReturnType<Term['rule']> };

/** Returns the rules of all texts and numbers, as the shape of a schema. */
export const termRules = (rules: ChargeRules | null) =>
  Object.fromEntries(PRODUCT_TERMS.map(({ name, rule }) => [name, rule(rules)])) as TermRules;

/** The texts and numbers as typed: a number that is missing is null. */
export type TypedTerms = { [Name in TermName]: z.input<TermRules[Name]> };

/** Returns the number of decimals; infinite for a fraction that JavaScript writes with an exponent. */
const decimalsOf = (value: number): number =>
  /^\d+(?:\.(\d+))?$/.exec(String(value))?.at(1)?.length ??
  (Number.isInteger(value) ? 0 : Infinity);

/** Returns the error in a price, a decimal in the shop's currency; null if it is valid. */
export function priceProblem(price: number, rules: ChargeRules | null): string | null {
  if (Number.isNaN(price)) return words.notANumber;
  if (price <= 0) return words.priceTooSmall;
  if (!rules) return null;
  const { code, decimals, step, largest } = rules;
  if (price > largest) return words.priceTooLarge(formatMoney(largest, code));
  if (decimalsOf(price) > decimals) return words.priceTooFine(decimals);
  // steps are powers of ten, so a price is a multiple of one if it has no more decimals
  if (decimalsOf(price) > decimalsOf(step)) return words.priceOffStep(formatMoney(step, code));
  return null;
}

/** Returns the error in a count of pieces that must be at least `min`; null if it is valid. */
export function piecesProblem(pieces: number, min: number): string | null {
  if (Number.isNaN(pieces)) return words.notANumber;
  if (!Number.isInteger(pieces)) return words.wholePieces;
  if (pieces < min) return words.tooFew(formatPieces(min));
  return pieces > MAX_PIECES ? words.tooMany : null;
}
