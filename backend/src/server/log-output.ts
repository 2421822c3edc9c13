import pino from 'pino';

/** What waits for an output that takes nothing; lines on top of it are lost. */
const MOST_WAITING_BYTES = 8 * 1024 * 1024;
/** How soon a reader that was too slow is tried again. */
const TRY_AGAIN_MS = 20;
/** How long the end of the process waits for a reader that does not read. */
const LAST_FLUSH_MS = 2000;

/**
 * Standard output, written beside the work. The sale does not depend on it: where it takes nothing
 * (its disk is full, its reader has gone, or does not read) the shop goes on, and the lines follow
 * when it does again. The process ends without those that nobody takes.
 */
export function logOutput(): ReturnType<typeof pino.destination> {
  let endsAt = 0;
  const output = pino.destination({
    sync: false,
    minLength: 1, // with none, a flush waits for nothing
    maxLength: MOST_WAITING_BYTES,
    // what is tried again by itself counts as written: the last flush would leave it out
    retryEAGAIN: () => performance.now() < endsAt,
  });
  const flushSync = output.flushSync.bind(output);
  const flushAtEnd = () => {
    endsAt = performance.now() + LAST_FLUSH_MS;
    try {
      flushSync();
    } catch {
      endsAt = 0; // nobody has read for so long: the process ends without these lines
    }
  };
  output.flushSync = flushAtEnd;
  let later: NodeJS.Timeout | undefined;
  output.on('error', ({ code }: NodeJS.ErrnoException) => {
    clearTimeout(later);
    if (code === 'EAGAIN') later = setTimeout(() => output.flush(), TRY_AGAIN_MS).unref();
    else output.flushSync = () => undefined; // it would try for ever, and the process never end
  });
  output.on('write', () => {
    output.flushSync = flushAtEnd;
  });
  return output;
}
