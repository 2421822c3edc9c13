/**
 * Measures the server time that one request uses. The limits at the edge put a meter into
 * `res.locals` of requests that they count by time.
 */
export type WorkMeter = {
  /** Starts or resumes measuring; waits first if the client has used up its share. */
  start(): Promise<void>;
  /** Pauses measuring, for example while waiting for the client. */
  stop(): void;
};

/** Returns the meter of a request, if its work is measured. */
export const workMeterOf = (res: { locals: object }): WorkMeter | undefined =>
  (res.locals as { workMeter?: WorkMeter }).workMeter;
