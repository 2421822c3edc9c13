import path from 'node:path';
import { checkBackup } from './backup/check-backup';
import { removeOld } from './backup/remove-old';
import { writeBackup } from './backup/write-backup';
import { loadEnvFile } from './config/env-file';
import { readEnvironment } from './config/environment';
import { imageOptions } from './config/image-options';

/** Prints a line about a step that is done. */
const tell = (line: string) => void process.stdout.write(`${line}\n`);

/** Writes a backup and checks it, or only checks the one that is named. */
async function main([option, named]: string[]): Promise<void> {
  loadEnvFile();
  const environment = readEnvironment(process.env);
  const { BACKUP_DIRECTORY: folder, BACKUP_CHECK_URL: checkUrl } = environment;
  const check = async (dumped: string) => {
    if (checkUrl === undefined) throw new Error('BACKUP_CHECK_URL is not set.');
    const tables = await checkBackup(dumped, checkUrl);
    tell(`The restored copy of ${path.basename(dumped)} is the same: ${tables} tables.`);
  };
  if (option === '--check' && named) {
    await check(named);
    return;
  }
  if (folder === undefined) throw new Error('BACKUP_DIRECTORY is not set.');
  const { directory, s3 } = imageOptions(environment, '');
  const databaseUrl = environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL;
  const dumped = await writeBackup({ databaseUrl, images: s3 ? undefined : directory }, folder);
  tell(`Written: ${path.basename(dumped)}`);
  if (checkUrl !== undefined) await check(dumped);
  // the older ones are the better ones until this one is known to be good
  const removed = await removeOld(folder, environment.BACKUP_KEEP_DAYS);
  if (removed > 0) tell(`Removed ${removed} files that are older.`);
}

// usage: node backend/dist/backup.js [--check FILE.dump]
main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
