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

/**
 * Returns a function that notes how to stop a service as soon as it has started. All that are noted stop after
 * the tests of the file or group, also where the next one could not start.
 */
export function stoppedAfterwards(): <T extends { stop: Stop }>(started: T) => T {
  const stops: Stop[] = [];
  afterAll(() => stopAll(stops));
  return (started) => {
    stops.push(() => started.stop());
    return started;
  };
}
