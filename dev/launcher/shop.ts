import { join } from 'node:path';
import type { Progress } from './progress.ts';
import type { RunLock } from './run-lock.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import type { Supervisor } from './supervisor.ts';

/** What every part of a start has at hand. */
export interface Shop {
  root: string;
  settings: Settings;
  secrets: Secrets;
  progress: Progress;
  supervisor: Supervisor;
  lock: RunLock;
}

/** What the processes of a start have in common: their log, and how they are ended. */
export function processHooks(shop: Shop, name: string) {
  return {
    logFile: join(shop.settings.dataDir, 'logs', `${name}.log`),
    abort: shop.supervisor.stopping,
    onSpawn: (pid: number) => shop.lock.addChild(pid),
  };
}
