import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const inNamespace = (script: string) => ['-Urm', 'sh', '-c', script] as const;
const MOUNT = 'mount -t tmpfs -o size=2m tmpfs "$0"';
const PAGE = Buffer.alloc(4096);

/** Whether this machine allows mounting a file system in a private namespace. */
const canMount = spawnSync('unshare', [...inNamespace(MOUNT), tmpdir()]).status === 0;

/** Describes the disk in the title of a test. */
export const diskTitle = canMount
  ? 'a disk of 2 MB'
  : 'a simulated disk (mounts are not permitted here)';

/** A disk that a test can fill and empty: a separate file system, or a simulation of one. */
export class SmallDisk {
  private constructor(
    /** A folder on the disk; reached through /proc, because the mount belongs to another process. */
    private readonly folder: string,
    private readonly remove: () => Promise<unknown>,
  ) {}

  static async make(): Promise<SmallDisk> {
    const base = mkdtempSync(join(tmpdir(), 'harrow-disk-'));
    const removeBase = () => rmSync(base, { recursive: true, force: true });
    if (!canMount) return new SmallDisk(base, async () => removeBase());
    const script = `${MOUNT} && echo mounted && exec cat`; // it ends with this process
    const holder = spawn('unshare', [...inNamespace(script), base], { stdio: 'pipe' });
    await once(holder.stdout, 'data');
    return new SmallDisk(`/proc/${holder.pid}/root${base}`, async () => {
      holder.stdin.end();
      await once(holder, 'exit');
      removeBase();
    });
  }

  get images(): string {
    return join(this.folder, 'images');
  }

  /** The file that receives a backend's standard output. */
  get log(): string {
    return join(this.folder, 'log');
  }

  /** Settings of a backend whose images and log are on this disk. */
  get settings(): NodeJS.ProcessEnv {
    return {
      IMAGE_DIRECTORY: this.images,
      NODE_OPTIONS: `--require "${join(__dirname, 'small-disk.cjs')}"`,
      SMALL_DISK_LOG: this.log,
      ...(canMount ? {} : { SMALL_DISK_SIMULATED: this.ballast }),
    };
  }

  fill(): void {
    writeFileSync(this.ballast, '');
    if (!canMount) return;
    try {
      for (;;) appendFileSync(this.ballast, PAGE);
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOSPC') throw error;
    }
  }

  empty(): void {
    rmSync(this.ballast);
  }

  async end(): Promise<void> {
    await this.remove();
  }

  private get ballast(): string {
    return join(this.folder, 'ballast');
  }
}
