import { z } from 'zod/mini';
import { formatNumber } from '@/lib/format/pieces';
import { messages } from '@/messages';

/** Text of a form, trimmed, of 1 to `most` characters; `required` is said where there is none. */
export function textSchema(required: string, most: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(most, messages.forms.tooLong(formatNumber(most))),
    );
}
