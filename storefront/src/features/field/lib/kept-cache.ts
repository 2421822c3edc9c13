// The page writes these caches, and the service worker reads them: both import this module.

/** The names of the caches of kept pages begin so. Each has one book, or the figures that were opened. */
export const KEPT = 'field:';

/** The address of the entry that a cache gets last. One without it is not complete, and counts as nothing. */
export const MANIFEST = '/field-manifest.json';

/** The attribute of a kept document with the time when it was kept. */
export const KEPT_AT = 'data-kept';

/** Lists the complete caches, the newest first. */
export async function completeCaches(): Promise<
  { name: string; cache: Cache; manifest: Response }[]
> {
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT));
  const found = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const manifest = await cache.match(MANIFEST);
      return manifest ? [{ name, cache, manifest }] : [];
    }),
  );
  return found.flat().reverse();
}

/** Returns the kept answer for an address; undefined if none is kept. */
export async function keptAnswer(address: string): Promise<Response | undefined> {
  for (const { cache } of await completeCaches()) {
    const answer = await cache.match(address, { ignoreVary: true });
    if (answer) return answer;
  }
  return undefined;
}
