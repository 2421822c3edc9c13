import * as z from 'zod/mini';
import { operation } from './operation';

export const getCatalogueStamp = operation({
  method: 'get',
  path: '/catalogue-stamp',
  summary:
    'Changes with every change of products, categories and reviews. A stamp that is the same twice says that nothing has changed in between.',
  access: 'anyone',
  answer: z.object({
    /** The process and the number of changes that it has seen, such as `{uuid}.17`. */
    stamp: z.string(),
  }),
  refusals: [503],
});
