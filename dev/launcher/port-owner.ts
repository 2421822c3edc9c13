import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** A process that listens on a port. */
export interface PortOwner {
  pid: number;
  name: string;
}

/** Returns the process that listens on the port, if the system shows it to this user. */
export function portOwner(port: number): PortOwner | undefined {
  if (process.platform === 'linux') return linuxOwner(port);
  return process.platform === 'win32' ? undefined : lsofOwner(port);
}

function linuxOwner(port: number): PortOwner | undefined {
  const sockets = listeningInodes(port).map((inode) => `socket:[${inode}]`);
  if (sockets.length === 0) return undefined;
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  const pid = pids.find((entry) => holdsOneOf(entry, sockets));
  if (pid === undefined) return undefined;
  return { pid: Number(pid), name: readFileSync(`/proc/${pid}/comm`, 'utf8').trim() };
}

// Columns of /proc/net/tcp: number, local address:port, remote address, state (0A listens), …, inode.
function listeningInodes(port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => state === '0A' && local?.endsWith(suffix))
    .flatMap((columns) => columns[9] ?? []);
}

function holdsOneOf(pid: string, sockets: readonly string[]): boolean {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).some((entry) => sockets.includes(readlinkSync(join(folder, entry))));
  } catch {
    return false; // Another user's process, or one that has just ended.
  }
}

function lsofOwner(port: number): PortOwner | undefined {
  try {
    const output = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [, pid, name] = /^p(\d+)\nc(.*)/m.exec(output) ?? [];
    return pid === undefined ? undefined : { pid: Number(pid), name: name ?? 'a program' };
  } catch {
    return undefined; // lsof is missing or found no process: the message omits the name
  }
}
