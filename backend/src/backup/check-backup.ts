import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { withDatabase } from '../database/with-database';
import { isCheckDatabase } from './check-database';
import { runProgram } from './run-program';
import { differences, prepareDigests, readDigests } from './table-digests';

const digestsSchema = z.record(z.string(), z.string());

/**
 * Restores a dump into a second database, whose contents are lost, and compares each table with what it held
 * when it was dumped. Throws an error that names the tables that differ.
 */
export async function checkBackup(dumped: string, databaseUrl: string): Promise<number> {
  if (!isCheckDatabase(databaseUrl))
    throw new Error('The name of the database must end in _check.');
  const text = await readFile(dumped.replace(/\.dump$/, '.json'), 'utf8');
  const expected = digestsSchema.parse(JSON.parse(text));
  await withDatabase(databaseUrl, async (client) => {
    await client.query('DROP SCHEMA public CASCADE');
    await client.query('CREATE SCHEMA public');
  });
  const parameters = ['--exit-on-error', '--no-owner', '--no-privileges', dumped];
  await runProgram('pg_restore', parameters, databaseUrl);
  const found = await withDatabase(databaseUrl, async (client) => {
    await prepareDigests(client);
    return await readDigests(client);
  });
  const different = differences(expected, found);
  if (different.length > 0) {
    throw new Error(`The restored copy differs from the shop:\n${different.join('\n')}`);
  }
  return Object.keys(found).length;
}
