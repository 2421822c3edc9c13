import { StartError, errorMessage, fileProblem } from './start-error.ts';

/** The messages of a service to its parent process, over Node's IPC channel. */
type ServiceMessage =
  | { type: 'ready'; info?: unknown }
  | { type: 'failed'; message: string; details?: readonly string[] };

/** A service that runs in this process. */
export interface ServiceHandle {
  /** Sent to the parent with "ready". */
  info?: unknown;
  /** Stops the service and saves its data. */
  stop(): Promise<void>;
  /** Ends it immediately. */
  abort?(): Promise<void>;
  /** Settles when the service has ended on its own. */
  ended?: Promise<void>;
}

/**
 * Runs one service as this process: starts it with the options from the environment, reports over
 * IPC, and ends on SIGTERM or when the parent has ended for any reason. A service with
 * `finishesStart` completes its startup first.
 */
export async function runService(
  start: (options: unknown) => Promise<ServiceHandle>,
  { finishesStart = false } = {},
): Promise<void> {
  const service = start(readOptions());
  endOnRequest(service, finishesStart);
  try {
    const { info, ended } = await service;
    await report({ type: 'ready', info });
    if (ended === undefined) return;
    await ended;
    process.exit(1);
  } catch (thrown) {
    const error = fileProblem(thrown);
    const isExpected = error instanceof StartError;
    if (!isExpected) console.error(error);
    const details = isExpected ? error.details : [];
    await report({ type: 'failed', message: errorMessage(error), details });
    process.exit(1);
  }
}

function readOptions(): unknown {
  const json = process.env.HARROW_SERVICE_OPTIONS;
  delete process.env.HARROW_SERVICE_OPTIONS; // not for child processes of the service
  return json === undefined ? {} : JSON.parse(json);
}

function report(message: ServiceMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined || !process.connected) return resolve();
    process.send(message, undefined, undefined, () => resolve());
  });
}

function endOnRequest(service: Promise<ServiceHandle>, finishesStart: boolean): void {
  let isStarted = false;
  let isEnding = false;
  void service.then(() => (isStarted = true));
  const end = () => {
    if (!isStarted && !finishesStart) process.exit(0);
    if (!isEnding) void exitAfter(service, (running) => running.stop());
    isEnding = true;
  };
  process.on('SIGTERM', end);
  process.on('disconnect', end);
  process.on('SIGQUIT', () => {
    void exitAfter(service, (running) => running.abort?.() ?? Promise.resolve());
  });
  // the terminal's Ctrl-C reaches every process, but only the launcher handles it
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
}

async function exitAfter(
  service: Promise<ServiceHandle>,
  end: (running: ServiceHandle) => Promise<void>,
): Promise<void> {
  try {
    await end(await service);
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}
