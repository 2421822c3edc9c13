import pino from 'pino';

/** What waits for an output that takes nothing; lines on top of it are lost. */
const MOST_WAITING_BYTES = 8 * 1024 * 1024;

/**
 * Standard output, written beside the work. The sale does not depend on it: where it takes nothing
 * (its disk is full, its reader has gone) the shop goes on, and the lines follow when it does again.
 */
export function logOutput(): pino.DestinationStream {
  const output = pino.destination({ sync: false, maxLength: MOST_WAITING_BYTES });
  const flushSync = output.flushSync.bind(output);
  output.on('error', () => {
    output.flushSync = () => undefined; // it would try for ever, and the process never end
  });
  output.on('write', () => {
    output.flushSync = flushSync;
  });
  return output;
}
