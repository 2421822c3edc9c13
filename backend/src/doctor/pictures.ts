import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { openStorage } from '@harrow/images';
import { imageOptions } from '../config/image-options';
import { backendUrl } from '../config/environment';
import type { Examination } from './examination';
import { reasonOf } from '../lifecycle/reason-of';
import { type Finding, findingsAbout } from './finding';

const { good, look, wrong } = findingsAbout('Pictures');

const GIGABYTE = 1024 ** 3;
const TIMEOUT_MS = 8000;
/** Names that the shop itself never gives, but serves. */
const nameOfTrial = () => `${randomBytes(32).toString('hex')}-320.webp`;

async function spaceIn(directory: string): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(directory);
  const free = (bavail * bsize) / GIGABYTE;
  return free < 1
    ? [look(`The folder has ${free.toFixed(1)} GB left: make room, or give it a larger disk.`)]
    : [];
}

/** Whether browsers reach what was stored in a bucket. */
async function readInPublic(address: string): Promise<Finding[]> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await answer.body?.cancel();
    if (answer.ok) return [];
    return [
      wrong(
        `S3_PUBLIC_URL answers ${answer.status} to a stored picture: allow everyone to read it.`,
      ),
    ];
  } catch (error) {
    return [wrong(`S3_PUBLIC_URL does not answer (${reasonOf(error)}): correct it.`)];
  }
}

/** Writes, reads and removes a file where pictures are stored. */
export const pictures: Examination = {
  about: 'Pictures',
  needs: ['COOKIE_SECRET'],
  examine: async (given) => {
    const options = imageOptions(given, backendUrl(given));
    const { storage, baseUrl } = openStorage(options, { error: () => undefined });
    const [name, bytes] = [nameOfTrial(), randomBytes(64)];
    const place = given.S3_BUCKET ? `the bucket ${given.S3_BUCKET}` : options.directory;
    try {
      await storage.write([{ name, bytes }]);
      const isSame = (await storage.read(name))?.equals(bytes);
      const found = given.S3_PUBLIC_URL ? await readInPublic(`${baseUrl}/${name}`) : [];
      await storage.remove(name);
      if (!isSame)
        return [wrong(`A file in ${place} was read with other bytes: check the storage.`)];
      if (!given.S3_BUCKET) found.push(...(await spaceIn(options.directory)));
      return [good(`Written to and read from ${place}.`), ...found];
    } catch (error) {
      const remedy = given.S3_BUCKET
        ? 'check S3_REGION, the keys and their rights to write, read and remove.'
        : 'let the user of the backend write there.';
      return [wrong(`Pictures cannot be stored in ${place} (${reasonOf(error)}): ${remedy}`)];
    }
  },
};
