/**
 * Measures what the server does for one request. The limits at the edge put one into `res.locals` of
 * what they count by time.
 */
export type WorkMeter = {
  /** Begins, or goes on, to measure; waits first while the client has used up its share. */
  start(): Promise<void>;
  /** Measures no more, while the client is waited for. */
  stop(): void;
};

/** The meter of a request, if its work is counted. */
export const workMeterOf = (res: { locals: object }): WorkMeter | undefined =>
  (res.locals as { workMeter?: WorkMeter }).workMeter;
