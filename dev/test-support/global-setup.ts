import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresService } from '../embedded-postgres/start.ts';
import { startIdentityEmulator } from '../identity-emulator/start.ts';
import { running } from './running.ts';
import { prepareTemplate } from './template-database.ts';

const TEMPLATE = 'template_shop';

/**
 * Before the first test file: a real PostgreSQL and the identity emulator, and one migrated and
 * seeded database that each file copies in milliseconds.
 */
export default async function globalSetup(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'harrow-test-'));
  const [postgres, identity] = await Promise.all([
    startPostgresService({ dataDir: join(dataDir, 'postgres'), port: 0, database: TEMPLATE }),
    startIdentityEmulator({ projectId: 'demo-harrow-test', port: 0 }),
  ]);
  running.services = [postgres, identity];
  running.dataDir = dataDir;
  process.env.TEST_IDENTITY_URL = identity.url;
  prepareTemplate(postgres.databaseUrl);
}
