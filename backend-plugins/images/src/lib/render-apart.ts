import { fork } from 'node:child_process';
import path from 'node:path';
import { ShopError } from '@harrow/plugin-kit';
import { z } from 'zod';
import { IMAGE_SIZES } from './image-name';
import { badImage } from './image-refusal';
import type { RenderedImage } from './render-image';

const PNG = '\x89PNG\r\n\x1a\n';
const JPEG = '\xff\xd8\xff';
const GIF = /^GIF8[79]a/;
const WEBP = /^RIFF.{4}WEBP/s;

/** Whether an ISO media file (`ftyp`) has AVIF as its major or a compatible brand. */
function isAvif(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length);
  for (let at = 8; at + 4 <= end; at += 4) {
    if (bytes.toString('latin1', at, at + 4) === 'avif') return true;
  }
  return false;
}

/** Whether the first bytes are those of a PNG, JPEG, WebP, AVIF or GIF file. */
export function isImage(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 12);
  const isRaster = start.startsWith(PNG) || start.startsWith(JPEG);
  return isRaster || GIF.test(start) || WEBP.test(start) || isAvif(bytes);
}

const PROGRAM = path.join(__dirname, 'render-child.js');

const dimensions = { width: z.int(), height: z.int() };

const renditionSchema = z.object({
  ...dimensions,
  size: z.literal(IMAGE_SIZES),
  bytes: z.instanceof(Uint8Array),
});

const answerSchema = z.union([
  z.object({ image: z.object({ ...dimensions, renditions: z.array(renditionSchema) }) }),
  z.object({ problem: z.string() }),
]);

/**
 * Renders an image in a separate process. Decoders are an attack surface: the process has no access
 * to secrets, and a crash or memory exhaustion ends only that process. Throws
 * `unsupported_media_type` for a file that is not an image, `invalid_body` for one that cannot be
 * rendered.
 */
export async function renderApart(bytes: Buffer): Promise<RenderedImage> {
  if (!isImage(bytes)) {
    throw new ShopError(
      'unsupported_media_type',
      'This is not an image. Use PNG, JPEG, WebP, AVIF or GIF.',
    );
  }
  return await new Promise((resolve, reject) => {
    const child = fork(PROGRAM, {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: 'ignore',
    });
    child.once('message', (message) => {
      const { data: answer, error } = answerSchema.safeParse(message);
      if (!answer) reject(error);
      else if ('image' in answer) resolve(answer.image);
      else reject(badImage(answer.problem));
    });
    const giveUp = () => reject(badImage('This image is too complex to process.'));
    child.once('disconnect', giveUp);
    child.once('error', reject); // the process could not be started
    child.send(bytes, (error) => error && giveUp());
  });
}
