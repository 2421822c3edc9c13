import * as z from 'zod/mini';
import { MAX_HANDLE_LENGTH } from './limits';
import { keySchema, wordsSchema } from './text';

/** `out` is nothing left. */
export const stockFilters = ['low', 'out'] as const;

export type StockFilter = (typeof stockFilters)[number];

/** The filters of staff's list. */
export const productFilters = z.object({
  /** In the name and the part number. */
  q: z.optional(wordsSchema),
  /** The handle of a category; its products and those of the categories below it. */
  category: z.optional(keySchema(MAX_HANDLE_LENGTH)),
  stock: z.optional(z.enum(stockFilters, 'This must be low or out.')),
});

export type ProductFilters = z.infer<typeof productFilters>;
