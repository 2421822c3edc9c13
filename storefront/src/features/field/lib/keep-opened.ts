import { OPENED } from './forget-opened';
import { completeCaches, MANIFEST } from './kept-cache';
import { pageToKeep } from './kept-page';
import { laterFiles, load, PAGE } from './load-to-keep';

/** Releases whose opened figures stay readable, and figures of each. */
const MAX_RELEASES = 2;
const MAX_FIGURES = 40;

async function nameOf(files: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(files.join(' '));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `${OPENED}${[...hash.slice(0, 8)].join('-')}`;
}

/** Keeps a figure that was opened, of one of the visitor's own machines. Throws if it cannot be kept. */
export async function keepOpened(address: string): Promise<void> {
  const later = await laterFiles();
  const cache = await caches.open(await nameOf(later));
  const page = await pageToKeep(await load(address, PAGE), new Date().toISOString());
  for (const file of new Set([...later, ...page.files])) {
    if (!(await cache.match(file))) await cache.put(file, await load(file));
  }
  await cache.delete(address); // so that it is the newest
  await cache.put(address, page.response);
  await cache.put(MANIFEST, Response.json({}));
  await removeOldest(cache);
}

/** The address of a figure as a cache has it. */
const FIGURE = /\/machines\/[^/]+\/[^/]+$/;

async function removeOldest(cache: Cache): Promise<void> {
  const figures = (await cache.keys()).filter(({ url }) => FIGURE.test(new URL(url).pathname));
  for (const figure of figures.slice(0, -MAX_FIGURES)) await cache.delete(figure);
  const releases = (await completeCaches()).filter(({ name }) => name.startsWith(OPENED));
  for (const { name } of releases.slice(MAX_RELEASES)) await caches.delete(name);
}
