import pg from 'pg';

/** Uses a connection to a database, and closes it. */
export async function withClient<Result>(
  databaseUrl: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
