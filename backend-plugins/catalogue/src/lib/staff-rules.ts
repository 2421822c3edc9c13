import {
  MAX_HANDLE_LENGTH,
  piecesSchema,
  productDetails,
  productTexts,
  productTranslations,
} from '@harrow/contract';
import { MAX_AMOUNT, priceProblem } from '@harrow/money';
import { z } from 'zod';

/** A rule of the catalogue that staff broke; the engine answers it with 400 and this message. */
export class BrokenRule extends Error {
  readonly type = 'invalid_data';
}

/** Parses what staff send through the stock admin; throws `invalid_data` for the first broken rule. */
export function parseChanges<T>(schema: z.core.$ZodType<T>, changes: unknown): T {
  const { data, error } = z.safeParse(schema, changes);
  const issue = error?.issues[0];
  if (issue) throw new BrokenRule(`${issue.path.join('.')}: ${issue.message}`);
  return data as T;
}

/** In the stock admin a product may lack a description and a picture; whatever is present must be valid. */
const orNothing = (schema: z.core.$ZodType<string>) =>
  z.optional(z.union([z.literal(['', null]), schema]));

/** The part of a product's metadata that the shop reads. The engine deletes a key that is set to ''. */
const metadataSchema = z.looseObject(
  Object.fromEntries(
    Object.entries({ ...productDetails, ...productTranslations }).map(([name, rule]) => [
      name,
      z.union([z.optional(rule), z.literal('')]),
    ]),
  ),
);

const handleWords = z
  .string()
  .max(MAX_HANDLE_LENGTH)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower case letters, digits and single hyphens.');

/**
 * Words of lower case letters and digits, with hyphens between: part of the product's address. Capitals and
 * spaces become such, as in the copies of the stock admin: their address ends with a time, `3-58-04 pm`.
 */
const handleSchema = z
  .string()
  .transform((handle) => handle.trim().toLowerCase().replace(/\s+/g, '-'))
  .pipe(handleWords);

const productSchema = z.object({
  handle: z.union([z.literal(['', null]), z.optional(handleSchema)]),
  title: z.optional(productTexts.name),
  description: orNothing(productTexts.description),
  thumbnail: orNothing(productTexts.img),
  images: z.nullish(z.array(productTexts.img)),
  metadata: z.nullish(metadataSchema),
});

/**
 * The changes that staff make to a product, with its texts as they are to be stored. Throws
 * `invalid_data` for a name, a description or an address of a picture that `POST /services` refuses.
 */
export function checkProduct<T extends object>(changes: T): T {
  return { ...changes, ...parseChanges(productSchema, changes) };
}

const unitsSchema = z
  .int('This must be a whole number.')
  .positive('This must be more than 0.')
  .max(MAX_AMOUNT, 'This is more than an order can hold.');

/** An amount in the smallest unit that cards can be charged in the currency. */
export const amountSchema = (currency: string) =>
  unitsSchema.superRefine((amount, context) => {
    const message = priceProblem(amount, currency);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

const priceSchema = (shopCurrency: string) =>
  z
    .object({
      /** In the smallest unit. */
      amount: unitsSchema,
      /** Omitted from a region's price, which is in the shop's currency. */
      currency_code: z.string().default(shopCurrency),
    })
    .superRefine(({ amount, currency_code: currency }, context) => {
      const message = priceProblem(amount, currency);
      if (message !== null) context.addIssue({ code: 'custom', message, path: ['amount'] });
    });

const variantSchema = (shopCurrency: string) =>
  z.object({
    inventory_quantity: z.optional(piecesSchema(0)),
    prices: z.array(priceSchema(shopCurrency)).optional(),
  });

/** Throws `invalid_data` for a stock or a price that the shop cannot sell with. */
export function checkVariant(changes: unknown, shopCurrency: string): void {
  parseChanges(variantSchema(shopCurrency), changes);
}
