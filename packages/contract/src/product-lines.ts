import * as z from 'zod/mini';
import { MAX_KEY_LENGTH, MAX_ORDER_LINES, MAX_QUANTITY } from './limits';
import { wholeNumberSchema } from './numbers';
import { keySchema } from './text';

export const quantitySchema = wholeNumberSchema(1, MAX_QUANTITY, undefined, 'This is too many.');
export const productIdSchema = keySchema(MAX_KEY_LENGTH);

/** A product and pieces of it. */
export const productLineSchema = z.object({ productId: productIdSchema, quantity: quantitySchema });

export type ProductLine = z.infer<typeof productLineSchema>;

/** Products of one order, each product once. */
// @__NO_SIDE_EFFECTS__
export const productLines = <Line extends z.ZodMiniType<ProductLine>>(line: Line) =>
  z.array(line, 'This must be a list.').check(
    z.maxLength(MAX_ORDER_LINES, `There can be at most ${MAX_ORDER_LINES}.`),
    z.refine(
      (lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length,
      'Each product can be in one line only.',
    ),
  );
