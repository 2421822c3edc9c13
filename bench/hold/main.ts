import { z } from 'zod';
import { signal } from '@harrow/processes/processes';
import { runService } from '@harrow/processes/service-process';
import { threadTime } from './cpu-time.ts';
import { HeldProcess } from './held-process.ts';

const options = z.object({ pids: z.array(z.int()), share: z.number() });

/** A process runs for about this long at a time, and stops for as long as that costs it. */
const SLICE_MS = 2;

await runService((given) => {
  const { pids, share } = options.parse(given);
  const held = pids.map((pid) => {
    const grip = {
      usedMs: () => threadTime(pid),
      signal: (name: NodeJS.Signals) => signal(pid, name),
    };
    return new HeldProcess(grip, share, performance.now());
  });
  const timer = setInterval(() => {
    for (const each of held) each.adjust(performance.now());
  }, SLICE_MS);
  // also after an error: a process that stays stopped would answer nothing and could not end
  process.once('exit', () => {
    for (const each of held) each.release();
  });
  const stop = () => {
    clearInterval(timer);
    return Promise.resolve();
  };
  return Promise.resolve({ stop });
});
