import { z } from 'zod';

/**
 * Far more than there is of anything, and far enough from the end of the engine's int4 column that
 * a cancelled order can always give its pieces back.
 */
const MOST_PIECES = 999_999_999;

/** A number of pieces, from `least`. */
export const pieces = (least: number) =>
  z
    .number('This must be a number.')
    .int('This must be a whole number.')
    .min(least, `This must be at least ${least}.`)
    .max(MOST_PIECES, `This must be at most ${MOST_PIECES}.`);
