import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { logTail, openLog } from './log-file.ts';
import { projectRoot } from './project-root.ts';
import { StartError } from './start-error.ts';

const STOP_MS = 10_000;

const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), info: z.unknown().optional() }),
  z.object({
    type: z.literal('failed'),
    message: z.string(),
    details: z.array(z.string()).default([]),
  }),
]);

/** A service to start in a child process. */
interface ServiceCommand {
  /** Its name in a sentence: "The backend". */
  title: string;
  /** Absolute path of its main file; a TypeScript file is run through tsx. */
  script: string;
  /** Options for a service that uses `runService`. */
  options?: unknown;
  env?: NodeJS.ProcessEnv;
  /** Log file; without one the output goes to `log` or is dropped. */
  logFile?: string;
  log?: (line: string) => void;
  /** Called with the process id as soon as it is known, before the service is ready. */
  onSpawn?: (pid: number) => void;
  /** Ends the service during startup; afterwards use `stop`. */
  abort?: AbortSignal;
}

/** The options that every starter of a service takes from its caller. */
export type ServiceHooks = Pick<ServiceCommand, 'logFile' | 'log' | 'onSpawn' | 'abort'>;

/** A service that is ready, in a child process. */
export interface ChildService {
  readonly title: string;
  readonly pid: number;
  readonly logFile?: string;
  /** The data that the service sent when it was ready. */
  readonly info: unknown;
  /** Settles when the process has ended for any reason. */
  readonly ended: Promise<void>;
  /** Stops it gracefully; kills it after 10 s. */
  stop(): Promise<void>;
  /** Ends it at once. */
  abort(): Promise<void>;
}

/**
 * Starts the service and waits for its "ready". It has its own process group, so that Ctrl-C in the
 * terminal does not reach it, and it ends by itself when this process ends.
 */
export async function startChildService(command: ServiceCommand): Promise<ChildService> {
  const child = spawnService(command);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  if (child.pid !== undefined) command.onSpawn?.(child.pid);
  const interrupt = () => child.kill('SIGTERM');
  command.abort?.addEventListener('abort', interrupt);
  const info = await untilReady(child, ended, command);
  command.abort?.removeEventListener('abort', interrupt);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended.finally(() => clearTimeout(timer));
  };
  return {
    title: command.title,
    pid: child.pid ?? 0,
    logFile: command.logFile,
    info,
    ended,
    stop: () => end('SIGTERM'),
    abort: () => end('SIGQUIT'),
  };
}

function spawnService({ script, options, env, logFile, log }: ServiceCommand): ChildProcess {
  const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const output = logFile !== undefined ? openLog(logFile) : log !== undefined ? 'pipe' : 'ignore';
  const child = spawn(process.execPath, [...loader, script], {
    cwd: projectRoot(),
    env: { ...(env ?? process.env), HARROW_SERVICE_OPTIONS: JSON.stringify(options ?? {}) },
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
  });
  if (typeof output === 'number') closeSync(output);
  for (const input of [child.stdout, child.stderr]) {
    if (input && log) createInterface({ input }).on('line', log);
  }
  return child;
}

function untilReady(
  child: ChildProcess,
  ended: Promise<void>,
  { title, logFile }: ServiceCommand,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.on('message', (raw) => {
      const message = messageSchema.safeParse(raw).data;
      if (message?.type === 'ready') resolve(message.info);
      if (message?.type === 'failed') reject(new StartError(message.message, message.details));
    });
    void ended.then(() => {
      const where = logFile === undefined ? '' : `: its log is ${logFile}`;
      reject(new StartError(`${title} ended during startup${where}.`, logTail(logFile)));
    });
  });
}
