import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startIdentityEmulator } from '@harrow/processes/identity-emulator/start';
import { startPreparedPostgres } from './prepared-postgres.ts';
import { running } from './running-services.ts';
import { startSharedShops } from './shared-shops.ts';

/**
 * Runs before the first test file: starts a real PostgreSQL and the identity emulator, and prepares a
 * migrated and seeded database that each file copies in milliseconds. Shared shops also run in this
 * process, because a file cannot leave a process to the next one.
 */
export default async function globalSetup(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'harrow-test-'));
  running.dataDir = dataDir;
  const identity = await startIdentityEmulator({ projectId: 'demo-harrow-test', port: 0 });
  process.env.TEST_IDENTITY_URL = identity.url;
  running.services.push(identity, await startPreparedPostgres(join(dataDir, 'postgres')));
  running.services.push(await startSharedShops());
}
