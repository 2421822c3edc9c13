/** Types for the parts of busboy that are used; the package ships none. */
declare module 'busboy' {
  import type { IncomingHttpHeaders } from 'node:http';
  import type { Readable, Writable } from 'node:stream';

  interface Settings {
    headers: IncomingHttpHeaders;
    limits: { fileSize: number; files: number; parts: number };
  }

  interface FormParser extends Writable {
    on(event: 'file', listener: (field: string | undefined, file: Readable) => void): this;
    on(event: 'filesLimit' | 'partsLimit' | 'close', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
  }

  /** Throws if the headers do not describe a supported form. */
  export default function busboy(settings: Settings): FormParser;
}
