import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Examination } from './examination';
import { reasonOf } from '../lifecycle/reason-of';
import { findingsAbout } from './finding';

const { good, look, wrong } = findingsAbout('Backup');

const HOUR_MS = 3_600_000;
/** A daily backup, and time to write it. */
const MAX_AGE_HOURS = 26;

/** Returns the newest file in a folder; undefined if there is none. */
async function newestIn(directory: string) {
  const entries = await readdir(directory, { withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ name }) => {
        const { mtimeMs, size } = await stat(path.join(directory, name));
        return { name, mtimeMs, size };
      }),
  );
  return files.sort((a, b) => b.mtimeMs - a.mtimeMs)[0];
}

/** The age and size of the newest backup. */
export const backup: Examination = {
  about: 'Backup',
  needs: [],
  examine: async ({ BACKUP_DIRECTORY: directory }) => {
    if (!directory) {
      return [look('BACKUP_DIRECTORY is not set: set it, so that the age of the backup is known.')];
    }
    try {
      const newest = await newestIn(directory);
      if (!newest) return [wrong(`There is no backup in ${directory}: run the backup now.`)];
      const hours = Math.round((Date.now() - newest.mtimeMs) / HOUR_MS);
      if (newest.size === 0)
        return [wrong(`${newest.name} is empty: run the backup, and read its log.`)];
      if (hours > MAX_AGE_HOURS) {
        return [
          wrong(`The newest backup, ${newest.name}, is ${hours} hours old: look at its timer.`),
        ];
      }
      return [good(`${newest.name} is ${hours} hours old.`)];
    } catch (error) {
      return [wrong(`${directory} cannot be read (${reasonOf(error)}): correct BACKUP_DIRECTORY.`)];
    }
  },
};
