import { z } from 'zod';
import { runService, type ServiceHandle } from '../service-process.ts';
import { binariesSchema } from './binaries.ts';
import { databaseProblem, ensureDatabase } from './database.ts';
import { startEmbeddedPostgres } from './server.ts';

const optionsSchema = z.object({
  dataDir: z.string(),
  port: z.number(),
  database: z.string(),
  binaries: binariesSchema.optional(),
});

async function start(raw: unknown): Promise<ServiceHandle> {
  const { database, ...options } = optionsSchema.parse(raw);
  const server = await startEmbeddedPostgres({ ...options, log: (line) => console.log(line) });
  try {
    await ensureDatabase(server.url('postgres'), database);
  } catch (error) {
    await server.stop(); // a separate process, which would outlive this one
    throw databaseProblem(error, options.dataDir);
  }
  return { ...server, info: { url: server.url(database) } };
}

// Owns the server, because PostgreSQL itself would not notice that the launcher was killed.
await runService(start, { finishesStart: true });
