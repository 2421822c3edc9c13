import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { projectRoot } from '@harrow/processes/project-root';
import { createDatabase } from './template-database.ts';
import { withClient } from './with-client.ts';

/** A dump of `pg_dump --no-owner --no-privileges --no-comments --rows-per-insert=200`. */
const DUMP = join(projectRoot(), 'backend', '__tests__', 'former-database.sql.gz');

/**
 * Creates the database of a shop with orders, refunds and staff, as the last version with migrations in
 * TypeScript leaves it; returns its URL.
 */
export async function formerDatabase(): Promise<string> {
  const databaseUrl = await createDatabase('TEMPLATE template0');
  const dump = gunzipSync(readFileSync(DUMP)).toString();
  await withClient(databaseUrl, (client) => client.query(dump));
  return databaseUrl;
}
