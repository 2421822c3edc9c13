import * as z from 'zod/mini';
import { MAX_MACHINE_OPTIONS, MAX_PRODUCT_NAME_LENGTH, MAX_SERIAL_RANGES } from './limits';
import { optionCodeSchema } from './machine-options';
import { wholeNumberSchema } from './numbers';
import { serialSchemeSchema } from './serial-schemes';
import { serialSchema } from './serials';
import { lineSchema } from './text';

// apart from the calls, so that the storefront loads none of it

const yearSchema = wholeNumberSchema(1900, 2100);

export const machineSettingsSchema = z.object({
  /** Null for a machine without serial numbers. */
  serials: z.nullable(
    z.object({
      scheme: serialSchemeSchema,
      place: z.nullable(lineSchema(MAX_PRODUCT_NAME_LENGTH)),
      /** The numbers that were built as this machine; `to` is null while it is being built. */
      built: z
        .array(
          z.object({
            from: serialSchema,
            to: z._default(z.nullable(serialSchema), null),
            /** The model years of these numbers. */
            years: z.optional(
              z.nullable(
                z.object({ from: yearSchema, to: z._default(z.nullable(yearSchema), null) }),
              ),
            ),
          }),
        )
        .check(z.maxLength(MAX_SERIAL_RANGES, `There can be at most ${MAX_SERIAL_RANGES}.`)),
    }),
  ),
  options: z
    .array(z.object({ code: optionCodeSchema, name: lineSchema(MAX_PRODUCT_NAME_LENGTH) }))
    .check(z.maxLength(MAX_MACHINE_OPTIONS, `There can be at most ${MAX_MACHINE_OPTIONS}.`)),
});

export type MachineSettings = z.infer<typeof machineSettingsSchema>;
