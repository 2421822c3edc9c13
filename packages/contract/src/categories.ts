import * as z from 'zod/mini';
import { operation } from './operation';

/** A category that shoppers see, with those below it. */
export const categorySchema = z.object({
  handle: z.string(),
  name: z.string(),
  /** The address of its picture; empty without one. */
  img: z.string(),
  /** One sentence about it; empty without one. */
  description: z.string(),
  /** Products in it and in the categories below it. */
  count: z.int(),
  get children() {
    return z.array(categorySchema);
  },
});

export type Category = z.infer<typeof categorySchema>;

export const listCategories = operation({
  method: 'get',
  path: '/categories',
  summary: 'The categories as a tree, with the number of products in each.',
  access: 'anyone',
  answer: z.object({ data: z.array(categorySchema) }),
});
