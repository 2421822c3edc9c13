/**
 * The program that `renderApart` runs for one picture. It ends itself where that takes too much:
 * what a decoder needs is known only while it works, and a file of 2 kB can hold gigabytes.
 */
import { constants, setPriority } from 'node:os';
import { renderImage } from './render-image';
import { MAX_RENDER_MEMORY } from './render-limits';

const LONGEST_MS = 20_000;
const BETWEEN_LOOKS_MS = 20;

setPriority(constants.priority.PRIORITY_BELOW_NORMAL); // pictures can wait, orders cannot

const giveUp = () => process.exit(1);

setTimeout(giveUp, LONGEST_MS).unref();
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_RENDER_MEMORY) giveUp();
}, BETWEEN_LOOKS_MS).unref();

/** Ends this process too: without the channel nothing keeps it. */
const answer = (message: object) => process.send?.(message, () => process.disconnect());

process.once('disconnect', giveUp); // nobody waits for the answer any more
process.once('message', (bytes: Buffer) => {
  renderImage(bytes).then(
    (image) => answer({ image }),
    (error: unknown) => answer({ problem: error instanceof Error ? error.message : String(error) }),
  );
});
