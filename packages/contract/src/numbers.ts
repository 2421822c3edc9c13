import * as z from 'zod/mini';
import { MAX_PIECES } from './limits';

const NOT_A_NUMBER = 'This must be a number.';

/** A decimal amount of money above 0, in the currency of the shop or of the order that it is about. */
export const amountSchema = z.number(NOT_A_NUMBER).check(z.positive('This must be more than 0.'));

/** A whole number within bounds. */
// @__NO_SIDE_EFFECTS__
export function wholeNumberSchema(
  minimum: number,
  maximum: number,
  tooFew = `This must be at least ${minimum}.`,
  tooMany = `This must be at most ${maximum}.`,
) {
  return z
    .number(NOT_A_NUMBER)
    .check(
      z.int('This must be a whole number.'),
      z.minimum(minimum, tooFew),
      z.maximum(maximum, tooMany),
    );
}

/** A number of pieces in stock or of an order's minimum. */
// @__NO_SIDE_EFFECTS__
export function piecesSchema(minimum: number) {
  return wholeNumberSchema(minimum, MAX_PIECES);
}
