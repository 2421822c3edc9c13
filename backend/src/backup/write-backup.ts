import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withDatabase } from '../database/with-database';
import { runProgram } from './run-program';
import { prepareDigests, readDigests, type Digests } from './table-digests';

/** What a backup is made of. */
interface BackupSource {
  databaseUrl: string;
  /** The folder of images; none if they are in a bucket. */
  images: string | undefined;
}

/** `harrow-2026-11-27T03-15-00Z`, which sorts by time. */
const nameOf = (moment: Date) =>
  `harrow-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

const EXCLUDED = ['--exclude-table-data=catalogue_change*'];

/** Dumps the database, and reads what its tables hold in the same snapshot. */
async function dump(databaseUrl: string, file: string): Promise<Digests> {
  return await withDatabase(databaseUrl, async (client) => {
    await prepareDigests(client);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const { rows } = await client.query<{ snapshot: string }>(
      'SELECT pg_export_snapshot() AS snapshot',
    );
    const snapshot = `--snapshot=${rows[0]?.snapshot ?? ''}`;
    const parameters = ['--format=custom', snapshot, ...EXCLUDED, `--file=${file}`];
    await runProgram('pg_dump', parameters, databaseUrl);
    return await readDigests(client);
  });
}

/**
 * Writes a backup into a folder: the images, a dump, and the digests of its tables. A file has its name
 * only when it is complete. Returns the path of the dump.
 */
export async function writeBackup(source: BackupSource, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const base = path.join(folder, nameOf(new Date()));
  const [dumped, images] = [`${base}.dump`, `${base}-images.tar.gz`];
  const partOf = (file: string) => `${file}.part`;
  try {
    const digests = await dump(source.databaseUrl, partOf(dumped));
    await runProgram('pg_restore', ['--file=/dev/null', partOf(dumped)]); // reads all of it
    if (source.images !== undefined) {
      // later than the dump: images never change, so that every one of the dump is there
      const parameters = ['-C', source.images, '--exclude=./private', '-czf', partOf(images), '.'];
      await runProgram('tar', parameters);
      await rename(partOf(images), images);
    }
    await writeFile(`${base}.json`, JSON.stringify(digests, null, 2));
    await rename(partOf(dumped), dumped);
  } finally {
    for (const file of [dumped, images]) await rm(partOf(file), { force: true });
  }
  return dumped;
}
