import * as z from 'zod/mini';
import { MAX_HANDLE_LENGTH, MAX_PART_NUMBER_LENGTH } from './limits';
import { operation } from './operation';
import { machineLinkSchema } from './machine-links';
import { optionSchema } from './machine-options';
import { serialRangeSchema, serialSchema } from './serials';
import { keySchema } from './text';

/** The current offer for a part; `price` is decimal, in `currency`. */
const offerSchema = z.object({
  productId: z.string(),
  handle: z.string(),
  price: z.number(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  /** Pieces in stock. */
  available: z.int(),
  /** Pieces that an order has at least. */
  minimum: z.int(),
});

export type Offer = z.infer<typeof offerSchema>;

/** Null for a part that is known but not sold. */
export const optionalOfferSchema = z.nullable(offerSchema);

/** The final replacement of a part; several parts are needed together. */
export const replacementSchema = z.object({
  parts: z.array(
    z.object({
      /** As printed. */
      part: z.string(),
      name: z.string(),
      /** Of this part for one of the replaced. */
      quantity: z.int(),
      offer: optionalOfferSchema,
    }),
  ),
  /** Whether the replaced part also goes where its successors are listed. */
  isTwoWay: z.boolean(),
  /** Whether stock of the replaced part is still sold. */
  sellsOut: z.boolean(),
  since: z.nullable(z.iso.date()),
});

export type Replacement = z.infer<typeof replacementSchema>;

/** Three values: never a guess. */
const verdictSchema = z.enum(['yes', 'no', 'unknown']);

const fitsSchema = z.object({
  /**
   * Whether the machine's books list the part, something that it replaces, or something that it may stand in
   * for. `unknown` if that depends on a serial number that was not given, or if no book covers the machine.
   */
  verdict: verdictSchema,
  /** The number, as printed, by which it is listed; null if it is not. */
  listed: z.nullable(z.string()),
  figure: z.nullable(z.object({ number: z.string(), title: z.string() })),
  item: z.nullable(z.string()),
  /** Of the line; null if it is for every number. */
  serials: z.nullable(serialRangeSchema),
  /** The options that it is for, which a machine may not have; empty for every machine. */
  usableOn: z.array(optionSchema),
});

export type Fits = z.infer<typeof fitsSchema>;

const usedOnSchema = z.object({
  data: z.array(
    z.object({
      machine: machineLinkSchema,
      figures: z.array(
        z.object({
          number: z.string(),
          title: z.string(),
          /** Null: as required. */
          quantity: z.nullable(z.int()),
          serials: z.nullable(serialRangeSchema),
        }),
      ),
    }),
  ),
  /** The `after` of the next page; null on the last. */
  next: z.nullable(z.string()),
});

/** The fields about parts and machines on the page of a product. */
export const productPartsFields = {
  /** Null for a product whose number neither a book nor a table of replaced parts has. */
  part: z.nullable(
    z.object({
      /** As printed. */
      number: z.string(),
      /** The numbers that it replaces, in any number of steps. */
      replaces: z.array(z.string()),
      replacedBy: z.nullable(replacementSchema),
    }),
  ),
  /** Machines whose books list the part, or what it replaces on every machine; at most `MAX_FITS`, by handle. */
  fits: z.array(
    z.object({
      machine: z.object({ handle: z.string(), name: z.string() }),
      /** From the first number to the last; null if it is for every number. */
      serials: z.nullable(serialRangeSchema),
    }),
  ),
  /** Whether it fits more machines. */
  fitsMore: z.boolean(),
  /** The parts book of a machine; null without a published one. */
  book: z.nullable(z.object({ figures: z.int() })),
};

const partSchema = z.object({
  /** As printed. */
  part: z.string(),
  name: z.string(),
  offer: optionalOfferSchema,
  /** On the given machine, or on every machine. */
  replacedBy: z.nullable(replacementSchema),
  replaces: z.array(
    z.object({
      part: z.string(),
      since: z.nullable(z.iso.date()),
      isTwoWay: z.boolean(),
    }),
  ),
  /** Null if no machine was given. */
  fits: z.nullable(fitsSchema),
  /** By machine, at most 20 a page. */
  usedOn: usedOnSchema,
});

export type Part = z.infer<typeof partSchema>;

export const partQuery = z.object({
  /** The handle of a machine. */
  machine: z.optional(keySchema(MAX_HANDLE_LENGTH)),
  serial: z.optional(serialSchema),
  /** `next` of the page of machines before. */
  after: z.optional(keySchema(MAX_HANDLE_LENGTH)),
});

export const getPart = operation({
  method: 'get',
  path: '/parts/{number}',
  summary:
    'A part by its number in any spelling: its price, what replaces it and what it replaces, whether it fits a machine, and the machines that it is used on.',
  access: 'anyone',
  parameters: z.object({ number: keySchema(MAX_PART_NUMBER_LENGTH) }),
  query: partQuery,
  answer: partSchema,
  refusals: [404],
});
