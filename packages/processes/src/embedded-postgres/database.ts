import { Client, escapeIdentifier } from 'pg';
import { errorCode, errorMessage, StartError } from '../start-error.ts';

const DISK_FULL = '53100'; // PostgreSQL, appendix A

/** Creates the database unless the server at `url` has it. */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/** Returns advice if a started server cannot create or find the database in its folder. */
export function databaseProblem(error: unknown, dataDir: string): StartError {
  if (errorCode(error) === DISK_FULL) {
    return new StartError(
      `There is no space left on the disk of ${dataDir}: free some and start again.`,
    );
  }
  return new StartError(
    `The database in ${dataDir} is damaged: put a good copy of the folder back, or delete it to begin with an empty shop.`,
    [errorMessage(error)],
  );
}
