/** What browsers and proxies are told: a picture never changes under its name. */
export const CACHE_CONTROL = 'public, max-age=31536000, immutable';

export type ImageFile = { name: string; bytes: Uint8Array };

/** Where pictures are kept. Each method throws where that place cannot be reached or is full. */
export interface ImageStorage {
  /** Stores files that belong together; readers see each of them whole or not at all. */
  write(files: readonly ImageFile[]): Promise<void>;
  /** The bytes of a file; undefined where there is none of this name. */
  read(name: string): Promise<Buffer | undefined>;
  /** Removes a file, if it is there. */
  remove(name: string): Promise<void>;
}
