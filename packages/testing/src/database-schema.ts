import type { QueryResult } from 'pg';
import { testSql } from './test-sql.ts';
import { withClient } from './with-client.ts';

/** An object of a schema: the name of its part, then its properties. */
type SchemaRow = { part: string } & Record<string, unknown>;

/** Returns everything that migrations create in a database, in a fixed order, for comparison. */
export async function readSchema(databaseUrl: string): Promise<SchemaRow[]> {
  const results = await withClient(databaseUrl, (client) => client.query(testSql('schema')));
  // the driver returns an array for several statements, which its types do not say
  return (results as unknown as QueryResult<SchemaRow>[]).flatMap(({ rows }) => rows);
}

/** Returns the schema as lines, without the names of the migrations: a former database has more. */
export async function schemaLines(databaseUrl: string): Promise<string[]> {
  const rows = await readSchema(databaseUrl);
  return rows
    .filter(({ part }) => part !== 'migrations')
    .map((row) => Object.values(row).join(' | ').replace(/\s+/g, ' '));
}

/** A restored dump writes casts in another way. */
export const withoutCasts = (line: string): string =>
  line.replace(/::(character varying|text)(\[\])?|[()\s]/g, '');
