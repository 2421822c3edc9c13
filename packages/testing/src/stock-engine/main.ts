import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import express from 'express';
import { z } from 'zod';
import { listen } from '@harrow/processes/listen';
import { projectRoot } from '@harrow/processes/project-root';
import { runService } from '@harrow/processes/service-process';

type Loaders = (options: { directory: string; expressApp: unknown; isTest: false }) => Promise<{
  shutdown(): Promise<void>;
}>;

const options = z.object({ databaseUrl: z.url() });

/** The engine's default settings for a new shop, with the same number of connections as ours. */
const settingsFor = (databaseUrl: string) => ({
  projectConfig: {
    database_url: databaseUrl,
    database_type: 'postgres',
    database_extra: { max: 20, connectionTimeoutMillis: 5000 },
    jwt_secret: 'of-the-stock-engine-in-the-bench',
    cookie_secret: 'of-the-stock-engine-in-the-bench',
    store_cors: 'http://localhost:8000',
    admin_cors: 'http://localhost:8000',
  },
  plugins: ['medusa-fulfillment-manual'],
});

await runService(async (given) => {
  const { databaseUrl } = options.parse(given);
  const directory = join(projectRoot(), '.cache', 'bench', 'stock-engine');
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'medusa-config.json'), JSON.stringify(settingsFor(databaseUrl)));
  const require = createRequire(import.meta.url);
  const { default: load } = require('@medusajs/medusa/dist/loaders') as { default: Loaders };
  const app = express();
  const engine = await load({ directory, expressApp: app, isTest: false });
  const server = createServer(app);
  const port = await listen(server, { host: '127.0.0.1', port: 0 }, '');
  return {
    info: { url: `http://127.0.0.1:${port}` },
    stop: async () => {
      server.closeAllConnections();
      await engine.shutdown();
    },
  };
});
