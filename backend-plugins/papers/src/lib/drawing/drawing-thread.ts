import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Paper } from '../paper';
import type { DrawingJob, DrawingResult } from './thread-main';

type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: Error) => void };

const MAX_HEAP_MB = 256;

/**
 * Draws papers in a separate thread, one at a time, so that no request waits for the 30 to 80 ms of each.
 * The thread starts with the first paper, and again after it has failed.
 */
class DrawingThread {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  draw(paper: Paper): Promise<Buffer> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker ??= this.start();
      this.worker.postMessage({ id, paper } satisfies DrawingJob);
    });
  }

  private start(): Worker {
    const worker = new Worker(path.join(__dirname, 'thread-main.js'), {
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    worker.unref(); // does not keep the process running
    worker.on('message', (result: DrawingResult) => this.settle(result));
    const end = (error: Error) => {
      if (this.worker !== worker) return;
      this.worker = undefined;
      for (const { reject } of this.waiting.values()) reject(error);
      this.waiting.clear();
    };
    worker.once('error', end);
    worker.once('exit', () => end(new Error('The thread that draws papers has ended.')));
    return worker;
  }

  private settle(result: DrawingResult): void {
    const waiting = this.waiting.get(result.id);
    this.waiting.delete(result.id);
    if ('bytes' in result) waiting?.resolve(Buffer.from(result.bytes));
    else waiting?.reject(new Error(`A paper could not be drawn: ${result.problem}`));
  }
}

/** Shared by the whole process: the engine constructs its services for each request. */
const thread = new DrawingThread();

/** Draws a paper as `drawPaper` does. */
export const drawInThread = (paper: Paper): Promise<Buffer> => thread.draw(paper);
