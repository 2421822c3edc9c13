import { messages } from '@/messages';

/** What the image host takes; its own check is by content, ours spares a person the upload. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'];

const MOST_BYTES = 5 * 1024 * 1024;
const MEGA = 1024 * 1024;

const size = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});

/** Why a file cannot be uploaded as a picture, in words; null if it can. */
export function pictureProblem(file: Pick<File, 'type' | 'size'>): string | null {
  const pictures = messages.pictures;
  if (file.size === 0) return pictures.empty;
  if (!PICTURE_TYPES.includes(file.type)) return pictures.wrongType;
  // Rounded up: what is a little too much must not read as just right.
  if (file.size > MOST_BYTES) {
    return pictures.tooLarge(size.format(Math.ceil((file.size / MEGA) * 10) / 10));
  }
  return null;
}
