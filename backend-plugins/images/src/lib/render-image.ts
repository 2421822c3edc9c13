import sharp from 'sharp';
import { IMAGE_SIZES, type ImageSize, MAX_IMAGE_WIDTH } from './image-name';

/** One size of an image, as WebP. */
type Rendition = { size: ImageSize; width: number; height: number; bytes: Uint8Array };

/** An image as stored; width and height are those of its largest size. */
export type RenderedImage = { width: number; height: number; renditions: Rendition[] };

const MAX_MEGAPIXELS = 25;
const MAX_FRAMES = 1000;

// Disable all decoders of the library except those of the five formats.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
});

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new Error('This image is damaged and cannot be read.', { cause });
  }
}

/** Rejects an image whose header says that it is too large, before it is decoded. */
async function inspect(bytes: Buffer): Promise<void> {
  const header = sharp(bytes, { limitInputPixels: false });
  const { width, height, pages = 1 } = await readable(header.metadata());
  if (pages > MAX_FRAMES) throw new Error(`An image may have at most ${MAX_FRAMES} frames.`);
  if (width * height > MAX_MEGAPIXELS * 1_000_000) {
    throw new Error(`An image may have at most ${MAX_MEGAPIXELS} megapixels.`);
  }
}

/** Options to fit an image into a box twice as high as wide, without enlarging it. */
const fitWithin = (size: ImageSize) =>
  ({ width: size, height: 2 * size, fit: 'inside', withoutEnlargement: true }) as const;

/**
 * Decodes an image once and encodes each size as WebP: upright, in sRGB, first frame only and
 * without metadata. Throws errors whose messages are meant for the uploader.
 */
export async function renderImage(bytes: Buffer): Promise<RenderedImage> {
  await inspect(bytes);
  const { data, info } = await readable(
    sharp(bytes)
      .autoOrient()
      .resize(fitWithin(MAX_IMAGE_WIDTH))
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { width, height, channels } = info;
  const encode = async (size: ImageSize): Promise<Rendition> => {
    const encoded = await sharp(data, { raw: { width, height, channels } })
      .resize(fitWithin(size))
      .webp()
      .toBuffer({ resolveWithObject: true });
    return { size, width: encoded.info.width, height: encoded.info.height, bytes: encoded.data };
  };
  return { width, height, renditions: await Promise.all(IMAGE_SIZES.map(encode)) };
}
