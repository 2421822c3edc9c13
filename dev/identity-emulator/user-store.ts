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
import { StartError } from '../lib/start-error.ts';

const exportSchema = z.object({
  users: z
    .array(z.looseObject({ localId: z.string(), validSince: z.string().optional() }))
    .default([]),
});

/** An account as the emulator exports it; what it holds beside these is handed back as it was. */
export type StoredUser = z.infer<typeof exportSchema>['users'][number];

/** Reads the accounts of an earlier run; none when there is no file. */
export function readUsers(file: string): StoredUser[] {
  if (!existsSync(file)) return [];
  try {
    return exportSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).users;
  } catch {
    throw new StartError(
      `${file} is damaged: delete it to begin with the demo accounts alone, or put a good copy back.`,
    );
  }
}

/** Replaces the file in one step, so that a killed process leaves the old one or the new one. */
export function writeUsers(file: string, exported: string): void {
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
