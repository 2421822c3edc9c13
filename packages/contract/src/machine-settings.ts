import * as z from 'zod/mini';
import { deletedSchema, modifiedSchema } from './acknowledged';
import { handleInPath } from './id-in-path';
import { optionSchema } from './machine-options';
import { machineSettingsSchema } from './machine-rules';
import { operation } from './operation';
import { yearsSchema } from './serials';

// apart from what shoppers read of machines, so that their pages load none of it

const storedSchemeSchema = z.object({
  name: z.string(),
  pattern: z.string(),
  family: z.array(z.string()),
  sequence: z.array(z.string()),
  alphabets: z.catchall(z.object({}), z.string()),
});

const storedMachineSchema = z.object({
  serials: z.nullable(
    z.object({
      scheme: storedSchemeSchema,
      place: z.nullable(z.string()),
      built: z.array(
        z.object({ from: z.string(), to: z.nullable(z.string()), years: z.nullable(yearsSchema) }),
      ),
    }),
  ),
  options: z.array(optionSchema),
});

export type StoredMachine = z.infer<typeof storedMachineSchema>;

export const getMachineSettings = operation({
  method: 'get',
  path: '/machines/{handle}/settings',
  summary: 'The serial numbers and options of a machine, as `PUT /machines/{handle}` takes them.',
  access: 'admin',
  duty: 'manager',
  parameters: handleInPath,
  answer: storedMachineSchema,
  refusals: [404],
});

export const saveMachine = operation({
  method: 'put',
  path: '/machines/{handle}',
  summary:
    'Makes a product a machine, or changes its serial numbers and options. Refuses a pattern that is not one or that may take long, and numbers that the scheme does not read, those of its books included.',
  access: 'admin',
  duty: 'manager',
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
  duty: 'manager',
  parameters: handleInPath,
  answer: deletedSchema,
  refusals: [404, 409],
});

const usedSchemeSchema = z.object({
  ...storedSchemeSchema.shape,
  /** The number of machines that use it. */
  machines: z.int(),
});

export type UsedScheme = z.infer<typeof usedSchemeSchema>;

export const listSerialSchemes = operation({
  method: 'get',
  path: '/serial-schemes',
  summary: 'The serial schemes by name, with the number of machines that share each.',
  access: 'admin',
  duty: 'manager',
  answer: z.array(usedSchemeSchema),
});
