import * as z from 'zod/mini';
import { operation } from './operation';

/** A category that shoppers see, with those below it. */
export type Category = {
  handle: string;
  name: string;
  /** The address of its picture; empty without one. */
  img: string;
  /** One sentence about it; empty without one. */
  description: string;
  /** Products in it and in the categories below it. */
  count: number;
  children: Category[];
};

const categorySchema: z.ZodMiniType<Category> = z.object({
  handle: z.string(),
  name: z.string(),
  img: z.string(),
  description: z.string(),
  count: z.int(),
  get children() {
    return z.array(categorySchema);
  },
});

export const listCategories = operation({
  method: 'get',
  path: '/categories',
  summary: 'The categories as a tree, with the number of products in each.',
  access: 'anyone',
  answer: z.object({ data: z.array(categorySchema) }),
});
