/** Stands for the retries of medusa-js, which this shop's client is told not to make. */
export function attach(): void {
  // nothing is retried here
}

export const getConfig = (): undefined => undefined;
