import { join } from 'node:path';
import { stopLeftoverPostgres } from '@harrow/processes/embedded-postgres/leftover';
import { projectRoot } from '@harrow/processes/project-root';
import { reportProblem } from '@harrow/processes/report-problem';
import { fileProblem } from '@harrow/processes/start-error';
import { isBuilt } from './builds.ts';
import { withEnvFile } from './env-file.ts';
import { requireFreePorts } from './ports.ts';
import { Progress } from './progress.ts';
import { requireReachableServers } from './reachability.ts';
import { readyMessage } from './ready.ts';
import { takeRunLock, type RunLock } from './run-lock.ts';
import { readSecrets } from './secrets.ts';
import { ownPorts, readSettings, type Settings } from './settings.ts';
import type { Shop } from './shop.ts';
import { listenForStop, type StopRequest } from './stop-request.ts';
import { buildStockAdmin } from './stock-admin.ts';
import { Supervisor } from './supervisor.ts';

/** The maximum wait after a second Ctrl-C; remaining processes end by themselves. */
const HURRIED_MS = 3000;

/**
 * Runs the shop until it is stopped: runs the quick checks, lets `begin` start the services, prints
 * that the shop is ready, and stops everything in order. Resolves with the exit code: 0 if the user
 * stopped it, 1 if it failed.
 */
export async function launch(begin: (shop: Shop) => Promise<void>): Promise<number> {
  const stopRequest = listenForStop();
  // a closed terminal, or `| head`: a missing reader is not a reason to crash
  process.stdout.on('error', () => undefined);
  const root = projectRoot();
  let folder = root;
  try {
    const settings = readSettings(withEnvFile(root, process.env), root);
    folder = settings.dataDir;
    const lock = await takeRunLock(settings.dataDir, root);
    try {
      await checkSurroundings(settings);
      await runShop(root, settings, lock, stopRequest, begin);
    } finally {
      lock.release();
    }
    return 0;
  } catch (error) {
    reportProblem(fileProblem(error, folder));
    return 1;
  }
}

async function checkSurroundings(settings: Settings): Promise<void> {
  if (settings.database.kind === 'embedded') {
    await stopLeftoverPostgres(join(settings.dataDir, 'postgres'));
  }
  await requireFreePorts(ownPorts(settings));
  await requireReachableServers(settings);
}

async function runShop(
  root: string,
  settings: Settings,
  lock: RunLock,
  stopRequest: StopRequest,
  begin: (shop: Shop) => Promise<void>,
): Promise<void> {
  const supervisor = new Supervisor();
  const progress = new Progress(process.stdout);
  const secrets = readSecrets(settings.dataDir);
  const shop = { root, settings, secrets, progress, supervisor, lock };
  stopRequest.onRepeat(() => hurry(supervisor));
  const ready = begin(shop).then(() => {
    progress.close();
    const stockAdminIsBuilt = isBuilt(root, 'admin', settings.variables);
    console.log(readyMessage(settings, Date.now() - startTime(), stockAdminIsBuilt));
    void buildStockAdmin(shop);
    return supervisor.failure;
  });
  try {
    await Promise.race([ready, supervisor.failure, stopRequest.made]);
    progress.close();
    console.log('\nStopping …');
  } finally {
    progress.close();
    await supervisor.stopAll();
  }
  console.log('Stopped; your data is kept for the next start.');
}

function hurry(supervisor: Supervisor): void {
  setTimeout(() => process.exit(0), HURRIED_MS).unref();
  void supervisor.hurry();
}

// run.mjs passes its start time, so that the time includes installing the packages
function startTime(): number {
  return Number(process.env.HARROW_STARTED_AT ?? Date.now() - process.uptime() * 1000);
}
