import type { Client } from 'pg';
import { plannedMigrations } from '../database/planned-migrations';
import { withDatabase } from '../database/with-database';
import type { Examination, Given } from './examination';
import { type Finding, findingsAbout, goodUnlessWrong } from './finding';

const { good, look, wrong } = findingsAbout('PostgreSQL');

const OLDEST_VERSION = 15;
/** Sessions, payments and events of Stripe have times of minutes. */
const MAX_CLOCK_DIFFERENCE_SECONDS = 5;

const STATE = `
  SELECT current_setting('server_version') AS version,
         current_setting('server_version_num')::int / 10000 AS "majorVersion",
         pg_encoding_to_char(encoding) AS encoding,
         extract(epoch FROM clock_timestamp())::float8 AS now,
         has_schema_privilege('public', 'CREATE') AS "mayCreate",
         current_setting('max_connections')::int
           - current_setting('superuser_reserved_connections')::int AS connections,
         EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') AS "hasTrigrams",
         to_regclass('public.migrations') IS NOT NULL AS "isMigrated"
    FROM pg_database WHERE datname = current_database()`;

type State = {
  version: string;
  majorVersion: number;
  encoding: string;
  now: number;
  mayCreate: boolean;
  connections: number;
  hasTrigrams: boolean;
  isMigrated: boolean;
};

function problemsOf(state: State, poolSize: number): Finding[] {
  const difference = Math.abs(state.now - Date.now() / 1000);
  const needed = poolSize + 1;
  return [
    state.majorVersion < OLDEST_VERSION &&
      wrong(`It is version ${state.version}: upgrade it to ${OLDEST_VERSION} or newer.`),
    state.encoding !== 'UTF8' &&
      wrong(`The database is encoded as ${state.encoding}: create it with ENCODING 'UTF8'.`),
    difference > MAX_CLOCK_DIFFERENCE_SECONDS &&
      wrong(
        `Its clock differs from this computer's by ${Math.round(difference)} s: synchronize both by NTP.`,
      ),
    !state.mayCreate &&
      wrong(
        'The role may not create tables: run `GRANT CREATE ON SCHEMA public TO` the role of DATABASE_URL.',
      ),
    state.connections < needed &&
      wrong(
        `It allows ${state.connections} connections, and a process opens up to ${needed}: raise max_connections or lower DATABASE_POOL_SIZE.`,
      ),
    state.connections >= needed &&
      state.connections < 2 * needed &&
      look(
        `It allows ${state.connections} connections, enough for one process of ${needed}: raise max_connections for two.`,
      ),
    !state.hasTrigrams &&
      look(
        'The extension pg_trgm is missing, so the search offers no "Did you mean": run `CREATE EXTENSION pg_trgm` as a superuser.',
      ),
  ].filter((finding) => finding !== false);
}

async function missingMigrations(client: Client, isMigrated: boolean): Promise<Finding[]> {
  const remedy = 'run `node backend/dist/migrate.js`, then `node backend/dist/seed.js`.';
  if (!isMigrated) return [wrong(`The database has no tables: ${remedy}`)];
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
  const applied = new Set(rows.map(({ name }) => name));
  const missing = plannedMigrations(process.env).filter((name) => !applied.has(name));
  if (missing.length > 0) {
    return [wrong(`${missing.length} migrations are not applied yet: ${remedy}`)];
  }
  const regions = await client.query('SELECT FROM region WHERE deleted_at IS NULL LIMIT 1');
  return regions.rowCount === 0
    ? [wrong('The shop has no region, so orders are refused: run `node backend/dist/seed.js`.')]
    : [];
}

async function examineServer(given: Given): Promise<Finding[]> {
  const { DATABASE_DIRECT_URL, DATABASE_URL = '', DATABASE_POOL_SIZE = 20 } = given;
  return await withDatabase(DATABASE_DIRECT_URL ?? DATABASE_URL, async (client) => {
    const [state] = (await client.query<State>(STATE)).rows;
    if (!state) throw new Error('The database is not listed in pg_database.');
    const found = [
      ...problemsOf(state, DATABASE_POOL_SIZE),
      ...(await missingMigrations(client, state.isMigrated)),
    ];
    return goodUnlessWrong(good(`Version ${state.version}, all migrations applied.`), found);
  });
}

async function examineReplica(address: string | undefined): Promise<Finding[]> {
  if (!address) return [];
  const { rows } = await withDatabase(address, (client) =>
    client.query<{ isReplica: boolean }>('SELECT pg_is_in_recovery() AS "isReplica"'),
  );
  return rows[0]?.isReplica
    ? []
    : [look('DATABASE_READ_URL leads to a primary, not a replica: check its address.')];
}

/** Its version, rights, clock, connections and migrations; also a pooler and a replica where there are some. */
export const database: Examination = {
  about: 'PostgreSQL',
  needs: ['DATABASE_URL'],
  examine: async (given) => {
    const { DATABASE_DIRECT_URL, DATABASE_URL = '', DATABASE_READ_URL } = given;
    if (DATABASE_DIRECT_URL) await withDatabase(DATABASE_URL, (client) => client.query('SELECT 1'));
    return [...(await examineServer(given)), ...(await examineReplica(DATABASE_READ_URL))];
  },
};
