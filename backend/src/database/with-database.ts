import { Client } from 'pg';

const CONNECT_TIMEOUT_MS = 5000;

/** Uses a separate connection to a database, which is closed afterwards. Throws if the database is unreachable. */
export async function withDatabase<T>(
  connectionString: string,
  use: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
