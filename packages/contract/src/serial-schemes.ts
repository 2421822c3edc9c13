import * as z from 'zod/mini';
import { MAX_PATTERN_LENGTH } from './limits';
import { keySchema } from './text';

const groupSchema = z
  .string()
  .check(z.regex(/^[A-Za-z]\w{0,19}$/, 'This must be the name of a group of the pattern.'));

const groupsSchema = z.array(groupSchema).check(z.maxLength(8, 'There can be at most 8.'));

/** The rules for reading a maker's serial numbers. Machines whose schemes have the same name share the scheme. */
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
