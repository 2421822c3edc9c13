import { join } from 'node:path';
import { runCommand, type NodeCommand } from '../lib/run-command.ts';
import { bringUpToDate, builds, type BuildName } from './builds.ts';
import type { Progress } from './progress.ts';

/** How a build's process is run: where its output goes, and what ends it early. */
type ProcessHooks = Pick<NodeCommand, 'logFile' | 'abort' | 'onSpawn'>;

/** Builds a part of the shop, with these variables, when its sources have changed since the last time. */
export async function runBuild(
  root: string,
  name: BuildName,
  {
    progress,
    variables,
    hooks,
  }: { progress: Progress; variables: NodeJS.ProcessEnv; hooks?: ProcessHooks },
): Promise<void> {
  const build = builds(root)[name];
  const [script, ...args] = build.command;
  const logFile = join(root, '.cache', 'logs', `build-${name}.log`);
  await bringUpToDate(root, name, build, variables, () =>
    progress.step(build.title, () =>
      runCommand({
        title: build.title,
        script: join(root, script),
        args,
        cwd: join(root, build.cwd),
        env: variables,
        logFile,
        ...hooks,
      }),
    ),
  );
}
