import * as z from 'zod/mini';
import { MAX_PATTERN_LENGTH, MAX_SERIAL_LENGTH } from './limits';
import { keySchema } from './text';

/** A serial number as typed; spaces, dashes and letter case do not matter. */
export const serialSchema = keySchema(MAX_SERIAL_LENGTH);

/** Numbers as printed; null at an end that is open. */
export const serialRangeSchema = z.object({
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});

export type SerialRange = z.infer<typeof serialRangeSchema>;

/** Model years; `to` is null while the machine is being built. */
export const yearsSchema = z.object({ from: z.int(), to: z.nullable(z.int()) });

export type Years = z.infer<typeof yearsSchema>;

const groupSchema = z
  .string()
  .check(z.regex(/^[A-Za-z]\w{0,19}$/, 'This must be the name of a group of the pattern.'));

const groupsSchema = z.array(groupSchema).check(z.maxLength(8, 'There can be at most 8.'));

/** How the serial numbers of a maker are read. Machines whose schemes have the same name share the scheme. */
export const serialSchemeSchema = z.object({
  name: z
    .string()
    .check(z.regex(/^[a-z0-9]{1,12}$/, 'This must be 1 to 12 lower-case letters and digits.')),
  /** A regular expression for the letters and digits of a number, in capitals; anchored, with named groups. */
  pattern: keySchema(MAX_PATTERN_LENGTH),
  /** The groups that two numbers must have in common to be compared. */
  family: groupsSchema,
  /** The groups that give the order, the most significant first. */
  sequence: groupsSchema.check(z.minLength(1, 'This is required.')),
  /** The characters of a group in their order, where that is not 0 to 9 and A to Z. */
  alphabets: z._default(
    z.record(
      groupSchema,
      z.string().check(z.regex(/^[0-9A-Z]{2,36}$/, 'This must be 2 to 36 capitals and digits.')),
    ),
    {},
  ),
});

export type SerialScheme = z.infer<typeof serialSchemeSchema>;

/** A code of an option of a machine, such as R for a V-ring roller. */
export const optionCodeSchema = z
  .string()
  .check(z.regex(/^[0-9A-Z]{1,6}$/, 'This must be 1 to 6 capitals and digits.'));

/** `?options=R,T`: the options that a machine has; an empty value says that it has none. */
export const optionsParameter = z.pipe(
  z
    .string()
    .check(z.regex(/^(?:[0-9A-Z]{1,6}(?:,[0-9A-Z]{1,6}){0,29})?$/, 'Separate codes by commas.')),
  z.transform((text) => (text === '' ? [] : text.split(','))),
);

export const optionSchema = z.object({ code: z.string(), name: z.string() });

export type MachineOption = z.infer<typeof optionSchema>;
