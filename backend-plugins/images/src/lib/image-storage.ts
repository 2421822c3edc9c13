/** Cached forever: an image never changes under its name. */
export const CACHE_CONTROL = 'public, max-age=31536000, immutable';

export type ImageFile = { name: string; bytes: Uint8Array };

/** Storage for images. Each method throws if the storage is unreachable or full. */
export interface ImageStorage {
  /** Stores related files; readers see each of them completely or not at all. */
  write(files: readonly ImageFile[]): Promise<void>;
  /** Returns the bytes of a file, or undefined if there is none with this name. */
  read(name: string): Promise<Buffer | undefined>;
  /** Removes a file if it exists. */
  remove(name: string): Promise<void>;
}
