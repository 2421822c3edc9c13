import { createServer } from 'node:http';
import { listen } from '@harrow/processes/listen';
import { runService } from '@harrow/processes/service-process';
import { storefrontOptionsSchema } from '@harrow/storefront/server/options-schema';
import { startStorefrontServer } from '@harrow/storefront/server/server';

/**
 * The storefront's server as `npm start` runs it, and a second server that answers with the number of
 * pages rendered so far.
 */
await runService(async (options) => {
  const server = await startStorefrontServer(storefrontOptionsSchema.parse(options));
  const counter = createServer((_req, res) => {
    res.end(String(server.renders()));
  });
  const port = await listen(counter, { host: '127.0.0.1', port: 0 }, '');
  return { info: { counter: `http://127.0.0.1:${port}` }, stop: () => server.stop() };
});
