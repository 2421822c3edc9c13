import { join } from 'node:path';
import { runCommand, type NodeCommand } from '@harrow/processes/run-command';
import { bringUpToDate, builds, type BuildName } from './builds.ts';
import type { Progress } from './progress.ts';

/** The options of a build's process: its log file, and the signal that ends it early. */
type ProcessHooks = Pick<NodeCommand, 'logFile' | 'abort' | 'onSpawn'>;

/**
 * Builds a part of the shop for production, with these variables, if its sources have changed. Vite
 * and webpack would otherwise bundle React's development version if `NODE_ENV` says so.
 */
export async function runBuild(
  root: string,
  name: BuildName,
  {
    progress,
    variables,
    hooks,
  }: { progress: Progress; variables: NodeJS.ProcessEnv; hooks?: ProcessHooks },
): Promise<void> {
  const build = builds(root, variables)[name];
  const [script, ...args] = build.command;
  const logFile = join(root, '.cache', 'logs', `build-${name}.log`);
  await bringUpToDate(root, name, build, variables, () =>
    progress.step(build.title, () =>
      runCommand({
        title: build.title,
        script: join(root, script),
        args,
        cwd: join(root, build.cwd),
        env: { ...variables, NODE_ENV: 'production' },
        logFile,
        ...hooks,
      }),
    ),
  );
}
