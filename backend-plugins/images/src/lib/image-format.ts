export type ImageFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

const PNG = '\x89PNG\r\n\x1a\n';
const JPEG = '\xff\xd8\xff';

/** The brands of an ISO media file that begins with `ftyp`: the main one, then those it obeys too. */
function isAvif(bytes: Buffer): boolean {
  if (text(bytes, 4, 8) !== 'ftyp') return false;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length);
  for (let at = 8; at + 4 <= end; at += 4) {
    if (text(bytes, at, at + 4) === 'avif') return true;
  }
  return false;
}

/** What a file is by its first bytes, whatever its name and sender say; undefined for all else. */
export function formatOf(bytes: Buffer): ImageFormat | undefined {
  if (text(bytes, 0, 8) === PNG) return 'png';
  if (text(bytes, 0, 3) === JPEG) return 'jpeg';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'gif';
  return isAvif(bytes) ? 'avif' : undefined;
}

/** Whether a WebP has more frames than `most`; the decoder itself takes time by their square. */
export function hasMoreFrames(webp: Buffer, most: number): boolean {
  let frames = 0;
  for (let at = 12; at + 8 <= webp.length && frames <= most;) {
    if (text(webp, at, at + 4) === 'ANMF') frames++;
    const size = webp.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return frames > most;
}
