import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { waitForExit } from '@harrow/processes/processes';
import { processTime, threadTime } from '../hold/cpu-time.ts';
import { HeldProcess } from '../hold/held-process.ts';
import { holdBack } from '../hold/start.ts';

/** A busy process in simulated time; returns its share of a core after a second. */
function shareOf(share: number, { every, isIdle }: { every: number; isIdle?: boolean }): number {
  let [used, isStopped] = [0, false];
  const signal = (name: string) => (isStopped = name === 'SIGSTOP');
  const held = new HeldProcess({ usedMs: () => used, signal }, share, 0);
  for (let now = every; now <= 1000; now += every) {
    if (!isStopped && !(isIdle && now <= 500)) used += every;
    held.adjust(now);
  }
  return used / 1000;
}

describe('a held process', () => {
  it.each([2, 5, 20])('gets its share if it is looked at every %i ms', (every) => {
    expect(shareOf(0.15, { every })).toBeCloseTo(0.15, 1);
  });

  it('does not catch up on what it did not use', () => {
    expect(shareOf(0.2, { every: 2, isIdle: true })).toBeCloseTo(0.1, 1);
  });

  it('runs again when it is let go', () => {
    const signals: string[] = [];
    let used = 0;
    const grip = { usedMs: () => used, signal: (name: string) => signals.push(name) };
    const held = new HeldProcess(grip, 0.1, 0);
    used = 5;
    held.adjust(2);
    held.release();
    expect(signals).toEqual(['SIGSTOP', 'SIGCONT']);
  });
});

// other systems do not show the processor time of threads
(process.platform === 'linux' ? describe : describe.skip)('a brake', () => {
  it('stops a busy process in turns and leaves it running', async () => {
    const busy = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
    const pid = busy.pid ?? 0;
    const state = () => /\) (.)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
    try {
      const brake = await holdBack([pid], 0.05);
      while (state() !== 'T') await new Promise((resolve) => setTimeout(resolve, 1));
      while (state() === 'T') await new Promise((resolve) => setTimeout(resolve, 1));
      await brake.stop();
      expect(state()).not.toBe('T');
      expect(threadTime(pid)).toBeGreaterThan(0);
      expect(processTime(pid)).toBeGreaterThanOrEqual(0);
    } finally {
      busy.kill('SIGKILL');
      await waitForExit(pid, 5000);
    }
  });
});
