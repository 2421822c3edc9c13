import { ShopError } from '@harrow/http';
import sharp, { type SharpOptions } from 'sharp';
import { hasMoreFrames, formatOf } from './image-format';
import { IMAGE_SIZES, type ImageSize, LARGEST_SIZE } from './image-name';
import { badImage } from './image-refusal';

/** One size of a picture, as WebP. */
export type Rendition = { size: ImageSize; width: number; height: number; bytes: Buffer };

/** A picture as it is kept; width and height are those of its largest size. */
export type RenderedImage = { width: number; height: number; renditions: Rendition[] };

const MOST_PIXELS = 25_000_000; // decoding an AVIF of that many takes half a gigabyte
const MOST_FRAMES = 1000;
const LONGEST_RENDERING_SECONDS = 20;

const INPUT: SharpOptions = { limitInputPixels: MOST_PIXELS };

// The library can read much more than pictures of five formats: none of that code shall be reached.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
});
sharp.cache(false); // no picture is rendered twice

const tooManyFrames = () => badImage(`A picture may have at most ${MOST_FRAMES} frames.`);

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw badImage('This picture is damaged and cannot be read.', cause);
  }
}

/** Refuses what is no picture, and what would take too much memory or time, before it is decoded. */
async function inspect(bytes: Buffer): Promise<void> {
  const format = formatOf(bytes);
  if (!format) {
    throw new ShopError(
      'unsupported_media_type',
      'This is no picture. Use PNG, JPEG, WebP, AVIF or GIF.',
    );
  }
  if (format === 'webp' && hasMoreFrames(bytes, MOST_FRAMES)) throw tooManyFrames();
  const header = sharp(bytes, { limitInputPixels: false });
  const { width, height, pages = 1 } = await readable(header.metadata());
  if (pages > MOST_FRAMES) throw tooManyFrames();
  if (width * height > MOST_PIXELS) {
    throw badImage(`A picture may have at most ${MOST_PIXELS / 1_000_000} megapixels.`);
  }
}

/** Into a box that a tall picture may fill with twice its width; never larger than it was. */
const within = (size: ImageSize) =>
  ({ width: size, height: 2 * size, fit: 'inside', withoutEnlargement: true }) as const;

/**
 * Decodes a picture once and encodes each of its sizes as WebP, upright, in sRGB, its first frame
 * only and without the metadata of the camera. Throws `unsupported_media_type` for what is no
 * picture, `invalid_body` for one that is damaged or too large to decode.
 */
export async function renderImage(bytes: Buffer): Promise<RenderedImage> {
  await inspect(bytes);
  const { data, info } = await readable(
    sharp(bytes, INPUT)
      .timeout({ seconds: LONGEST_RENDERING_SECONDS })
      .autoOrient()
      .resize(within(LARGEST_SIZE))
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { width, height, channels } = info;
  const encode = async (size: ImageSize): Promise<Rendition> => {
    const encoded = await sharp(data, { raw: { width, height, channels } })
      .resize(within(size))
      .webp()
      .toBuffer({ resolveWithObject: true });
    return { size, width: encoded.info.width, height: encoded.info.height, bytes: encoded.data };
  };
  return { width, height, renditions: await Promise.all(IMAGE_SIZES.map(encode)) };
}
