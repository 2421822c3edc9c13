import pg from 'pg';

/**
 * Updates the planner's statistics, as autovacuum does within a minute of the first orders. Until then,
 * sessions keep plans for empty tables: the checks of foreign keys read whole tables.
 */
export async function analyze(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}
