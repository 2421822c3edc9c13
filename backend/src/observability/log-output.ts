import pino from 'pino';

/** The maximum amount of buffered output; further lines are lost. */
const MAX_BUFFERED_BYTES = 8 * 1024 * 1024;
/** The delay before writing again to a reader that is too slow. */
const RETRY_DELAY_MS = 20;
/** The maximum time that the process waits at exit for a slow reader. */
const LAST_FLUSH_MS = 2000;

/**
 * Standard output, written asynchronously. The shop keeps running if the output is blocked (a full
 * disk, or a reader that is gone or too slow), and writes the lines when it is available again. At
 * exit, lines that cannot be written are lost.
 */
export function logOutput(): ReturnType<typeof pino.destination> {
  let endsAt = 0;
  const output = pino.destination({
    sync: false,
    minLength: 1, // with 0, a flush would not wait
    maxLength: MAX_BUFFERED_BYTES,
    // automatic retries would count as written, and the last flush would skip the lines
    retryEAGAIN: () => performance.now() < endsAt,
  });
  const flushSync = output.flushSync.bind(output);
  const flushAtEnd = () => {
    endsAt = performance.now() + LAST_FLUSH_MS;
    try {
      flushSync();
    } catch {
      endsAt = 0; // the reader is too slow: discard the lines
    }
  };
  output.flushSync = flushAtEnd;
  let later: NodeJS.Timeout | undefined;
  output.on('error', ({ code }: NodeJS.ErrnoException) => {
    clearTimeout(later);
    if (code === 'EAGAIN') later = setTimeout(() => output.flush(), RETRY_DELAY_MS).unref();
    else output.flushSync = () => undefined; // otherwise it would retry forever, and the process would not exit
  });
  output.on('write', () => {
    output.flushSync = flushAtEnd;
  });
  return output;
}
