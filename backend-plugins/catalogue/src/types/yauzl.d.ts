/** The part of yauzl that is used here; the package has no types. */
declare module 'yauzl' {
  import type { EventEmitter } from 'node:events';
  import type { Readable } from 'node:stream';

  export interface Entry {
    fileName: string;
    compressionMethod: number;
    crc32: number;
    uncompressedSize: number;
    generalPurposeBitFlag: number;
  }

  type Callback<T> = (error: Error | null, result: T) => void;

  export interface ZipFile extends EventEmitter {
    entryCount: number;
    readEntry(): void;
    openReadStream(
      entry: Entry,
      options: { decompress: boolean | null; decrypt: null; start: null; end: null },
      callback: Callback<Readable>,
    ): void;
  }

  export function fromBuffer(
    buffer: Buffer,
    options: { lazyEntries: true },
    callback: Callback<ZipFile>,
  ): void;
}
