import { z } from 'zod/mini';
import { once } from '@/lib/once';
import { messages } from '@/messages';
import { LOCALE } from '@/messages/en/language';

/** The value of a picture field: a file to upload, the URL of an uploaded picture, or null. */
export type Picture = File | string | null;

/** Validates a picture field. `required` is the message for an empty one. */
export function pictureSchema(required: string) {
  return z.custom<Picture>().check(({ value, issues }) => {
    const message = value instanceof File ? pictureProblem(value) : value ? null : required;
    if (message !== null) issues.push({ code: 'custom', input: value, message });
  });
}

/** The types that the image host accepts. It checks the content; this check avoids a futile upload. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'];

const MEGABYTE = 1024 * 1024;
/** The largest picture that the image host accepts. */
export const MAX_PICTURE_BYTES = 5 * MEGABYTE;

const size = once(
  () =>
    new Intl.NumberFormat(LOCALE, {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: 1,
    }),
);

/** Returns the reason why a file cannot be uploaded as a picture, or null if it can. */
export function pictureProblem(file: Pick<File, 'type' | 'size'>): string | null {
  const pictures = messages.pictures;
  if (file.size === 0) return pictures.empty;
  if (!PICTURE_TYPES.includes(file.type)) return pictures.wrongType;
  // Rounded up, so that a file slightly above the limit does not seem to match it.
  if (file.size > MAX_PICTURE_BYTES) {
    return pictures.tooLarge(size().format(Math.ceil((file.size / MEGABYTE) * 10) / 10));
  }
  return null;
}
