import * as z from 'zod/mini';
import { MAX_SERIAL_LENGTH } from './limits';
import { keySchema } from './text';

/** A serial number as typed; spaces, dashes and letter case do not matter. */
export const serialSchema = keySchema(MAX_SERIAL_LENGTH);

/** Returns the capitals and digits of a number: "wag 1234-r01" is WAG1234R01. */
export const cleanSerial = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');

/** Numbers as printed; null at an end that is open. */
export const serialRangeSchema = z.object({
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});

export type SerialRange = z.infer<typeof serialRangeSchema>;

/** Model years; `to` is null while the machine is being built. */
export const yearsSchema = z.object({ from: z.int(), to: z.nullable(z.int()) });

export type Years = z.infer<typeof yearsSchema>;
