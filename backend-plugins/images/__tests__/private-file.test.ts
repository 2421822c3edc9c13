import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { partName, privateName } from '../src/lib/private-name';
import { MAX_PRIVATE_SIZE } from '../src/lib/private-storage';
import { LinkSigner } from '../src/lib/signed-link';
import PrivateFileService from '../src/services/private-file';

const SECRET = 'a-secret-that-signs-links-of-this-test';
const backendUrl = 'https://shop.test';
const services = { logger: { error: () => undefined } } as never;

let directory: string;
let files: PrivateFileService;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'harrow-private-'));
  files = new PrivateFileService(services, {
    backendUrl,
    privateDirectory: directory,
    linkSecrets: [SECRET],
  });
});
afterEach(() => rm(directory, { recursive: true, force: true }));

test('refuses every file without a folder, and says what to set', async () => {
  const unset = new PrivateFileService(services, { backendUrl, linkSecrets: [SECRET] });
  await expect(unset.create('order-export')).rejects.toMatchObject({
    type: 'unavailable',
    message: expect.stringContaining('PRIVATE_FILE_DIRECTORY') as string,
  });
});

test('keeps nothing of a file that is too large', async () => {
  const { stream, done } = await files.create('order-export');
  const piece = Buffer.alloc(MAX_PRIVATE_SIZE / 2 + 1);
  stream.write(piece);
  stream.write(piece);
  await expect(done).rejects.toMatchObject({ type: 'too_large' });
  expect(await readdir(directory)).toEqual([]);
});

test('has no file under its name before the end of its writing', async () => {
  const { name, stream, done } = await files.create('order-export');
  stream.write('a;b\r\n');
  await expect(files.linkTo(name)).rejects.toMatchObject({ type: 'not_found' });
  stream.end();
  await done;
  expect(await files.linkTo(name)).toContain(`${backendUrl}/admin/private-files/${name}?expires=`);
});

test('deletes what is older than a day, the unfinished and nothing else', async () => {
  const [old, part, young] = [1, 2, 3].map(() => privateName('product-export'));
  const names = [String(old), partName(String(part)), String(young), 'notes.txt'];
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const name of names) {
    await writeFile(path.join(directory, name), 'x');
    if (name !== young) await utimes(path.join(directory, name), yesterday, yesterday);
  }
  await files.prune();
  expect((await readdir(directory)).sort()).toEqual(['notes.txt', young]);
});

test('accepts the links of the previous secret, and of no other', () => {
  const proof = new LinkSigner([SECRET]).sign('a');
  const next = 'the-next-secret-that-signs-the-links';
  expect(new LinkSigner([next, SECRET]).isSigned('a', proof)).toBe(true);
  expect(new LinkSigner([next]).isSigned('a', proof)).toBe(false);
  expect(new LinkSigner([SECRET]).isSigned('b', proof)).toBe(false);
});
