import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Days for which assets stay after the next release has started, for pages that are
 * still open in a browser. Without a bound, every upgrade would add megabytes.
 */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Prefix of folders that are still being filled; a killed process leaves one behind. */
const UNFINISHED = '.adding-';

/**
 * Adds the assets of this release to the folder that all releases share, and removes those of releases
 * that were replaced more than 30 days ago. A folder's time is when its release became the newest.
 * Several servers may do this at once.
 */
export async function keepRelease(assets: string, keptFolder: string): Promise<void> {
  await mkdir(keptFolder, { recursive: true });
  // the names contain hashes of the contents
  const names = (await readdir(assets)).sort().join('\n');
  const release = createHash('sha256').update(names).digest('hex').slice(0, 16);
  if (!existsSync(join(keptFolder, release))) await add(assets, keptFolder, release);
  const [newest] = await newestFirst(keptFolder);
  // a rollback makes an earlier release the newest; a restart changes nothing
  if (newest?.name !== release) await utimes(join(keptFolder, release), new Date(), new Date());
  await removeExpired(keptFolder);
}

/** Copies to a temporary folder first, so that no release is ever seen in part. */
async function add(assets: string, keptFolder: string, release: string): Promise<void> {
  const copy = await mkdtemp(join(keptFolder, UNFINISHED));
  try {
    await cp(assets, join(copy, 'assets'), { recursive: true });
    await utimes(copy, new Date(), new Date());
    await rename(copy, join(keptFolder, release));
  } catch (error) {
    // another server of this release may have been first
    if (!existsSync(join(keptFolder, release))) throw error;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

interface Kept {
  name: string;
  since: number;
}

async function newestFirst(keptFolder: string): Promise<Kept[]> {
  const found = (await readdir(keptFolder)).flatMap((name) => {
    // another server may have removed it
    const known = statSync(join(keptFolder, name), { throwIfNoEntry: false });
    return known ? [{ name, since: known.mtimeMs }] : [];
  });
  return found.sort((one, other) => other.since - one.since);
}

async function removeExpired(keptFolder: string): Promise<void> {
  const folders = await newestFirst(keptFolder);
  const releases = folders.filter(({ name }) => !name.startsWith(UNFINISHED));
  const replaced = releases.filter((_, index) => isBefore(releases[index - 1], KEPT_DAYS));
  const unfinished = folders.filter(
    (folder) => folder.name.startsWith(UNFINISHED) && isBefore(folder, 1),
  );
  for (const { name } of [...replaced, ...unfinished]) {
    await rm(join(keptFolder, name), { recursive: true, force: true });
  }
}

const isBefore = (folder: Kept | undefined, days: number): boolean =>
  folder !== undefined && folder.since < Date.now() - days * DAY_MS;

/** The path of an asset: one name in the folder of files with a hash in their name. */
const ASSET = /^\/assets\/\w[\w.-]*$/;

/** Returns the path in the shared folder of a release's asset, or undefined if no release has it. */
export async function keptAsset(keptFolder: string, path: string): Promise<string | undefined> {
  if (!ASSET.test(path)) return undefined;
  const names = await readdir(keptFolder);
  for (const name of names) {
    if (!name.startsWith(UNFINISHED) && existsSync(join(keptFolder, name, path)))
      return `/${name}${path}`;
  }
  return undefined;
}
