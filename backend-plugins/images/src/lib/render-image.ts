import sharp from 'sharp';
import { IMAGE_SIZES, type ImageSize, LARGEST_SIZE } from './image-name';

/** One size of a picture, as WebP. */
export type Rendition = { size: ImageSize; width: number; height: number; bytes: Uint8Array };

/** A picture as it is kept; width and height are those of its largest size. */
export type RenderedImage = { width: number; height: number; renditions: Rendition[] };

const MOST_MEGAPIXELS = 25;
const MOST_FRAMES = 1000;

// The library can read much more than pictures of five formats: none of that code shall be reached.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
});

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new Error('This picture is damaged and cannot be read.', { cause });
  }
}

/** Refuses what says of itself that it is too large, before it is decoded. */
async function inspect(bytes: Buffer): Promise<void> {
  const header = sharp(bytes, { limitInputPixels: false });
  const { width, height, pages = 1 } = await readable(header.metadata());
  if (pages > MOST_FRAMES) throw new Error(`A picture may have at most ${MOST_FRAMES} frames.`);
  if (width * height > MOST_MEGAPIXELS * 1_000_000) {
    throw new Error(`A picture may have at most ${MOST_MEGAPIXELS} megapixels.`);
  }
}

/** Into a box that a tall picture may fill with twice its width; never larger than it was. */
const within = (size: ImageSize) =>
  ({ width: size, height: 2 * size, fit: 'inside', withoutEnlargement: true }) as const;

/**
 * Decodes a picture once and encodes each of its sizes as WebP, upright, in sRGB, its first frame
 * only and without the metadata of the camera. Throws what to tell the person who sent it.
 */
export async function renderImage(bytes: Buffer): Promise<RenderedImage> {
  await inspect(bytes);
  const { data, info } = await readable(
    sharp(bytes)
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
