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
import { pictureSchema } from '@/lib/pictures/picture-schema';
import { messages } from '@/messages';

const words = messages.addProduct;

/** A part number; empty for none. */
export const skuSchema = z
  .string()
  .check(z.trim(), z.maxLength(MAX_PART_NUMBER_LENGTH, words.skuTooLong(MAX_PART_NUMBER_LENGTH)));

/** The form that adds a product. The specification defines the messages of the required fields. */
export const productFormSchema = (rules: ChargeRules | null) =>
  z.object({
    img: pictureSchema(words.imageRequired),
    name: textSchema(words.nameRequired, MAX_PRODUCT_NAME_LENGTH),
    sku: skuSchema,
    /** A handle; empty for none. */
    category: z.string(),
    price: numberSchema(words.priceRequired, (price) => priceProblem(price, rules)),
    available: numberSchema(words.availableRequired, (pieces) => piecesProblem(pieces, 0)),
    minimum: numberSchema(words.minimumRequired, (pieces) => piecesProblem(pieces, 1)),
    description: textSchema(words.descriptionRequired, MAX_DESCRIPTION_LENGTH),
    /** Addresses of the pictures after the first. */
    images: z.array(z.string()),
  });

type ProductFormSchema = ReturnType<typeof productFormSchema>;

/** The fields as typed. */
export type ProductFields = z.input<ProductFormSchema>;

/** The fields after validation. */
export type CheckedProduct = z.output<ProductFormSchema>;

/** The fields in the order of the form; the first invalid one gets the focus. */
export const PRODUCT_FIELDS = [
  'img',
  'name',
  'sku',
  'category',
  'price',
  'available',
  'minimum',
  'description',
  'images',
] as const;

export const EMPTY_PRODUCT: ProductFields = {
  img: null,
  name: '',
  sku: '',
  category: '',
  price: null,
  available: null,
  minimum: null,
  description: '',
  images: [],
};

const number = z.nullable(z.number());

/** A stored draft, without the picture, because a file cannot be stored. */
export const productDraftSchema = z.object({
  name: z.string(),
  sku: z._default(z.string(), ''),
  category: z._default(z.string(), ''),
  price: number,
  available: number,
  minimum: number,
  description: z.string(),
  images: z._default(z.array(z.string()), []),
});

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
