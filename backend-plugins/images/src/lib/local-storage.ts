import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ImageFile, ImageStorage } from './image-storage';

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function writeToDisk(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync(); // a power failure after the response must not leave an empty file
  } finally {
    await handle.close();
  }
}

/** Stores images in a folder, which all processes of the shop must share. */
export class LocalStorage implements ImageStorage {
  constructor(private readonly directory: string) {}

  async write(files: readonly ImageFile[]): Promise<void> {
    await mkdir(this.directory, { recursive: true });
    const parts = files.map(({ name, bytes }) => ({
      part: path.join(this.directory, `${randomUUID()}.part`),
      file: this.pathOf(name),
      bytes,
    }));
    try {
      for (const { part, bytes } of parts) await writeToDisk(part, bytes);
      // a full disk has caused an error by now: renaming needs no space
      for (const { part, file } of parts) await rename(part, file);
    } finally {
      for (const { part } of parts) await rm(part, { force: true });
    }
  }

  async read(name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.pathOf(name));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  private pathOf(name: string): string {
    return path.join(this.directory, name);
  }
}
