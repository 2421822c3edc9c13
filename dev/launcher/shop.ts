import { join } from 'node:path';
import type { Progress } from './progress.ts';
import type { RunLock } from './run-lock.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import type { Supervisor } from './supervisor.ts';

/** The addresses of the mailbox for sending mails and for reading them. */
export interface MailboxAddresses {
  smtpUrl: string;
  url: string;
}

/** The context shared by all parts of a start. */
export interface Shop {
  root: string;
  settings: Settings;
  secrets: Secrets;
  progress: Progress;
  supervisor: Supervisor;
  lock: RunLock;
  /** Set after its start; undefined with a real mail server or real Firebase. */
  mailbox?: MailboxAddresses;
}

/** The options shared by the processes of a start: their log, and their abort signal. */
export function processHooks(shop: Shop, name: string) {
  return {
    logFile: join(shop.settings.dataDir, 'logs', `${name}.log`),
    abort: shop.supervisor.stopping,
    onSpawn: (pid: number) => shop.lock.addChild(pid),
  };
}
