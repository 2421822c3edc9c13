import type { Client } from 'pg';

/** What only running processes need, which a backup leaves out. */
export const LEFT_OUT = 'catalogue_change%';

/** The number of rows of each table, and a sum over their contents that does not depend on their order. */
export type Digests = Record<string, string>;

const TABLES = `
  SELECT format('%I', relname) AS name FROM pg_class
   WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace
     AND NOT relispartition AND relname NOT LIKE $1
   ORDER BY 1`;

const digestOf = (table: string) => `
  SELECT count(*) || ' ' ||
         coalesce(sum(('x' || left(md5(t::text), 16))::bit(64)::bigint::numeric), 0) AS digest
    FROM ${table} t`;

/** Rows are compared as text, so both databases must write it in one way, however long it takes. */
const SETTINGS = `
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0;
  SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET extra_float_digits = 1; SET bytea_output = 'hex'`;

/** Prepares a session whose digests are to be compared with those of another. */
export async function prepareDigests(client: Client): Promise<void> {
  await client.query(SETTINGS);
}

/** Reads the digests of all tables that a backup holds, as the transaction of the session sees them. */
export async function readDigests(client: Client): Promise<Digests> {
  const digests: Digests = {};
  const { rows } = await client.query<{ name: string }>(TABLES, [LEFT_OUT]);
  for (const { name } of rows) {
    const found = await client.query<{ digest: string }>(digestOf(name));
    digests[name] = found.rows[0]?.digest ?? '';
  }
  return digests;
}

/** Names the tables that differ, with what was expected and what was found. */
export function differences(expected: Digests, found: Digests): string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...names]
    .filter((name) => expected[name] !== found[name])
    .map((name) => {
      const rows = (digest = 'no table') => digest.split(' ')[0] ?? '';
      return `${name}: ${rows(expected[name])} rows in the backup, ${rows(found[name])} restored, or other contents`;
    });
}
