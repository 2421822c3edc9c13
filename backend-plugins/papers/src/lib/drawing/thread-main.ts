import { parentPort } from 'node:worker_threads';
import type { Paper } from '../paper';
import { drawPaper } from './draw-paper';

/** A paper to draw, and its bytes or the error. */
export type DrawingJob = { id: number; paper: Paper };
export type DrawingResult = { id: number } & ({ bytes: Uint8Array } | { problem: string });

async function draw({ id, paper }: DrawingJob): Promise<DrawingResult> {
  try {
    return { id, bytes: await drawPaper(paper) };
  } catch (error) {
    return { id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (job: DrawingJob) => {
  void draw(job).then((result) => parentPort?.postMessage(result));
});
