import { fork } from 'node:child_process';
import path from 'node:path';
import { ShopError } from '@harrow/http';
import { z } from 'zod';
import { isImage } from './image-format';
import { IMAGE_SIZES } from './image-name';
import { badImage } from './image-refusal';
import type { RenderedImage } from './render-image';

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
 * Renders a picture in a process of its own. Decoders are what people attack with a file: there it
 * finds no secrets, and what it breaks or uses up is gone with that process. Throws
 * `unsupported_media_type` for what is no picture, `invalid_body` for one that cannot be rendered.
 */
export async function renderApart(bytes: Buffer): Promise<RenderedImage> {
  if (!isImage(bytes)) {
    throw new ShopError(
      'unsupported_media_type',
      'This is no picture. Use PNG, JPEG, WebP, AVIF or GIF.',
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
    const giveUp = () => reject(badImage('This picture takes too much to show it.'));
    child.once('disconnect', giveUp);
    child.once('error', reject); // it did not even start
    child.send(bytes, (error) => error && giveUp());
  });
}
