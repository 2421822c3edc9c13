import pg from 'pg';

/** The parts of a schema, each in a fixed order. */
const PARTS = {
  columns: `
    SELECT table_name, column_name, udt_name, column_default, is_nullable, character_maximum_length
      FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`,
  constraints: `
    SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid)
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n' ORDER BY 1, 2`,
  indexes: `
    SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
  triggers: `
    SELECT tgrelid::regclass::text, tgname, pg_get_triggerdef(oid)
      FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`,
  functions: `
    SELECT proname, pg_get_functiondef(oid)
      FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f' ORDER BY 1, 2`,
  enums: `
    SELECT enumtypid::regtype::text, array_agg(enumlabel::text ORDER BY enumsortorder) AS labels
      FROM pg_enum GROUP BY 1 ORDER BY 1`,
  sequences: `
    SELECT sequencename, data_type::text, increment_by
      FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  migrations: `SELECT name FROM migrations ORDER BY 1`,
};

/** Returns everything that migrations create in a database, for comparison. */
export async function readSchema(databaseUrl: string): Promise<Record<string, unknown[]>> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const schema: Record<string, unknown[]> = {};
    for (const [part, query] of Object.entries(PARTS)) {
      schema[part] = (await client.query(query)).rows;
    }
    return schema;
  } finally {
    await client.end();
  }
}

/** Returns the schema as lines, without the names of the migrations: a former database has more. */
export async function schemaLines(databaseUrl: string): Promise<string[]> {
  const { migrations: _, ...parts } = await readSchema(databaseUrl);
  return Object.entries(parts).flatMap(([part, rows]) =>
    rows.map((row) =>
      [part, ...Object.values(row as Record<string, unknown>)].join(' | ').replace(/\s+/g, ' '),
    ),
  );
}

/** A restored dump writes casts in another way. */
export const withoutCasts = (line: string): string =>
  line.replace(/::(character varying|text)(\[\])?|[()\s]/g, '');
