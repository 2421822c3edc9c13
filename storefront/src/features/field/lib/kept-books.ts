import * as z from 'zod/mini';
import { BASE } from '@/messages/en/language';
import { completeCaches, KEPT } from './kept-cache';

const manifestSchema = z.object({
  /** The beginning of the addresses of its pages, for its language. Earlier releases had one language. */
  base: z._default(z.string(), ''),
  handle: z.string(),
  name: z.string(),
  serial: z.nullable(z.string()),
  /** The codes and revisions of its books. */
  revisions: z.array(z.string()),
  keptAt: z.string(),
  bytes: z.number(),
});

/** A book that is kept on this device, complete. */
export type KeptManifest = z.infer<typeof manifestSchema>;
type KeptBook = KeptManifest & { cacheName: string };

/** The machine and the serial number whose book is kept. */
export type BookKey = Pick<KeptManifest, 'handle' | 'serial'>;

/** Whether this browser can keep books. */
export const canKeep = (): boolean => 'caches' in window && 'serviceWorker' in navigator;

/** Lists the books that are kept in this language, the newest first. */
async function keptBooks(): Promise<KeptBook[]> {
  const complete = await completeCaches();
  const books = await Promise.all(
    complete.map(async ({ name, manifest }) => {
      const { success, data } = manifestSchema.safeParse(await manifest.json());
      return success && data.base === BASE ? [{ ...data, cacheName: name }] : [];
    }),
  );
  return books.flat();
}

const isOf = (book: BookKey, { handle, serial }: BookKey): boolean =>
  book.handle === handle && book.serial === serial;

/** Returns the kept book of a machine with this serial number. */
export const keptBook = async (key: BookKey): Promise<KeptBook | undefined> =>
  (await keptBooks()).find((book) => isOf(book, key));

/** The maximum time that keeping a book takes, in milliseconds. */
const MAX_KEEPING_MS = 3_600_000;

/** Removes what a closed page has left of books that it was keeping. */
export async function removeUnfinished(): Promise<void> {
  const complete = new Set((await completeCaches()).map(({ name }) => name));
  for (const name of await caches.keys()) {
    const [time = ''] = name.slice(KEPT.length).split(' ');
    const isOld = Date.parse(time) < Date.now() - MAX_KEEPING_MS;
    if (name.startsWith(KEPT) && !complete.has(name) && isOld) await caches.delete(name);
  }
}

/** Removes the kept books of a machine with this serial number, but for the one in the cache `except`. */
export async function removeBook(key: BookKey, except?: string): Promise<void> {
  for (const book of await keptBooks()) {
    if (isOf(book, key) && book.cacheName !== except) await caches.delete(book.cacheName);
  }
}
