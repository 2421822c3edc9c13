import { rmSync } from 'node:fs';
import { running } from './running-services.ts';

/** Runs after the last test file. */
export default async function globalTeardown(): Promise<void> {
  await Promise.all(running.services.map((service) => service.stop()));
  if (running.dataDir) rmSync(running.dataDir, { recursive: true, force: true });
}
