import * as z from 'zod/mini';
import { deletedSchema, modifiedSchema } from './acknowledged';
import { handleInPath } from './id-in-path';
import { MAX_MACHINE_OPTIONS, MAX_PRODUCT_NAME_LENGTH, MAX_SERIAL_RANGES } from './limits';
import { optionCodeSchema } from './machine-options';
import { wholeNumberSchema } from './numbers';
import { operation } from './operation';
import { serialSchemeSchema } from './serial-schemes';
import { serialSchema } from './serials';
import { lineSchema } from './text';

// apart from what shoppers read of machines, so that their pages load none of it

const yearSchema = wholeNumberSchema(1900, 2100);

const machineSettingsSchema = z.object({
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

export const getMachineSettings = operation({
  method: 'get',
  path: '/machines/{handle}/settings',
  summary: 'The serial numbers and options of a machine, as `PUT /machines/{handle}` takes them.',
  access: 'admin',
  parameters: handleInPath,
  answer: machineSettingsSchema,
  refusals: [404],
});

export const saveMachine = operation({
  method: 'put',
  path: '/machines/{handle}',
  summary:
    'Makes a product a machine, or changes its serial numbers and options. Refuses a pattern that is not one or that may take long, and numbers that the scheme does not read, those of its books included.',
  access: 'admin',
  parameters: handleInPath,
  body: machineSettingsSchema,
  answer: modifiedSchema,
  refusals: [404, 409],
});

export const deleteMachine = operation({
  method: 'delete',
  path: '/machines/{handle}',
  summary:
    'Makes a machine an ordinary product again, without its books that are not published; 409 while it has a published one.',
  access: 'admin',
  parameters: handleInPath,
  answer: deletedSchema,
  refusals: [404, 409],
});
