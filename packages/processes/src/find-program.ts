import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian installs servers in folders that are only on root's PATH. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** Whether the file exists and may be run. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the path of the first of these programs that is installed, if any. */
export function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SERVER_FOLDERS];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}
