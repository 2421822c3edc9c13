import * as z from 'zod/mini';
import { yearsSchema } from './serials';

/** A machine as links to its parts book show it. */
export const machineLinkSchema = z.object({
  handle: z.string(),
  name: z.string(),
  img: z.string(),
});

export type MachineLink = z.infer<typeof machineLinkSchema>;

/** A machine that was built under a serial number, and in which years such numbers were. */
export const builtMachineSchema = z.object({
  ...machineLinkSchema.shape,
  built: z.nullable(yearsSchema),
});

export type BuiltMachine = z.infer<typeof builtMachineSchema>;
