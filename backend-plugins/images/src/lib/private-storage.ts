import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isPartName, isPrivateName, partName } from './private-name';

/** The maximum size of a private file, in bytes. */
export const MAX_PRIVATE_SIZE = 64 * 1024 * 1024;

/** A writer that has sent nothing for so long has given up without saying so. */
const IDLE_MS = 5 * 60_000;

export class PrivateFileTooLarge extends Error {
  constructor() {
    super('The table would be larger than 64 MB. Filter it to fewer rows.');
  }
}

/** Whether an error of the file system has one of the codes. */
export const isFileError = (error: unknown, ...codes: string[]): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  codes.includes(String(error.code));

const isMissing = (error: unknown) => isFileError(error, 'ENOENT');

/** Passes bytes on, up to the maximum size, and fails if the writer falls silent. */
function limited(): PassThrough {
  let size = 0;
  const stream = new PassThrough({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      idle.refresh();
      done(size > MAX_PRIVATE_SIZE ? new PrivateFileTooLarge() : null, chunk);
    },
  });
  const giveUp = () => stream.destroy(new Error('The file was not written to the end.'));
  const idle = setTimeout(giveUp, IDLE_MS).unref();
  stream.once('close', () => {
    clearTimeout(idle);
  });
  return stream;
}

/** Files in a folder that all processes of the shop share and that nothing serves by itself. */
export class PrivateStorage {
  private readonly writing = new Map<string, Promise<void>>();

  constructor(private readonly directory: string) {}

  /**
   * Opens a new file, which has its name only once all of it is on the disk. The promise rejects if
   * it could not be written; nothing of it is left then.
   */
  async create(name: string): Promise<{ stream: PassThrough; done: Promise<void> }> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    const handle = await open(this.pathOf(partName(name)), 'wx', 0o600);
    const stream = limited();
    const done = this.finish(name, stream, handle).finally(() => this.writing.delete(name));
    done.catch(() => undefined); // a writer that has failed never waits for it
    this.writing.set(name, done);
    return { stream, done };
  }

  /** Opens a file to be read, or returns undefined if there is none with this name. */
  async open(name: string): Promise<FileHandle | undefined> {
    try {
      return await open(this.pathOf(name), 'r');
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async has(name: string): Promise<boolean> {
    const handle = await this.open(name);
    await handle?.close();
    return handle !== undefined;
  }

  /** Removes a file if it exists, after the end of its writing. */
  async remove(name: string): Promise<void> {
    await this.writing.get(name)?.catch(() => undefined);
    await rm(this.pathOf(name), { force: true });
  }

  /** Removes all files last written before a date, the unfinished ones too; returns how many. */
  async removeOlderThan(date: Date): Promise<number> {
    const names = await readdir(this.directory).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    let removed = 0;
    for (const name of names.filter((found) => isPrivateName(found) || isPartName(found))) {
      const file = this.pathOf(name);
      const written = await stat(file).catch(() => undefined); // another process has removed it
      if (!written || written.mtime >= date) continue;
      await rm(file, { force: true });
      removed++;
    }
    return removed;
  }

  private async finish(name: string, stream: PassThrough, handle: FileHandle): Promise<void> {
    const part = this.pathOf(partName(name));
    try {
      // flushed, because a power failure after the rename must not leave an empty file
      await pipeline(stream, handle.createWriteStream({ flush: true }));
      await rename(part, this.pathOf(name));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  private pathOf(name: string): string {
    return path.join(this.directory, name);
  }
}
