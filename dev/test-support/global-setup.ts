import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresService } from '../embedded-postgres/start.ts';
import { startIdentityEmulator } from '../identity-emulator/start.ts';
import { projectRoot } from '../lib/project-root.ts';
import { backendEnvironment } from './backend-environment.ts';
import { running } from './running.ts';

const TEMPLATE = 'template_shop';

/** Runs one of the backend's programs to its end; what it prints is shown only when it fails. */
function runBackend(program: string, env: NodeJS.ProcessEnv, ...args: string[]): void {
  const file = join(projectRoot(), 'backend', 'dist', program);
  execFileSync(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

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
  process.env.TEST_POSTGRES_URL = postgres.databaseUrl;
  process.env.TEST_IDENTITY_URL = identity.url;
  const env = backendEnvironment({ databaseUrl: postgres.databaseUrl, backendPort: 1 });
  runBackend('migrate.js', env);
  runBackend('seed.js', env, '--demo');
}
