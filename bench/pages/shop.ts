import { createServer } from 'node:http';
import { z } from 'zod';
import { listen } from '@harrow/processes/listen';
import { runService } from '@harrow/processes/service-process';
import { startStorefrontServer } from '@harrow/storefront/server/server';
import { settingsSchema } from './settings.ts';

/**
 * The storefront's server as `npm start` runs it, and a second server that answers with the number of
 * pages rendered so far.
 */
await runService(async (given) => {
  const { port, ...settings } = settingsSchema.extend({ port: z.number() }).parse(given);
  const server = await startStorefrontServer({
    ...{ host: '127.0.0.1', port },
    ...settings,
    backendOrigins: [settings.config.backendUrl],
    policy: { backend: [settings.config.backendUrl], stripe: false },
  });
  const counter = createServer((_req, res) => {
    res.end(String(server.renders()));
  });
  const counterPort = await listen(counter, { host: '127.0.0.1', port: 0 }, '');
  return { info: { counter: `http://127.0.0.1:${counterPort}` }, stop: () => server.stop() };
});
