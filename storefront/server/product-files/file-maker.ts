import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { FileJob } from './make-file.ts';

/** Files that are made at once, and that wait for their turn. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 8;
/** A file takes a second; its picture may have to be read from elsewhere first. */
const JOB_MS = 20_000;

/** The build puts the program beside the server; without one, it runs from its source. */
const isBuilt = import.meta.url.endsWith('.mjs');
const PROGRAM = new URL(isBuilt ? './make-files.mjs' : './make-files-main.ts', import.meta.url);
const OPTIONS = isBuilt ? ['--max-old-space-size=128'] : ['--import', 'tsx'];

/** As many files are being made and waiting as may be. */
export class Busy extends Error {}

const answerSchema = z.object({
  id: z.number(),
  bytes: z.optional(z.instanceof(Uint8Array)),
  problem: z.optional(z.string()),
});

interface Task {
  job: FileJob;
  resolve: (bytes: Buffer) => void;
  reject: (error: unknown) => void;
}

/**
 * Makes files in a process of lower priority, two at once, so that pages do not wait for them. The process
 * starts with the first file, and again after it has failed.
 */
export class FileMaker {
  private child: ChildProcess | undefined;
  private readonly waiting: Task[] = [];
  private readonly running = new Map<number, Task>();
  private lastId = 0;

  /** Returns the bytes of a file. Throws `Busy` if too many are being made. */
  make(job: FileJob): Promise<Buffer> {
    if (this.running.size >= MAX_AT_ONCE && this.waiting.length >= MAX_WAITING) {
      return Promise.reject(new Busy('Too many files are being made.'));
    }
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, resolve, reject });
      this.next();
    });
  }

  /** Ends the process; files that are not made are rejected. */
  stop(): void {
    const { child } = this;
    this.child = undefined;
    const unmade = [...this.waiting.splice(0), ...this.running.values()];
    for (const { reject } of unmade) reject(new Busy('The server is stopping.'));
    child?.kill();
  }

  private next(): void {
    if (this.running.size >= MAX_AT_ONCE) return;
    const task = this.waiting.shift();
    if (!task) return;
    this.lastId += 1;
    const id = this.lastId;
    this.child ??= this.start();
    const { child } = this;
    const timer = setTimeout(() => child.kill('SIGKILL'), JOB_MS);
    const settle = () => {
      clearTimeout(timer);
      this.running.delete(id);
      this.next();
    };
    this.running.set(id, {
      job: task.job,
      resolve: (bytes) => {
        task.resolve(bytes);
        settle();
      },
      reject: (error) => {
        task.reject(error);
        settle();
      },
    });
    // a process that has ended reports so by itself
    child.send({ id, job: task.job }, () => undefined);
  }

  private start(): ChildProcess {
    const { NODE_EXTRA_CA_CERTS } = process.env; // decoders of pictures get no secret
    const child = fork(fileURLToPath(PROGRAM), {
      execArgv: OPTIONS,
      env: NODE_EXTRA_CA_CERTS === undefined ? {} : { NODE_EXTRA_CA_CERTS },
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (message) => {
      const { id, bytes, problem } = answerSchema.parse(message);
      const task = this.running.get(id);
      if (bytes) task?.resolve(Buffer.from(bytes));
      else task?.reject(new Error(problem));
    });
    const end = (error: Error) => {
      if (this.child !== child) return;
      this.child = undefined;
      for (const { reject } of [...this.running.values()]) reject(error);
    };
    child.once('error', end);
    child.once('exit', () => end(new Error('The process that makes files has ended.')));
    return child;
  }
}
