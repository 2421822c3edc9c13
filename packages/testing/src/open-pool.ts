import pg from 'pg';

/** Opens connections to a database whose server a test may stop: the next query opens a new connection. */
export function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 4 });
  pool.on('error', () => undefined);
  return pool;
}
