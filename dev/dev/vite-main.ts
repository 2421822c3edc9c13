import { createServer } from 'vite';
import { z } from 'zod';
import { runService } from '@harrow/processes/service-process';

const optionsSchema = z.object({ folder: z.string(), port: z.number() });

await runService(async (options) => {
  const { folder, port } = optionsSchema.parse(options);
  const server = await createServer({
    root: folder,
    server: { host: '127.0.0.1', port, strictPort: true },
  });
  await server.listen();
  return { stop: () => server.close() };
});
