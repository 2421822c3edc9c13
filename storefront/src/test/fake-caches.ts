/** Cache Storage in memory, which jsdom does not have; `fail` makes the next entry fail. */
export function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>();
  let failure: Error | undefined;
  const cacheOf = (entries: Map<string, Response>) => ({
    match: (address: string) => Promise.resolve(entries.get(address)?.clone()),
    put: (address: string, answer: Response) => {
      if (failure) return Promise.reject(failure);
      entries.set(address, answer);
      return Promise.resolve();
    },
    keys: () =>
      Promise.resolve([...entries.keys()].map((path) => new Request(`http://localhost${path}`))),
    delete: (entry: string | Request) => {
      const address = typeof entry === 'string' ? entry : new URL(entry.url);
      const path = typeof address === 'string' ? address : address.pathname + address.search;
      return Promise.resolve(entries.delete(path));
    },
  });
  const caches = {
    keys: () => Promise.resolve([...stored.keys()]),
    open: (name: string) => {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return Promise.resolve(cacheOf(entries));
    },
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  };
  return {
    caches,
    /** The addresses in each cache. */
    addresses: () => [...stored.values()].map((entries) => [...entries.keys()]),
    fail: (error: Error | undefined) => {
      failure = error;
    },
  };
}
