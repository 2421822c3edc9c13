const PNG = '\x89PNG\r\n\x1a\n';
const JPEG = '\xff\xd8\xff';
const GIF = /^GIF8[79]a/;
const WEBP = /^RIFF.{4}WEBP/s;

/** The brands of an ISO media file that begins with `ftyp`: the main one, then those it obeys too. */
function isAvif(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length);
  for (let at = 8; at + 4 <= end; at += 4) {
    if (bytes.toString('latin1', at, at + 4) === 'avif') return true;
  }
  return false;
}

/** Whether a file is PNG, JPEG, WebP, AVIF or GIF by its first bytes, whatever its sender says. */
export function isImage(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 12);
  const isRaster = start.startsWith(PNG) || start.startsWith(JPEG);
  return isRaster || GIF.test(start) || WEBP.test(start) || isAvif(bytes);
}
