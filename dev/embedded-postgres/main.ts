import { z } from 'zod';
import { runService } from '../lib/service-process.ts';
import { ensureDatabase } from './database.ts';
import { startEmbeddedPostgres } from './server.ts';

const optionsSchema = z.object({ dataDir: z.string(), port: z.number(), database: z.string() });

// The owner of the server: PostgreSQL itself would not notice that the launcher has been killed.
await runService(async (raw) => {
  const { database, ...options } = optionsSchema.parse(raw);
  const server = await startEmbeddedPostgres({ ...options, log: (line) => console.log(line) });
  const url = server.url(database);
  await ensureDatabase(server.url('postgres'), database);
  return { info: { url }, stop: server.stop, abort: server.abort, ended: server.ended };
});
