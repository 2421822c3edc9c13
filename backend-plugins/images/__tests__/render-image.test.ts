import sharp from 'sharp';
import { isImage } from '../src/lib/render-apart';
import { renderImage } from '../src/lib/render-image';
import { noise, picture } from '@harrow/testing/pictures';

it.each([
  ['PNG', () => picture().png()],
  ['JPEG', () => picture().jpeg()],
  ['WebP', () => picture().webp()],
  ['GIF', () => picture().gif()],
  ['AVIF', () => picture().avif()],
])('recognizes a %s by its content', async (_, encode) => {
  expect(isImage(await encode().toBuffer())).toBe(true);
});

it.each(['', 'ftyp', 'RIFF', 'GIF88a', '\x89PNG', '....ftypheic', 'RIFF....WAVE', '<svg/>'])(
  'does not recognize %j as an image',
  (text) => {
    expect(isImage(Buffer.from(text, 'latin1'))).toBe(false);
  },
);

it('limits the height of a tall image', async () => {
  const { renditions } = await renderImage(await picture(100, 9000).png().toBuffer());
  expect(renditions.map(({ size, width, height }) => [size, width, height])).toEqual([
    [320, 7, 640],
    [640, 14, 1280],
    [1280, 28, 2560],
  ]);
});

it('keeps transparency', async () => {
  const clear = { r: 200, g: 0, b: 0, alpha: 0 };
  const create = { width: 20, height: 20, channels: 4 as const, background: clear };
  const { renditions } = await renderImage(await sharp({ create }).png().toBuffer());
  for (const { bytes } of renditions) expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
});

it.each([
  ['grayscale', () => picture().greyscale().png()],
  ['16 bits deep', () => picture().toColourspace('rgb16').png()],
  ['CMYK', () => picture().toColourspace('cmyk').jpeg()],
])('converts an image that is %s to sRGB', async (_, encode) => {
  const { renditions } = await renderImage(await encode().toBuffer());
  for (const { bytes } of renditions) {
    expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar' });
  }
});

it('renders the same file to the same bytes', async () => {
  const bytes = await noise(200, 100).jpeg().toBuffer();
  expect(await renderImage(bytes)).toEqual(await renderImage(bytes));
});

it('accepts at most 25 megapixels', async () => {
  const fits = await picture(5000, 5000).jpeg().toBuffer();
  expect(await renderImage(fits)).toMatchObject({ width: 1280, height: 1280 });
  const larger = await picture(5001, 5000).jpeg().toBuffer();
  await expect(renderImage(larger)).rejects.toThrow('at most 25 megapixels');
});
