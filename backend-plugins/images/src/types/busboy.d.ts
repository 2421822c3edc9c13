/** The parts of busboy that are used; it ships no types. */
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

  /** Throws where the headers name no form that it can read. */
  export default function busboy(settings: Settings): FormParser;
}
