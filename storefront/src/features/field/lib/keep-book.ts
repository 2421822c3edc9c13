import * as paths from '@/config/paths';
import { BASE } from '@/messages/en/language';
import { KEPT, MANIFEST } from './kept-cache';
import { removeBook, removeUnfinished, type BookKey, type KeptManifest } from './kept-books';
import { pageToKeep } from './kept-page';
import { laterFiles, load, PAGE } from './load-to-keep';

/** A book to keep: that of a machine for a serial number, or for all of them. */
export interface BookToKeep extends BookKey {
  name: string;
  /** The numbers of its figures. */
  figures: readonly string[];
}

/** Why nothing was kept: no room, no connection, or another revision was published meanwhile. */
type KeepProblem = 'full' | 'connection' | 'changed';

export type Kept = { ok: true; book: KeptManifest } | { ok: false; reason: KeepProblem };

/** Another revision was published while a book was kept. */
class Changed extends Error {}

/** Stores an answer, and returns its size in bytes. */
async function store(cache: Cache, address: string, answer: Response): Promise<number> {
  const { size } = await answer.clone().blob();
  await cache.put(address, answer);
  return size;
}

/**
 * Keeps a book with its figures, their drawings, and the code of their pages. All or nothing: it counts once the
 * last entry is stored, and replaces the one that was kept before.
 */
export async function keepBook(
  book: BookToKeep,
  onProgress: (done: number) => void,
): Promise<Kept> {
  const { handle, name, serial, figures } = book;
  const keptAt = new Date().toISOString();
  const cacheName = `${KEPT}${keptAt} ${crypto.randomUUID()}`;
  const addresses = [
    paths.machine(handle),
    ...figures.map((number) => paths.figure(handle, number)),
  ].map((path) => BASE + paths.forSerial(path, serial ?? undefined));
  try {
    await removeUnfinished();
    const cache = await caches.open(cacheName);
    const files = new Set(await laterFiles());
    let revisions: string[] | undefined;
    let bytes = 0;
    for (const [index, address] of addresses.entries()) {
      const page = await pageToKeep(await load(address, PAGE), keptAt);
      revisions ??= page.revisions;
      const known = revisions;
      if (!page.revisions.every((revision) => known.includes(revision))) throw new Changed();
      for (const file of page.files) files.add(file);
      bytes += await store(cache, address, page.response);
      onProgress(index);
    }
    for (const file of files) bytes += await store(cache, file, await load(file));
    const kept = { base: BASE, handle, name, serial, revisions: revisions ?? [], keptAt, bytes };
    await cache.put(MANIFEST, new Response(JSON.stringify(kept)));
    await removeBook(book, cacheName);
    return { ok: true, book: kept };
  } catch (error) {
    await caches.delete(cacheName).catch(() => false);
    return { ok: false, reason: problemOf(error) };
  }
}

function problemOf(error: unknown): KeepProblem {
  if (error instanceof Changed) return 'changed';
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return isFull ? 'full' : 'connection';
}
