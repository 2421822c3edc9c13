/**
 * The program that `renderApart` runs for each image. It exits when it uses too much time or
 * memory: these are known only while decoding, because a file of 2 kB can expand to gigabytes.
 */
import { constants, setPriority } from 'node:os';
import { renderImage } from './render-image';
import { MAX_RENDER_MEMORY } from './render-limits';

const RENDER_TIMEOUT_MS = 20_000;
const MEMORY_CHECK_INTERVAL_MS = 20;

setPriority(constants.priority.PRIORITY_BELOW_NORMAL); // orders are more urgent than images

const giveUp = () => process.exit(1);

setTimeout(giveUp, RENDER_TIMEOUT_MS).unref();
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_RENDER_MEMORY) giveUp();
}, MEMORY_CHECK_INTERVAL_MS).unref();

/** Sends the result and closes the channel, which ends this process. */
const answer = (message: object) => process.send?.(message, () => process.disconnect());

process.once('disconnect', giveUp); // the parent no longer waits for the result
process.once('message', (bytes: Buffer) => {
  renderImage(bytes).then(
    (image) => answer({ image }),
    (error: unknown) => answer({ problem: error instanceof Error ? error.message : String(error) }),
  );
});
