import { z } from 'zod/mini';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';

/** Validates and trims a text of 1 to `max` characters. `required` is the message for an empty one. */
export function textSchema(required: string, max: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(max, { error: () => messages.forms.tooLong(formatNumber(max)) }),
    );
}

/** Validates and trims a text of at most `max` characters, which may be empty. */
export const optionalTextSchema = (max: number) =>
  z
    .string()
    .check(z.trim(), z.maxLength(max, { error: () => messages.forms.tooLong(formatNumber(max)) }));

/**
 * Validates the value of a number field: null if it is empty (the message is `required`), NaN if it
 * does not hold a number. `problem` returns the message for any value but null, or null if it is valid.
 */
export function numberSchema(required: string, problem: (value: number) => string | null) {
  const messageOf = (typed: number | null) => (typed === null ? required : problem(typed));
  return z.custom<number, number | null>().check(({ value, issues }) => {
    const message = messageOf(value);
    if (message !== null) issues.push({ code: 'custom', input: value, message });
  });
}
