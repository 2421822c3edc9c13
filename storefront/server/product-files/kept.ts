/**
 * Returns a memory of at most `max` results by key: the ones asked for last. Callers of a key whose
 * result is being made wait for it together. A failure is not kept.
 */
export function keepResults<T>(max: number) {
  const results = new Map<string, Promise<T>>();
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = results.get(key);
    const result = known ?? make();
    results.delete(key); // the order of a map is that of insertion: the last one asked for comes last
    results.set(key, result);
    if (known === undefined) {
      result.catch(() => {
        if (results.get(key) === result) results.delete(key);
      });
    }
    const [oldest] = results.keys();
    if (results.size > max && oldest !== undefined) results.delete(oldest);
    return result;
  };
}
