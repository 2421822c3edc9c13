import { createServer } from 'vite';
import { z } from 'zod';
import { runService } from '@harrow/processes/service-process';
import { storefrontOptionsSchema } from '@harrow/storefront/server/options-schema';
import { servePages } from '@harrow/storefront/vite/serve-pages';

const optionsSchema = z.object({
  folder: z.string(),
  storefront: storefrontOptionsSchema.omit({ folder: true, renderFolder: true, policy: true }),
});

await runService(async (options) => {
  const { folder, storefront } = optionsSchema.parse(options);
  const { host, port } = storefront;
  const server = await createServer({
    root: folder,
    plugins: [servePages(storefront)],
    server: { host, port, strictPort: true },
  });
  await server.listen();
  return { stop: () => server.close() };
});
