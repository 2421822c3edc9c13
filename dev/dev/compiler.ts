import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ChildService } from '@harrow/processes/child-service';
import { projectRoot } from '@harrow/processes/project-root';
import { leashArguments } from '@harrow/processes/run-command';

/** Events of the watching compiler. */
interface CompilerEvents {
  /** Called after each pass without errors; the first compiles what was built before. */
  onCompiled(isFirst: boolean): void;
  /** Called with each line about an error. */
  onProblem(line: string): void;
  onSpawn(pid: number): void;
}

/**
 * Runs `tsc` over the backend and its plugins, again after each change. Does not wait for its first
 * pass, which checks the types of what already runs.
 */
export async function startCompiler(events: CompilerEvents): Promise<ChildService> {
  const script = join(projectRoot(), 'node_modules', 'typescript', 'bin', 'tsc');
  const args = ['-b', '--watch', '--preserveWatchOutput', 'tsconfig.build.json'];
  const child = spawn(process.execPath, [...leashArguments(), script, ...args], {
    cwd: projectRoot(),
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    detached: true,
  });
  const output = child.stdout ?? Readable.from([]);
  const { pid = 0 } = child;
  events.onSpawn(pid);
  let passes = 0;
  createInterface({ input: output }).on('line', (line) => {
    if (line.includes('error TS')) events.onProblem(line);
    if (!/Found \d+ errors?\./.test(line)) return;
    passes += 1;
    if (line.includes('Found 0 errors')) events.onCompiled(passes === 1);
  });
  const ended = once(child, 'exit').then(() => undefined);
  const end = async () => {
    child.kill('SIGKILL'); // It writes files in one piece and keeps no state.
    await ended;
  };
  return { title: 'The compiler', pid, info: undefined, ended, stop: end, abort: end };
}
