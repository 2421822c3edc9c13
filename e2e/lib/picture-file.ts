import sharp from 'sharp';

/** A picture file that a user could choose. */
export async function pictureFile(name: string) {
  const colour = { r: 178, g: 58, b: 34 };
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: colour } });
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}
