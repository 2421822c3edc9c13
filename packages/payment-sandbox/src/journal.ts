import { open, readFile, rename, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode, StartError } from '@harrow/processes/start-error';

/**
 * A file of JSON lines. One line holds all changes of one call, so that a process killed at any
 * moment leaves either all of them or none.
 */
export class Journal {
  private waiting: string[] = [];
  private lastWrite: Promise<void> = Promise.resolve();
  private nextWrite: Promise<void> | undefined;

  private constructor(
    private readonly file: FileHandle,
    private size: number,
  ) {}

  /** Atomically replaces the file with these lines; later lines are appended to them. */
  static async create(path: string, lines: readonly unknown[]): Promise<Journal> {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    const draft = `${path}.tmp`;
    const file = await open(draft, 'w', 0o600);
    await file.writeFile(text);
    await file.sync();
    await rename(draft, path);
    await syncFolder(dirname(path));
    return new Journal(file, Buffer.byteLength(text));
  }

  /** Adds a line, which is on disk when `settled` resolves. */
  append(line: unknown): void {
    this.waiting.push(`${JSON.stringify(line)}\n`);
  }

  /** Resolves when every line added so far is on disk. Concurrent calls share one write. */
  settled(): Promise<void> {
    if (this.waiting.length === 0) return this.nextWrite ?? this.lastWrite;
    const write = () => this.writeWaiting();
    this.nextWrite ??= this.lastWrite.then(write, write);
    return this.nextWrite;
  }

  async close(): Promise<void> {
    await this.settled();
    await this.file.close();
  }

  /** Lines that could not be written are written at the same position with the next write. */
  private async writeWaiting(): Promise<void> {
    this.lastWrite = this.nextWrite ?? this.lastWrite;
    this.nextWrite = undefined;
    const lines = this.waiting;
    this.waiting = [];
    try {
      const bytes = Buffer.from(lines.join(''));
      let written = 0;
      while (written < bytes.length) {
        const rest = bytes.length - written;
        written += (await this.file.write(bytes, written, rest, this.size + written)).bytesWritten;
      }
      await this.file.datasync();
      this.size += bytes.length;
    } catch (error) {
      this.waiting = [...lines, ...this.waiting];
      throw error;
    }
  }
}

/** Reads the lines of a journal, none if it does not exist. Ignores an incomplete last line. */
export async function readJournal(path: string): Promise<unknown[]> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
  const lines = text.split('\n').slice(0, -1);
  try {
    return lines.map((line): unknown => JSON.parse(line));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new StartError(
      `${path} is not a file of the payment sandbox: move it away to begin with no payments.`,
    );
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
