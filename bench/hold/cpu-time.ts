import { readdirSync, readFileSync } from 'node:fs';
import { errorMessage, StartError } from '@harrow/processes/start-error';

/**
 * Returns the processor time that the living threads of a process have used, in milliseconds. Linux
 * counts it in nanoseconds there, and in steps of 10 ms in `/proc/<pid>/stat`. Throws `StartError` on a
 * system without it.
 */
export function threadTime(pid: number): number {
  const folder = `/proc/${pid}/task`;
  try {
    const times = readdirSync(folder).map((thread) =>
      Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]),
    );
    return times.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
  } catch (error) {
    throw new StartError(`The processor time of ${pid} cannot be read; this needs Linux.`, [
      errorMessage(error),
    ]);
  }
}

/** The length of a clock tick in `/proc`, which Linux fixes for programs, in milliseconds. */
const TICK_MS = 10;

/** Returns the processor time of a process with that of its ended threads, in milliseconds. */
export function processTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // the name in parentheses may contain spaces; utime and stime are the 14th and 15th field
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
