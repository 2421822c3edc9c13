import { rmSync } from 'node:fs';
import { stopAll } from '@harrow/processes/stop-all';
import { running } from './running-services.ts';

/** Runs after the last test file. */
export default async function globalTeardown(): Promise<void> {
  await stopAll(running.services.map((service) => () => service.stop()));
  if (running.dataDir) rmSync(running.dataDir, { recursive: true, force: true });
}
