import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** An image of one color, ready to encode. */
export const picture = (width = 40, height = 30): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#3d6b35' } });

/** An image of noise, which no codec compresses well. */
export const noise = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

const uint32 = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, index) => bytes.writeUInt32BE(number, 4 * index));
  return bytes;
};

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
}

/** A PNG of 400 megapixels in 50 kB: one bit per pixel, all black. */
export function pngBomb(side = 20_000): Buffer {
  const rows = Buffer.alloc(side * (1 + side / 8));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', Buffer.concat([uint32(side, side), Buffer.from([1, 0, 0, 0, 0])])),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An animated GIF of one pixel. */
export function gifOf(frames: number): Buffer {
  const head = Buffer.from('4749463839610100010080000000000000ffffff'.slice(0, 38), 'hex');
  const frame = Buffer.from('21f90400000000002c0000000001000100000202440100', 'hex');
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')]);
}

function riffChunk(type: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type), size, data, Buffer.alloc(data.length % 2)]);
}

/** An animated WebP of one pixel. */
export async function webpOf(frames: number): Promise<Buffer> {
  const still = (await picture(1, 1).webp().toBuffer()).subarray(12);
  const frame = riffChunk('ANMF', Buffer.concat([Buffer.alloc(16), still]));
  const chunks = [
    Buffer.from('WEBP'),
    riffChunk('VP8X', Buffer.from([2, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
    riffChunk('ANIM', Buffer.alloc(6)),
    ...Array<Buffer>(frames).fill(frame),
  ];
  return riffChunk('RIFF', Buffer.concat(chunks));
}
