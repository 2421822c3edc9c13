import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const DAY_MS = 86_400_000;
const OURS = /^harrow-\d{4}-\d\d-\d\dT[\d-]+Z(\.dump|\.json|-images\.tar\.gz)(\.part)?$/;

/** Removes the backups of a folder that are older, and what was interrupted; returns how many files. */
export async function removeOld(folder: string, days: number): Promise<number> {
  const names = (await readdir(folder)).filter((name) => OURS.test(name));
  let removed = 0;
  for (const name of names) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs <= days * DAY_MS) continue;
    await rm(file);
    removed += 1;
  }
  return removed;
}
