import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { z } from 'zod';
import { StartError } from '../start-error.ts';

const stateSchema = z.object({
  users: z
    .array(z.looseObject({ localId: z.string(), validSince: z.string().optional() }))
    .default([]),
  /** The codes of emails whose links have not been used. */
  oobCodes: z.array(z.looseObject({ oobCode: z.string() })).default([]),
});

/**
 * Accounts and emails as the emulator exports them. Other members are preserved.
 */
export type StoredState = z.infer<typeof stateSchema>;

/** Reads the state saved by an earlier run; undefined without a file. */
export function readState(file: string | undefined): StoredState {
  if (file === undefined || !existsSync(file)) return stateSchema.parse({});
  try {
    return stateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartError(
      `${file} is damaged: delete it to begin with the demo accounts alone, or put a good copy back.`,
    );
  }
}

/** Replaces the file in one step, so that a killed process leaves the old one or the new one. */
export function writeState(file: string, exported: string): void {
  const draft = `${file}.new`;
  const descriptor = openSync(draft, 'w', 0o600);
  try {
    writeSync(descriptor, exported);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(draft, file);
}
