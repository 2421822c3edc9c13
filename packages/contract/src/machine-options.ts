import * as z from 'zod/mini';

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
