import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { MAX_ARCHIVE_BYTES, MAX_ARCHIVE_PICTURES } from '@harrow/contract';
import { ShopError } from '@harrow/plugin-kit';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

/** The size of one picture, as for the form. */
const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
const ZIP = /^application\/(zip|x-zip-compressed)$/;
/** The bit of an entry's flags. */
const ENCRYPTED = 1;
/** The method of compression that archives of pictures have, if any. */
const DEFLATED = 8;
/** What systems add to archives by themselves. */
const NOT_MEANT = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;

const badArchive = (message: string, cause?: unknown) =>
  new ShopError('invalid_body', message, { fields: { file: message }, cause });

const tooLarge = () =>
  new ShopError('too_large', `The archive has more than ${MAX_ARCHIVE_BYTES / 1024 ** 2} MB.`);

const tooMany = () =>
  badArchive(`An archive may have at most ${MAX_ARCHIVE_PICTURES} pictures: send several.`);

/**
 * Reads the body of a request as an archive. Throws `unsupported_media_type` or `too_large`; the rest of the
 * request is then discarded.
 */
export async function readArchive(request: IncomingMessage): Promise<Buffer> {
  try {
    const [type = ''] = (request.headers['content-type'] ?? '').split(';', 1);
    if (!ZIP.test(type.trim())) {
      throw new ShopError('unsupported_media_type', 'Send the pictures as application/zip.');
    }
    if (Number(request.headers['content-length'] ?? 0) > MAX_ARCHIVE_BYTES) throw tooLarge();
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const bytes = chunk as Buffer;
      length += bytes.length;
      if (length > MAX_ARCHIVE_BYTES) throw tooLarge();
      chunks.push(bytes);
    }
    return Buffer.concat(chunks);
  } finally {
    request.resume();
  }
}

/** A file of an archive: its name without folders, and what it holds, which is unpacked when it is read. */
export interface ArchivedPicture {
  file: string;
  /** Throws `invalid_body` if it is too large, encrypted or damaged. */
  read: () => Promise<Buffer>;
}

const inflate = promisify(inflateRaw);

/** Reads the bytes of a file as they are in the archive. */
async function packed(archive: ZipFile, entry: Entry): Promise<Buffer> {
  const decompress = entry.compressionMethod === DEFLATED ? false : null;
  const options = { decompress, decrypt: null, start: null, end: null };
  return await new Promise((resolve, reject) => {
    archive.openReadStream(entry, options, (error: Error | null, stream: Readable) => {
      if (error) reject(error);
      else resolve(buffer(stream));
    });
  });
}

/** Unpacks one file, up to the size that it may have, so that few bytes cannot become many. */
async function unpack(archive: ZipFile, entry: Entry): Promise<Buffer> {
  const { compressionMethod, uncompressedSize, crc32: sum } = entry;
  if (entry.generalPurposeBitFlag & ENCRYPTED) throw badArchive('This file is encrypted.');
  if (uncompressedSize > MAX_PICTURE_BYTES) throw badArchive('An image may be at most 5 MB.');
  try {
    const bytes = await packed(archive, entry);
    const isDeflated = compressionMethod === DEFLATED;
    const limit = { maxOutputLength: Math.max(uncompressedSize, 1) };
    const picture = isDeflated ? await inflate(bytes, limit) : bytes;
    if (crc32(picture) !== sum) throw new Error('The sum of the file is another.');
    return picture;
  } catch (error) {
    throw badArchive('This file is damaged.', error);
  }
}

const opened = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error: Error | null, archive: ZipFile) => {
      if (error) reject(error);
      else resolve(archive);
    });
  });

async function listed(bytes: Buffer): Promise<ArchivedPicture[]> {
  const pictures: ArchivedPicture[] = [];
  const archive = await opened(bytes);
  if (archive.entryCount > 2 * MAX_ARCHIVE_PICTURES) throw tooMany();
  const ended = once(archive, 'end'); // rejects with the archive's error
  archive.on('entry', (entry: Entry) => {
    const { fileName } = entry;
    const file = fileName.slice(fileName.lastIndexOf('/') + 1);
    const isMeant = file !== '' && !NOT_MEANT.test(fileName);
    if (isMeant) pictures.push({ file, read: () => unpack(archive, entry) });
    archive.readEntry();
  });
  archive.readEntry();
  await ended;
  return pictures;
}

/** Lists the pictures of an archive. Throws `invalid_body` if it cannot be read, is empty or has too many. */
export async function picturesIn(bytes: Buffer): Promise<ArchivedPicture[]> {
  const pictures = await listed(bytes).catch((error: unknown) => {
    throw error instanceof ShopError
      ? error
      : badArchive('This is no zip archive, or it is damaged.', error);
  });
  if (pictures.length > MAX_ARCHIVE_PICTURES) throw tooMany();
  if (pictures.length === 0) throw badArchive('The archive has no files.');
  return pictures;
}
