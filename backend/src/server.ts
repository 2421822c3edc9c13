import { createServer } from 'node:http';
import path from 'node:path';
import { readEnvironment } from './config/environment';
import { closeApplication, createApplication } from './server/application';
import { stopGracefully } from './server/graceful-stop';

const DIRECTORY = path.resolve(__dirname, '..');

/** Starts the shop's backend and says so to the process that started it. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  process.chdir(DIRECTORY); // the engine hashes every file below the working directory
  const { default: loaders } = await import('@medusajs/medusa/dist/loaders');
  const app = createApplication(environment);
  const engine = await loaders({ directory: DIRECTORY, expressApp: app, isTest: false });
  closeApplication(app);
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(environment.BACKEND_PORT, environment.BACKEND_HOST, resolve);
  });
  stopGracefully(server, engine);
  const address = server.address();
  process.send?.({ type: 'ready', port: typeof address === 'object' ? address?.port : undefined });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
