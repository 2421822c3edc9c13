type Query = (...parameters: unknown[]) => unknown;

/** A stream of rows, which the driver returns as it is. */
const isStream = (statement: unknown): boolean =>
  typeof statement === 'object' && statement !== null && 'submit' in statement;

/**
 * Sends each query of a connection once the one before is answered. The engine starts several at once in
 * one transaction; the driver's own queue for them is deprecated, and warns.
 */
export function inTurn(query: Query): Query {
  let last: Promise<unknown> | undefined;
  return (...parameters) => {
    if (isStream(parameters[0])) return query(...parameters);
    const answer = last ? last.then(() => query(...parameters)) : query(...parameters);
    // with a callback there is nothing to wait for
    if (!(answer instanceof Promise)) return answer;
    const settled: Promise<unknown> = answer.then(
      () => undefined,
      () => undefined,
    );
    void settled.then(() => {
      if (last === settled) last = undefined;
    });
    last = settled;
    return answer;
  };
}
