import * as z from 'zod/mini';
import { MAX_PART_NUMBER_LENGTH } from './limits';
import { operation } from './operation';
import { limitParameter, pageNumberParameter } from './page';
import { optionalOfferSchema } from './parts';
import { bookStateSchema } from './parts-books';
import { serialRangeSchema } from './serials';
import { keySchema } from './text';

const machineSchema = z.object({ handle: z.string(), name: z.string() });

const useSchema = z.object({
  machine: machineSchema,
  book: z.object({
    _id: z.string(),
    code: z.string(),
    revision: z.int(),
    state: bookStateSchema,
  }),
  figure: z.object({ number: z.string(), title: z.string() }),
  /** Its place on the list of the figure. */
  position: z.int(),
  item: z.string(),
  /** Null: as required. */
  quantity: z.nullable(z.int()),
  /** Of the line; null if it is for every number. */
  serials: z.nullable(serialRangeSchema),
  /** Codes of the options that the line is for; empty for every machine. */
  usableOn: z.array(z.string()),
  note: z.nullable(z.string()),
});

export type PartUse = z.infer<typeof useSchema>;

const stepSchema = z.object({
  /** The part that gives way, as printed. */
  old: z.object({ part: z.string(), name: z.string() }),
  /** The parts that take its place together. */
  parts: z.array(z.object({ part: z.string(), name: z.string(), quantity: z.int() })),
  /** Null: on every machine. */
  machine: z.nullable(machineSchema),
  serials: z.nullable(serialRangeSchema),
  isTwoWay: z.boolean(),
  sellsOut: z.boolean(),
  since: z.nullable(z.iso.date()),
  note: z.nullable(z.string()),
});

export type ReplacementStep = z.infer<typeof stepSchema>;

/** The first steps, at most `MAX_PART_STEPS`, and how many there are. */
const stepsSchema = z.object({ data: z.array(stepSchema), count: z.int() });

const partUsesSchema = z.object({
  /** As printed. */
  part: z.string(),
  name: z.string(),
  /** Null for a part that is not sold. */
  offer: optionalOfferSchema,
  /** The steps that lead away from the part, and those that lead to it. */
  replacedBy: stepsSchema,
  replaces: stepsSchema,
  /** A page of the lines that list it in books of any state, those of retired ones last. */
  uses: z.array(useSchema),
  /** All such lines, counted up to `MAX_PART_USES`. */
  count: z.int(),
  /** Whether there are more: older ones are then left out. */
  isCapped: z.boolean(),
});

export type PartUses = z.infer<typeof partUsesSchema>;

export const listPartUses = operation({
  method: 'get',
  path: '/parts/{number}/uses',
  summary:
    'Where a part number, in any spelling, is used: the lines of parts books, drafts and retired ones included, and the replacements that it is a part of.',
  access: 'admin',
  duty: 'manager',
  parameters: z.object({ number: keySchema(MAX_PART_NUMBER_LENGTH) }),
  query: z.object({
    limit: z._default(limitParameter, 50),
    pageNumber: z._default(pageNumberParameter, 0),
  }),
  answer: partUsesSchema,
  refusals: [404],
});
