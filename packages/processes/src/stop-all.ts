/** Ends one thing that a test has started. */
export type Stop = () => unknown;

/**
 * Calls every stop, the latest first, although one of them fails; then throws their errors. A service that
 * stays would keep Jest from ending.
 */
export async function stopAll(stops: readonly Stop[]): Promise<void> {
  const errors: unknown[] = [];
  for (const stop of [...stops].reverse()) {
    try {
      await stop();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Not everything could be stopped.');
}

/** Notes how to stop a service, by its `stop` unless told otherwise, and returns the service. */
interface Stopped {
  <T extends { stop: Stop }>(started: T): T;
  <T>(started: T, stop: (started: T) => unknown): T;
}

/** Stops of everything that runs, in the order of its start. Each test file has its own copy of this module. */
const running: Stop[] = [];

/**
 * Returns a function that notes how to stop a service as soon as it has started. All that are noted stop after
 * the tests of the file or group, the latest first, also where the next one could not start.
 */
export function stoppedAfterwards(): Stopped {
  let before = 0;
  beforeAll(() => {
    before = running.length;
  });
  afterAll(() => stopAll(running.splice(before)));
  return <T extends { stop?: Stop }>(started: T, stop = (it: T) => it.stop?.()) => {
    running.push(() => stop(started));
    return started;
  };
}
