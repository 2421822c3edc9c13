import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { spawnSync } from 'node:child_process';
import { StartError, errorCode } from '../start-error.ts';

/** The user that runs PostgreSQL's programs, which refuse to run as root, and the command prefix. */
export interface RunAs {
  identity?: { uid: number; gid: number };
  /** Put before the program and its arguments. */
  prefix: readonly string[];
}

interface Identity {
  uid: number;
  gid: number;
}

const NOBODY: Identity = { uid: 65534, gid: 65534 };

/**
 * Chooses the user that runs PostgreSQL. An ordinary user runs it directly. Root uses the owner of the
 * existing data, else the system's `postgres` or `nobody` user; if that user cannot reach the paths (a
 * clone under /root), it gets the capability to do so.
 */
export function runAs(dataDir: string, paths: readonly string[]): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const identity = ownerOf(dataDir) ?? systemUser();
  if (paths.every((path) => canReach(identity, path))) return { identity, prefix: [] };
  return { identity, prefix: capabilityPrefix(identity, dataDir) };
}

function ownerOf(dataDir: string): Identity | undefined {
  const stat = statSync(dataDir, { throwIfNoEntry: false });
  return stat === undefined || stat.uid === 0 ? undefined : { uid: stat.uid, gid: stat.gid };
}

function systemUser(): Identity {
  const users = readPasswd();
  return users.get('postgres') ?? users.get('nobody') ?? NOBODY;
}

function readPasswd(): Map<string, Identity> {
  try {
    const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
    return new Map(
      lines.map((line) => {
        const [name = '', , uid, gid] = line.split(':');
        return [name, { uid: Number(uid), gid: Number(gid) }];
      }),
    );
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return new Map();
    throw error;
  }
}

/** Tells whether the user may enter every folder down to the path, and enter or run its target. */
export function canReach(user: { uid: number; gid: number }, path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat !== undefined) {
    const bit = stat.uid === user.uid ? 0o100 : stat.gid === user.gid ? 0o010 : 0o001;
    if ((stat.mode & bit) === 0) return false;
  }
  const parent = dirname(path);
  return parent === path || canReach(user, parent);
}

function capabilityPrefix({ uid, gid }: Identity, dataDir: string): string[] {
  const prefix = [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    // Without it access(2), which initdb asks about its own program, answers as if there were none.
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--',
  ];
  const [command = '', ...args] = prefix;
  if (spawnSync(command, [...args, 'true']).status === 0) return prefix;
  throw new StartError(
    `PostgreSQL does not run as root, and user ${uid} cannot enter ${dirname(dataDir)}: move the shop to a folder that others may enter, start it as an ordinary user, or set DATABASE_URL.`,
  );
}
